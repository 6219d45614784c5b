import { describe, expect, it } from 'vitest';

import { down } from './gallery/build';
import { emptyColumns, spotsOf } from './rows';

describe('spots', () => {
  it('hold all that lies on them, in order', () => {
    const spots = spotsOf([down('b', { at: [1, 0] }), down('a', { at: [0, 0] }), down('c', { at: [1, 0] })]);
    expect(spots.map(({ column, items }) => [column, items.map(({ id }) => id)])).toEqual([
      [0, ['a']],
      [1, ['b', 'c']],
    ]);
  });

  it('are found for items without a place', () => {
    const spots = spotsOf([down('x'), down('a', { at: [0, 0] }), down('y')]);
    expect(spots.map(({ column, items }) => [column, items[0]?.id])).toEqual([
      [0, 'a'],
      [1, 'x'],
      [2, 'y'],
    ]);
  });

  it('stay on the board', () => {
    const spots = spotsOf([down('far', { at: [9, 9] }), down('none'), down('also')], 2, 2);
    expect(spots.every(({ column, row }) => column < 2 && row < 2)).toBe(true);
    expect(spots.flatMap(({ items }) => items)).toHaveLength(3);
  });

  it('that are empty are known', () => {
    expect(emptyColumns(spotsOf([down('a', { at: [1, 0] })]), 3)).toEqual([0, 2]);
  });
});
