import { describe, expect, it } from 'vitest';

import { headline, standings } from './outcome';

const names = ['Ann', 'Bob', 'Cy'];

describe('the result', () => {
  it('is told from where the viewer sits', () => {
    const outcome = { places: [2, 1, 3], scores: [5, 9, 1] };
    expect(headline(outcome, names, 1)).toBe('You win!');
    expect(headline(outcome, names, 0)).toBe('Bob wins');
    expect(headline(outcome, names, null)).toBe('Bob wins');
  });

  it('knows ties of all and ties of some', () => {
    expect(headline({ places: [1, 1, 1], scores: [] }, names, 0)).toBe('It is a tie');
    expect(headline({ places: [1, 3, 1], scores: [] }, names, 0)).toBe('A tie between You and Cy');
  });

  it('lists places with scores, the best first', () => {
    const list = standings({ places: [3, 1, 1], scores: [2, 7, 7] }, names, 0);
    expect(list.map(({ name, place, score, isShared }) => [name, place, score, isShared])).toEqual([
      ['Bob', 1, 7, true],
      ['Cy', 1, 7, true],
      ['Ann (you)', 3, 2, false],
    ]);
  });

  it('can do without scores and seats', () => {
    expect(standings({ places: [1], scores: [] }, [], null)[0]?.score).toBeNull();
    expect(headline({ places: [], scores: [] }, names, 0)).toBe('The game is over');
  });
});
