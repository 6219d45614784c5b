import { expect, test } from 'vitest';

import { problemsAt, problemsElsewhere, problemsOfDeck } from './problems';

const problems = [
  { place: 'option format', message: 'a' },
  { place: 'seats[1].deck', message: 'b' },
  { place: 'deck 0, line 3', message: 'c' },
  { place: 'mode', message: 'd' },
  { place: 'decks', message: 'e' },
];
const at = (...names: string[]) => problemsAt(problems, ...names).map((problem) => problem.message);

test('a place belongs to the field it names', () => {
  expect(at('mode')).toEqual(['d']);
  expect(at('option format')).toEqual(['a']);
  expect(at('option tiebreaker')).toEqual([]);
});

test('a place inside a field belongs to the field', () => {
  expect(at('seats 1')).toEqual(['b']);
  expect(at('deck')).toEqual(['c']);
  expect(at('deck 1', 'deck 0')).toEqual(['c']);
});

test('what no field names is kept for the form as a whole', () => {
  const rest = problemsElsewhere(problems, ['mode', 'option format', 'seats 1', 'deck']);
  expect(rest.map((problem) => problem.message)).toEqual(['e']);
});

test('a field does not repeat its own name', () => {
  const places = (...names: string[]) => problemsAt(problems, ...names).map((problem) => problem.place);
  expect(places('deck 0')).toEqual(['line 3']);
  expect(places('seats 1')).toEqual(['deck']);
  expect(places('mode')).toEqual(['']);
});

test('the problems of one deck do not say whose it is', () => {
  const found = problemsOfDeck([
    { place: 'deck 0, heroes', message: 'a' },
    { place: 'format', message: 'b' },
  ]);
  expect(found.map((problem) => problem.place)).toEqual(['heroes', 'format']);
});
