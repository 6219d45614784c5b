import { expect, test } from 'vitest';

import {
  canBeHeld,
  courseWords,
  deadlineOf,
  isOn,
  kindWords,
  newTable,
  percent,
  planWords,
  resultWords,
  whereWords,
} from './events';
import type { EntrantInfo, EventInfo, MatchInfo } from './protocol';

const entrant = (number: number, name: string, presence: EntrantInfo['presence'] = 'in'): EntrantInfo => ({
  entrant: number,
  name,
  level: null,
  presence,
});

const match = (verdict: 'first' | 'second' | 'draw' | 'neither' | null, noShow = false): MatchInfo => ({
  table: 'table-1',
  entrants: [0, 1],
  result: verdict === null ? null : { verdict, scores: [2, 1], no_show: noShow },
  deadline: 5000,
});

const event = (change: Partial<EventInfo> = {}): EventInfo => ({
  id: 'event',
  title: 'Friday night',
  owner: 'Ann',
  owned_by_you: false,
  stage: 'playing',
  game: 'battle-arena',
  game_title: 'Battle Arena',
  mode: 'rookie',
  options: {},
  building: null,
  course: { type: 'swiss', rounds: null },
  planned_rounds: 2,
  clock: { per_move: 60, per_match: null, when_out: 'lose' },
  patience: 180,
  places: 8,
  listed: true,
  entrants: [entrant(0, 'Ann'), entrant(1, 'Bob'), entrant(2, 'Cat'), entrant(3, 'Dan', 'left')],
  you: 0,
  your_table: null,
  blocked: null,
  pods: [],
  rounds: [{ matches: [match(null)], byes: [2] }],
  standings: [],
  number: 9,
  created_at: 0,
  ...change,
});

test('a result says who won, and who did not come', () => {
  const words = (...args: Parameters<typeof match>) => resultWords(event(), match(...args));
  expect(words(null)).toBe('Being played');
  expect(words('first')).toBe('Ann wins');
  expect(words('second', true)).toBe('Bob wins: Ann did not come');
  expect(words('draw')).toBe('Drawn, 2 to 1');
  expect(words('neither', true)).toBe('Nobody came');
});

test('everyone is somewhere', () => {
  const where = (number: number, change: Partial<EventInfo> = {}) => {
    const shown = event(change);
    const who = shown.entrants.find((each) => each.entrant === number);
    return who ? whereWords(shown, who) : null;
  };
  expect(where(0)).toBe('Plays Bob');
  expect(where(2)).toBe('Has a bye');
  expect(where(3)).toBe('Dropped out');
  expect(where(0, { rounds: [{ matches: [match('first')], byes: [2] }] })).toBe('Waits for the next round');
  const pods = [{ table: 't', entrants: [0, 1], done: false, deadline: 0 }];
  expect(where(1, { stage: 'building', pods })).toBe('Makes a deck');
  expect(where(2, { stage: 'open' })).toBe('');
});

test('a table is new once', () => {
  const before = event();
  const after = event({ your_table: 'table-1' });
  expect(newTable(null, before)).toBe(null);
  expect(newTable(before, after)).toBe('table-1');
  expect(newTable(after, after)).toBe(null);
  expect(newTable(null, after)).toBe('table-1');
  expect(newTable(after, event({ your_table: 'table-2' }))).toBe('table-2');
});

test('a deadline is told while it is to come', () => {
  const waiting = event({ your_table: 'table-1' });
  expect(deadlineOf(waiting, 4000)).toBe(5000);
  expect(deadlineOf(waiting, 6000)).toBe(null);
  expect(deadlineOf(event(), 4000)).toBe(null);
});

test('events are told in words', () => {
  expect(courseWords({ type: 'swiss', rounds: 1 })).toBe('Swiss, 1 round');
  expect(courseWords({ type: 'swiss', rounds: null })).toBe('Swiss rounds');
  expect(courseWords({ type: 'elimination' })).toBe('Single elimination');
  expect(planWords(event())).toBe('Swiss, 2 rounds');
  expect(planWords(event({ planned_rounds: 0 }))).toBe('Swiss rounds');
  expect(planWords(event({ course: { type: 'elimination' } }))).toBe('Single elimination, 2 rounds');
  expect(percent(333_333)).toBe('33.3%');
  expect(kindWords(event())).toBe('Battle Arena, rookie');
  const building = { game: 'x', game_title: 'Limited', mode: 'draft', seats: [8] };
  expect(kindWords(event({ building }))).toBe('Limited, draft, then matches of Battle Arena');
  expect(isOn({ stage: 'building' })).toBe(true);
  expect(isOn({ stage: 'over' })).toBe(false);
});

test('an event is of matches between two, or of decks that are made for them', () => {
  const mode = { id: 'm', about: '', seats: [4] };
  expect(canBeHeld(mode)).toBe(false);
  expect(canBeHeld({ ...mode, seats: [2, 4] })).toBe(true);
  expect(canBeHeld({ ...mode, makes_decks_for: { game: 'g', mode: 'm', options: [] } })).toBe(true);
});
