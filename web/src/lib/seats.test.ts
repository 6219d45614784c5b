import { expect, test } from 'vitest';

import type { SeatInfo, TableInfo } from './protocol';
import { absenteesOf, isPlaying, isReplaced, replacedOf } from './seats';

type Wish = Partial<Pick<TableInfo, 'stage' | 'your_place'>>;

function seat(place: number, away_since: number | null, bot_plays = false): SeatInfo {
  return { place, seat: place, holder: { type: 'person', name: `P${place}`, away_since }, bot_plays };
}

function table(seats: SeatInfo[], wish: Wish = {}): TableInfo {
  return { stage: 'playing', your_place: 0, seats, ...wish } as TableInfo;
}

test('whoever is gone is missed, unless a bot plays on or it is the viewer', () => {
  const info = table([seat(0, 5), seat(1, null), seat(2, 7), seat(3, 9, true)]);
  expect(absenteesOf(info)).toEqual([{ place: 2, name: 'P2', since: 7 }]);
});

test('nobody is missed before the match or after it', () => {
  const seats = [seat(0, null), seat(1, 7, true), seat(2, 7)];
  for (const stage of ['open', 'finished'] as const) {
    expect(absenteesOf(table(seats, { stage }))).toEqual([]);
    expect(replacedOf(table(seats, { stage }))).toEqual([]);
  }
});

test('a viewer for whom a bot plays on does not play, and is not named among the others', () => {
  const info = table([seat(0, null, true), seat(1, 3, true)]);
  expect(isReplaced(info)).toBe(true);
  expect(isPlaying(info)).toBe(false);
  expect(replacedOf(info)).toEqual(['P1']);
});

test('who plays is who has a seat in a match that is on', () => {
  const seats = [seat(0, null), seat(1, null)];
  expect(isPlaying(table(seats))).toBe(true);
  expect(isPlaying(table(seats, { your_place: null }))).toBe(false);
  expect(isPlaying(table(seats, { stage: 'finished' }))).toBe(false);
});
