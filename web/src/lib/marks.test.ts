import { expect, test } from 'vitest';

import { legendOf, marksOf, spelledOut } from './marks';

const TWO = [
  { id: 'rookie', about: '', seats: [2] },
  { id: 'substitution', about: '', seats: [2] },
];
const THREE = [...TWO, { id: 'playmaker', about: '', seats: [2] }];
const labels = (tags: string, modes = TWO) => marksOf(tags, modes).map(({ label }) => label);

test('what the rulebook says has no mark', () => expect(labels('[B]')).toEqual([]));

test('where else a rule comes from is said', () => {
  expect(labels('[I]')).toEqual(['follows']);
  expect(labels('[A C14]')).toEqual(['ruling']);
  expect(labels('[F]')).toEqual(['answer']);
  expect(labels('[K]')).toEqual(['card']);
  expect(labels('[E]')).toEqual(['events']);
});

test('the modes in which a rule holds are named', () => {
  expect(labels('[B] [Ro]')).toEqual(['rookie']);
  expect(labels('[I] [Su Pm]')).toEqual(['follows', 'substitution']);
  expect(labels('[B] [Su Pm]', THREE)).toEqual(['substitution', 'playmaker']);
});

test('a rule that holds in all modes on offer has no mark for them', () => {
  expect(labels('[B] [Ro Su]')).toEqual([]);
});

test('a rule for a mode that is not on offer does not look like one that always holds', () => {
  expect(labels('[B] [Pm]')).toEqual(['other mode']);
});

test('the legend has each mark once, and only those that occur', () => {
  const tags = ['[B]', '[A C1] [Pm]', '[I] [Su Pm]', '[A C2] [Ro]', '[I]'];
  const legend = legendOf(tags, TWO).map(({ label }) => label);
  expect(legend).toEqual(['follows', 'ruling', 'rookie', 'substitution', 'other mode']);
  expect(legendOf(['[B]'], TWO)).toEqual([]);
});

test('marks within a text are spelled out, and other brackets are left alone', () => {
  const text = 'A Battle runs: substitution step [Su Pm], Play step [Pm], end step [Ro Su].';
  expect(spelledOut(text, TWO)).toBe(
    'A Battle runs: substitution step (substitution), Play step (other mode), end step.',
  );
  expect(spelledOut('an array[i] and [this]', TWO)).toBe('an array[i] and [this]');
});
