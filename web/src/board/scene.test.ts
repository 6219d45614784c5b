import { describe, expect, it } from 'vitest';

import type { Layout } from '../lib/protocol';
import { area, down, face, up } from './gallery/build';
import { columnName, figuresOf, gridOf, ownerOf, sortOf, totalOf, trackOf } from './scene';

describe('layouts', () => {
  it('are told apart', () => {
    const layouts: Layout[] = [
      'hand',
      'row',
      'pile',
      'counters',
      { grid: { width: 2, height: 3 } },
      { track: { last: 9 } },
    ];
    expect(layouts.map(sortOf)).toEqual(['hand', 'row', 'pile', 'counters', 'grid', 'track']);
  });

  it('of tomorrow are drawn as rows', () => {
    expect(sortOf('spiral' as Layout)).toBe('row');
    expect(sortOf({ wheel: { spokes: 3 } } as unknown as Layout)).toBe('row');
  });

  it('with impossible measures stay drawable', () => {
    expect(gridOf({ grid: { width: 0, height: 1e9 } })).toEqual({ width: 1, height: 40 });
    expect(trackOf({ track: { last: -3 } })).toBe(0);
  });
});

describe('items', () => {
  it('count as many as they stand for', () => {
    expect(totalOf(area('a', 'A', null, 'pile', [down('1', { count: 52 }), down('2')]))).toBe(53);
  });

  it('belong to their own owner before that of the area', () => {
    const place = area('a', 'A', 1, 'row', []);
    expect(ownerOf(down('1', { owner: 0 }), place)).toBe(0);
    expect(ownerOf(down('1'), place)).toBe(1);
  });
});

describe('numbers on a face', () => {
  it('have the power first, wherever it is written', () => {
    expect(figuresOf(face('X', 'x', { cost: 2, power: 90 })).map(({ label }) => label)).toEqual([
      'power',
      'cost',
    ]);
  });

  it('keep their order when none is known', () => {
    expect(figuresOf(face('X', 'x', { zeal: 1, awe: 2 })).map(({ value }) => value)).toEqual([1, 2]);
  });
});

describe('columns', () => {
  it('are lettered like a chess board, and go on after z', () => {
    expect([0, 6, 25, 26, 27].map(columnName)).toEqual(['a', 'g', 'z', 'aa', 'ab']);
  });
});

it('a face without numbers has none', () => {
  expect(figuresOf(up('a', face('A', 'a')).face ?? face('', ''))).toEqual([]);
});
