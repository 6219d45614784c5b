import { expect, test } from 'vitest';

import { completed, headerOf, idsIn, linesOf, moved, withoutLines } from './decklist';
import { rulesIn } from './offences';

const sections = ['heroes', 'hot dogs'];

test('a whole list is left as it is', () => {
  const list = 'deck: A\ngame: arena\n\nheroes\n  1 x\n';
  expect(completed(list, 'arena', 'B', sections).list).toBe(list);
});

test('a bare list of cards gets what it leaves out, and every line knows where it was', () => {
  const { list, origins } = completed('1 x\r\n2 y', 'arena', 'Mine', sections);
  expect(list).toBe('deck: Mine\ngame: arena\nheroes\n1 x\n2 y');
  expect(origins).toEqual([null, null, null, 1, 2]);
});

test('a section that is named is found however it is written, and its place is kept', () => {
  const { list, origins } = completed('format: standard\nHot-Dogs: # ten\n1 x', 'arena', 'Mine', sections);
  expect(list).toBe('deck: Mine\ngame: arena\nformat: standard\nHot-Dogs: # ten\n1 x');
  expect(origins).toEqual([null, null, 1, 2, 3]);
  const headed = completed('deck: A\n1 x', 'arena', 'Mine', sections);
  expect(headed.list).toBe('game: arena\ndeck: A\nheroes\n1 x');
  expect(headed.origins).toEqual([null, 1, null, 2]);
});

test('problems are told with the lines that were pasted, which can be left out', () => {
  const { origins } = completed('1 x\n1 nobody\n2 y', 'arena', 'Mine', sections);
  const problems = moved(
    [
      { place: 'Line 5', message: 'There is no Hero "nobody".' },
      { place: 'Line 1', message: 'The name is wrong.' },
      { place: 'heroes', message: 'Too few.' },
    ],
    origins,
  );
  expect(problems.map(({ place }) => place)).toEqual(['Line 2', '', 'heroes']);
  expect(linesOf(problems)).toEqual([2]);
  expect(withoutLines('1 x\n1 nobody\n2 y', [2])).toBe('1 x\n2 y');
});

test('a list says what it is for', () => {
  expect(headerOf('deck: A\n Format : trainer # small\n', 'format')).toBe('trainer');
  expect(headerOf('deck: A\nformat:\n', 'format')).toBe(null);
});

test('cards of a list are guessed by their words, for a picture', () => {
  expect(idsIn('deck: A\n\nheroes\n  2x BoJax Fire TK # one\n  bison-ice-a\n')).toEqual([
    'heroes',
    'bojax-fire-tk',
    'bison-ice-a',
  ]);
});

test('the rules that an offence cites stand apart', () => {
  expect(rulesIn('59 cards; there are exactly 60 (R33, R34)')).toEqual({
    text: '59 cards; there are exactly 60',
    rules: [33, 34],
  });
  expect(rulesIn('too many (and more)')).toEqual({ text: 'too many (and more)', rules: [] });
});
