import { describe, expect, it } from 'vitest';

import { decksMade, headline, resultTone, standings, verdictOf } from './outcome';

const names = ['Ann', 'Bob', 'Cy'];

describe('the result', () => {
  const told = (places: number[], viewer: number | null) => headline({ places, scores: [] }, names, viewer);

  it('is told from where the viewer sits', () => {
    expect(told([1, 2], 0)).toBe('You won');
    expect(told([1, 2], 1)).toBe('You lost');
    expect(told([1, 2], null)).toBe('Ann won');
    expect(told([3, 1, 2], 0)).toBe('You came 3rd');
  });

  it('knows ties of all and wins that some share', () => {
    expect(told([1, 1, 1], 0)).toBe('A tie');
    expect(told([1, 1, 3], 2)).toBe('Ann and Bob share the win');
  });

  it('is good news for those who won, and a tie is news for nobody', () => {
    const tone = (places: number[], viewer: number | null) => resultTone({ places, scores: [] }, viewer);
    expect(tone([1, 2], 0)).toBe('good');
    expect(tone([1, 2], 1)).toBe('bad');
    expect(tone([1, 1, 3], 1)).toBe('good');
    expect(tone([1, 1], 0)).toBe('plain');
    expect(tone([1, 2], null)).toBe('plain');
  });

  it('is told with its reason and a picture', () => {
    const verdict = (places: number[], viewer: number | null) =>
      verdictOf({ outcome: { places, scores: [] }, sentence: 'Ann resigned.' }, names, viewer);
    expect(verdict([2, 1], 1)).toMatchObject({ title: 'You won', sentence: 'Ann resigned.', tone: 'good' });
    expect(verdict([2, 1], 1).standings.map(({ name }) => name)).toEqual(['Bob (you)', 'Ann']);
    expect([verdict([2, 1], 0), verdict([2, 1], null), verdict([1, 1], 0)].map(({ icon }) => icon)).toEqual([
      'cracked-shield',
      'laurels-trophy',
      'shaking-hands',
    ]);
  });

  it('has no winner where decks were made', () => {
    expect(decksMade(1)).toMatchObject({ title: 'The deck is made', tone: 'plain', standings: [] });
    expect(decksMade(8).title).toBe('The decks are made');
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
    expect(standings({ places: [1, 2], scores: [0, 0] }, [], null)[1]?.score).toBeNull();
    expect(headline({ places: [], scores: [] }, names, 0)).toBe('The match is over');
  });
});
