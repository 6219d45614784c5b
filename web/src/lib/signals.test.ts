import { expect, test } from 'vitest';

import type { Position, TableInfo } from './protocol';
import { callFor, waitingFor } from './signals';

function table(stage: TableInfo['stage'], your_place: number | null, bot_plays = false): TableInfo {
  const seats = [{ place: 0, seat: 0, holder: { type: 'open' }, bot_plays }];
  return { stage, your_place, seats } as TableInfo;
}

const turn = (number: number | null) => ({ turn: number }) as Position;

test('who sits waits for the start, for the others, or for nobody', () => {
  expect(waitingFor(table('open', 0), null)).toBe('start');
  expect(waitingFor(table('playing', 0), null)).toBe('others');
  expect(waitingFor(table('playing', 0), turn(null))).toBe('others');
  expect(waitingFor(table('playing', 0), turn(0))).toBe('you');
});

test('who only watches, has a bot play on, or has finished waits for nothing', () => {
  expect(waitingFor(table('open', null), null)).toBe('none');
  expect(waitingFor(table('playing', 0, true), turn(3))).toBe('none');
  expect(waitingFor(table('finished', 0), turn(null))).toBe('none');
});

test('a turn that comes and a match that starts are called out', () => {
  expect(callFor('others', 'you')).toBe('It is your turn.');
  expect(callFor('start', 'others')).toBe('The match starts.');
  expect(callFor('start', 'you')).toBe('The match starts, and it is your turn.');
});

test('what is no news is not called out', () => {
  expect(callFor('you', 'you')).toBeNull();
  expect(callFor('you', 'others')).toBeNull();
  expect(callFor('others', 'none')).toBeNull();
  // A page that was just opened: its reader is here.
  expect(callFor('none', 'you')).toBeNull();
});
