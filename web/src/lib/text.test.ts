import { expect, test } from 'vitest';

import type { Ending, SeatInfo } from './protocol';
import {
  absentees,
  ago,
  clockWords,
  duration,
  listed,
  ordinal,
  resultWords,
  seatWords,
  sentence,
  words,
} from './text';

function ending(places: number[]): Ending {
  return { outcome: { places, scores: places }, sentence: '' };
}

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
  expect(seatWords([2])).toBe('2 players');
  expect(seatWords([2, 4])).toBe('2 or 4 players');
  expect(seatWords([2, 3, 4])).toBe('2 to 4 players');
});

test('a result is told from where the viewer sits', () => {
  const names = ['Ann', 'Bob', 'Cid'];
  expect(resultWords(ending([1, 2]), names, 0)).toBe('You won');
  expect(resultWords(ending([1, 2]), names, 1)).toBe('You lost');
  expect(resultWords(ending([1, 2]), names, null)).toBe('Ann won');
  expect(resultWords(ending([1, 1]), names, 0)).toBe('A tie');
  expect(resultWords(ending([3, 1, 2]), names, 0)).toBe('You came 3rd');
  expect(resultWords(ending([1, 1, 3]), names, 2)).toBe('Ann and Bob share the win');
});

test('ordinals know their teens', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal)).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 112th'.split(' '),
  );
});

test('whoever is gone is named, unless a bot plays on or it is the viewer', () => {
  const seat = (place: number, present: boolean, bot_plays = false): SeatInfo => ({
    place,
    seat: place,
    holder: { type: 'person', name: `P${place}`, present },
    bot_plays,
  });
  const seats = [seat(0, false), seat(1, true), seat(2, false), seat(3, false, true)];
  expect(absentees(seats, 0).map((each) => each.place)).toEqual([2]);
});
