import { expect, test } from 'vitest';

import { isOwnLine } from './chat';
import type { Line } from './protocol';

function said(speaker: string, place: number | null): Line {
  return {
    number: 1,
    at: 0,
    source: 'chat',
    kind: 'chat',
    speaker,
    place,
    text: 'Hello',
    items: [],
    good_for: null,
  };
}

test('someone with a place is known by it, whatever the others are called', () => {
  expect(isOwnLine(said('Ann', 0), 0, 'Ann')).toBe(true);
  expect(isOwnLine(said('Ann', 1), 0, 'Ann')).toBe(false);
  expect(isOwnLine(said('Ann', null), 0, 'Ann')).toBe(false);
  expect(isOwnLine(said('Old name', 0), 0, 'New name')).toBe(true);
});

test('someone who watches is known by name, and never taken for someone who plays', () => {
  expect(isOwnLine(said('Cyd', null), null, 'Cyd')).toBe(true);
  expect(isOwnLine(said('Cyd', 1), null, 'Cyd')).toBe(false);
  expect(isOwnLine(said('Dan', null), null, 'Cyd')).toBe(false);
  expect(isOwnLine(said('Dan', null), null, null)).toBe(false);
});

test('what the game tells is nobody’s line', () => {
  expect(isOwnLine({ ...said('Ann', null), source: 'game', speaker: null }, null, null)).toBe(false);
});
