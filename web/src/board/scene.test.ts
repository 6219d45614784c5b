import { describe, expect, it } from 'vitest';

import type { Layout } from '../lib/protocol';
import { area, down, face, up } from './gallery/build';
import {
  columnName,
  figuresOf,
  gridOf,
  isCounted,
  mainText,
  ownerOf,
  placesOf,
  sortOf,
  totalOf,
  trackOf,
  zonesOf,
} from './scene';

describe('layouts', () => {
  it('are told apart', () => {
    const layouts: Layout[] = [
      'hand',
      'row',
      { zones: { count: 7 } },
      'pile',
      'counters',
      { grid: { width: 2, height: 3 } },
      { track: { last: 9 } },
    ];
    expect(layouts.map(sortOf)).toEqual(['hand', 'row', 'zones', 'pile', 'counters', 'grid', 'track']);
  });

  it('of tomorrow are drawn as rows', () => {
    expect(sortOf('spiral' as Layout)).toBe('row');
    expect(sortOf({ wheel: { spokes: 3 } } as unknown as Layout)).toBe('row');
  });

  it('with impossible measures stay drawable', () => {
    expect(gridOf({ grid: { width: 0, height: 1e9 } })).toEqual({ width: 1, height: 40 });
    expect(trackOf({ track: { last: -3 } })).toBe(0);
    expect(zonesOf({ zones: { count: 0 } })).toBe(1);
    expect(zonesOf({ zones: { count: 1e9 } })).toBe(60);
    expect(zonesOf('row')).toBe(0);
  });
});

describe('places', () => {
  it('are named by their area, their column and their row', () => {
    expect(placesOf(area('z', 'Z', 0, { zones: { count: 3 } }, []))).toEqual(['z@0,0', 'z@1,0', 'z@2,0']);
    expect(placesOf(area('t', 'T', null, { track: { last: 1 } }, []))).toEqual(['t@0,0', 't@1,0']);
    expect(placesOf(area('g', 'G', null, { grid: { width: 2, height: 2 } }, []))).toEqual([
      'g@0,0',
      'g@1,0',
      'g@0,1',
      'g@1,1',
    ]);
    expect(placesOf(area('h', 'H', 0, 'hand', []))).toEqual([]);
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

  it('are written as a sum where the main one has parts', () => {
    const parts = { cost: 6, 'power-cost': 3, 'tokens-cost': 3, vp: 1 };
    expect(mainText(face('X', 'x', parts))).toBe('3+3');
    expect(mainText(face('X', 'x', { cost: 6, vp: 1 }))).toBe('6');
    expect(mainText(face('X', 'x'))).toBe('');
  });

  it('keep their order when none is known', () => {
    expect(figuresOf(face('X', 'x', { zeal: 1, awe: 2 })).map(({ value }) => value)).toEqual([1, 2]);
  });
});

it('the last card of a stack is counted, a single card or back is not', () => {
  const card = up('a', face('A', 'a'));
  const items = [card, { ...card, count: 1 }, { ...card, count: 0 }, { ...down('b'), count: 1 }];
  expect(items.map(isCounted)).toEqual([false, true, false, false]);
});

describe('columns', () => {
  it('are lettered like a chess board, and go on after z', () => {
    expect([0, 6, 25, 26, 27].map(columnName)).toEqual(['a', 'g', 'z', 'aa', 'ab']);
  });
});

it('a face without numbers has none', () => {
  expect(figuresOf(up('a', face('A', 'a')).face ?? face('', ''))).toEqual([]);
});
