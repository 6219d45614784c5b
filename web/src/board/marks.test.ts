import { describe, expect, it } from 'vitest';

import { area, face, mark, up } from './gallery/build';
import { marksOf, marksText } from './marks';

const board = area('arena', 'Arena', null, { grid: { width: 7, height: 7 } }, [
  up('robot', face('Bolt', 'robot'), { at: [1, 2] }),
]);
const shop = area('shop', 'Shop', null, 'row', []);

describe('marks', () => {
  it('are found by what they mark, the kind that matters most first', () => {
    const marks = marksOf([mark('reach', 'a', 'b'), mark('target', 'b'), mark('sight', 'b', 'b')]);
    expect([...marks]).toEqual([
      ['b', ['target', 'sight', 'reach']],
      ['a', ['reach']],
    ]);
  });

  it('of a kind that nobody knows are left out', () => {
    expect(marksOf([{ kind: 'haunt' as 'reach', places: ['a'] }]).size).toBe(0);
  });
});

describe('the sentence for marks', () => {
  it('counts places, and names the few that something happens to', () => {
    const marks = [
      mark('reach', 'arena@0,0', 'arena@1,0'),
      mark('sight', 'arena@0,0', 'arena@0,0', 'arena@3,3'),
      mark('blocked', 'arena@6,6'),
      mark('target', 'robot', 'shop'),
      mark('path', 'arena@2,2', 'arena@3,2'),
    ];
    expect(marksText(marks, [board, shop])).toBe(
      'would hit Bolt, Shop, would move over c3, d3, reaches 2 spaces, 2 in sight, 1 out of sight',
    );
  });

  it('counts what would be too long a list', () => {
    const places = [0, 1, 2, 3].map((row) => `arena@0,${row}`);
    expect(marksText([mark('target', ...places)], [board])).toBe('would hit 4 spaces');
    expect(marksText([], [board])).toBe('');
  });
});
