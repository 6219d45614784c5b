import { expect, test } from 'vitest';

import { pieces } from './markup';

const short = (text: string) => pieces(text).map((piece) => `${piece.style}:${piece.text}`);

test('text without marks is one piece', () => expect(short('Two players.')).toEqual(['plain:Two players.']));

test('nothing is no piece', () => expect(pieces('')).toEqual([]));

test('strong, emphasis and code are told apart', () => {
  expect(short('a **b** *c* `d*e*`')).toEqual([
    'plain:a ',
    'strong:b',
    'plain: ',
    'emphasis:c',
    'plain: ',
    'code:d*e*',
  ]);
});

test('a mark without a partner stays text', () => {
  expect(short('2 * 3 and `x')).toEqual(['plain:2 * 3 and `x']);
  expect(short('2 * 3 * 4')).toEqual(['plain:2 * 3 * 4']);
  expect(short('****')).toEqual(['plain:****']);
});

test('what looks like HTML stays text', () => {
  expect(short('<b>x</b>')).toEqual(['plain:<b>x</b>']);
});
