import { expect, test } from 'vitest';

import type { Listing } from './protocol';
import {
  ago,
  clockWords,
  duration,
  isJoinable,
  listed,
  modeWords,
  ordinal,
  seatWords,
  sentence,
  words,
} from './text';

test('ids become words', () => {
  expect(words('sudden-death')).toBe('Sudden death');
  expect(words('off')).toBe('Off');
});

test('phrases become sentences, and sentences stay what they are', () => {
  expect(sentence('the seat is taken')).toBe('The seat is taken.');
  expect(sentence('Wait a moment!')).toBe('Wait a moment!');
  expect(sentence(' ')).toBe('');
  expect(sentence('error: x\n --> deck:1')).toBe('error: x\n --> deck:1');
});

test('lists read like a sentence', () => {
  expect(listed([])).toBe('');
  expect(listed(['Ann'])).toBe('Ann');
  expect(listed(['Ann', 'Bob', 'Cid'])).toBe('Ann, Bob and Cid');
});

test('ages are said in the unit that matters', () => {
  const now = 1_000_000_000;
  expect(ago(now - 59_000, now)).toBe('just now');
  expect(ago(now - 61_000, now)).toBe('1 min ago');
  expect(ago(now - 3 * 3_600_000, now)).toBe('3 h ago');
  expect(ago(now - 25 * 3_600_000, now)).toBe('1 day ago');
  expect(ago(now + 5_000, now)).toBe('just now');
});

test('durations leave out what is nothing', () => {
  expect(duration(45)).toBe('45 s');
  expect(duration(300)).toBe('5 min');
  expect(duration(90)).toBe('1 min 30 s');
  expect(duration(5400)).toBe('1 h 30 min');
});

test('a clock is said in one phrase', () => {
  expect(clockWords(null)).toBe('No clock');
  expect(clockWords({ per_move: null, per_match: null, when_out: 'bot' })).toBe('No clock');
  expect(clockWords({ per_move: 60, per_match: 600, when_out: 'lose' })).toBe('10 min each, 1 min a move');
});

test('numbers of seats read as a range or as a choice', () => {
  expect(seatWords([1])).toBe('1 player');
  expect(seatWords([2])).toBe('2 players');
  expect(seatWords([2, 4])).toBe('2 or 4 players');
  expect(seatWords([2, 3, 4])).toBe('2 to 4 players');
});

test('ordinals know their teens', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal)).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 112th'.split(' '),
  );
});

test('only an open table with a seat that anyone may take can be joined', () => {
  const listing = (stage: Listing['stage'], open_seats: number) => ({ stage, open_seats }) as Listing;
  expect(isJoinable(listing('open', 1))).toBe(true);
  expect(isJoinable(listing('open', 0))).toBe(false);
  expect(isJoinable(listing('playing', 1))).toBe(false);
});

test('a table is said by its mode and options, and what someone wrote stays as it is', () => {
  expect(modeWords('sudden-death', { format: 'very-large' })).toBe('Sudden death · Format: very large');
  expect(modeWords('first', { board: '3PT-FZD-C2Q' })).toBe('First · Board: 3PT-FZD-C2Q');
  const list = 'kittens, bromance, were-swan, golf-cyborg, cthulhu';
  expect(modeWords('first', { board: list })).toBe('First · Board: kittens, bromance, were-swan, golf-cybo…');
});
