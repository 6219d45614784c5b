import { describe, expect, test } from 'vitest';

import {
  averageOf,
  byNumber,
  cleanName,
  copiesIn,
  copiesOf,
  curveOf,
  deckOn,
  emptyDeck,
  isAtMost,
  isMentioned,
  missingIn,
  nameOfCopy,
  printOf,
  sectionFor,
  sizeOf,
  wantedWords,
  withCopies,
  writeList,
} from './deck';
import type { CardPage, DeckSection } from './protocol';

function hero(id: string, power: number): CardPage {
  const facts = [{ label: 'power', value: String(power) }];
  return { id, name: id, kind: 'hero', icon: null, facts, text: '' };
}

function section(name: string, kinds: string[], more: Partial<DeckSection> = {}): DeckSection {
  return { name, kinds, least: 0, most: null, each: null, cards: [], ...more };
}

const heroes = section('heroes', ['hero'], { least: 2, most: 3, each: 1 });
const reserve = section('reserve', ['hero', 'ally']);

describe('cards of a deck', () => {
  const deck = withCopies(withCopies(emptyDeck('One'), 'heroes', 'bison', 2), 'reserve', 'bison', 1);

  test('are counted by section and over all', () => {
    expect([sizeOf(deck, 'heroes'), copiesIn(deck, 'heroes', 'bison'), copiesOf(deck, 'bison')]).toEqual([
      2, 2, 3,
    ]);
    expect(sizeOf(deck, 'nothing')).toBe(0);
  });

  test('are gone with their last copy, and the deck before is as it was', () => {
    const none = withCopies(deck, 'heroes', 'bison', 0);
    expect(none.cards['heroes']).toEqual([]);
    expect(sizeOf(deck, 'heroes')).toBe(2);
    expect(sizeOf(withCopies(deck, 'heroes', 'bison', -4), 'heroes')).toBe(0);
  });

  test('go to the wanted section if it takes them, else to the first that does', () => {
    const sections = [heroes, reserve];
    expect(sectionFor(sections, hero('x', 1), null)?.name).toBe('heroes');
    expect(sectionFor(sections, hero('x', 1), 'reserve')?.name).toBe('reserve');
    expect(sectionFor(sections, { ...hero('x', 1), kind: 'ally' }, 'heroes')?.name).toBe('reserve');
    expect(sectionFor(sections, { ...hero('x', 1), kind: 'map' }, null)).toBe(null);
  });

  test('may be as many as the section allows of each', () => {
    expect(isAtMost(deck, heroes, 'bison')).toBe(true);
    expect(isAtMost(deck, heroes, 'other')).toBe(false);
    expect(isAtMost(deck, reserve, 'bison')).toBe(false);
  });

  test('come from what the server has read', () => {
    const page = {
      name: 'One',
      format: 'standard',
      sections: [{ ...heroes, cards: [{ copies: 2, card: hero('bison', 1) }] }],
      offences: [],
    };
    expect(deckOn(page)).toEqual({ name: 'One', cards: { heroes: [{ id: 'bison', copies: 2 }] } });
  });
});

test('a deck is the same in whatever order its cards came', () => {
  const one = withCopies(withCopies(emptyDeck(), 'heroes', 'a', 1), 'dogs', 'b', 2);
  const other = withCopies(withCopies(emptyDeck(), 'dogs', 'b', 2), 'heroes', 'a', 1);
  expect(printOf(one)).toBe(printOf(withCopies(other, 'reserve', 'c', 0)));
  expect(printOf(one)).not.toBe(printOf(withCopies(one, 'dogs', 'b', 1)));
});

test('a section says how many it wants, and how far it is', () => {
  expect(wantedWords({ least: 60, most: 60 })).toBe('60');
  expect(wantedWords({ least: 51, most: null })).toBe('51 or more');
  expect(wantedWords({ least: 0, most: 7 })).toBe('0 to 7');
  expect(wantedWords({ least: 0, most: null })).toBe('');
  expect([1, 2, 3, 5].map((size) => missingIn(heroes, size))).toEqual([1, 0, 0, -2]);
});

describe('the list', () => {
  test('is written as it is read, without empty sections', () => {
    let deck = withCopies(emptyDeck('Steel # 1'), 'heroes', 'bison', 2);
    deck = withCopies(withCopies(deck, 'hot dogs', 'frank', 1), 'hot dogs', 'frank', 0);
    const list = 'deck: Steel 1\ngame: arena\nformat: standard\n\nheroes\n  2 bison\n';
    expect(writeList(deck, 'arena', 'standard')).toBe(list);
    expect(writeList(emptyDeck(''), 'arena', null)).toBe('deck: My deck\ngame: arena\n');
  });

  test('has a name of one line that can be seen', () => {
    expect(cleanName('  A\n\tB‮ ')).toBe('A B');
    expect(cleanName('x'.repeat(80))).toHaveLength(60);
    expect(cleanName('#')).toBe('My deck');
  });

  test('has a name of its own when it is a copy', () => {
    expect(nameOfCopy('Steel', [])).toBe('Steel 2');
    expect(nameOfCopy('Steel 2', ['Steel', 'Steel 2', 'Steel 3'])).toBe('Steel 4');
    expect(nameOfCopy('x'.repeat(60), []).length).toBeLessThanOrEqual(60);
  });
});

describe('the curve', () => {
  const cards = [
    { card: hero('a', 90), copies: 2 },
    { card: hero('b', 100), copies: 1 },
    { card: { ...hero('c', 0), facts: [] }, copies: 5 },
  ];

  test('has a bar for every value within the deck, also for those that it has not', () => {
    expect(curveOf(cards, 'power', [85, 90, 95, 100, 90, 105])).toEqual([
      { from: 90, to: 90, count: 2 },
      { from: 95, to: 95, count: 0 },
      { from: 100, to: 100, count: 1 },
    ]);
    expect(averageOf(cards, 'power')).toBe(93.3);
    expect(averageOf(cards, 'cost')).toBe(null);
  });

  test('joins values that lie beside each other where there are too many', () => {
    const steps = Array.from({ length: 40 }, (_, at) => at);
    const spread = [hero('a', 0), hero('b', 38), hero('c', 39)].map((card) => ({ card, copies: 1 }));
    const bars = curveOf(spread, 'power', steps);
    expect(bars.length).toBeLessThanOrEqual(20);
    expect(bars.at(-1)).toEqual({ from: 38, to: 39, count: 2 });
    expect(curveOf([], 'power', steps), 'an empty deck shows all that can be').toHaveLength(20);
  });

  test('orders rows by the number, the largest first, then by name', () => {
    const rows = [hero('b', 90), hero('c', 120), hero('a', 90)].map((card) => ({ card }));
    expect(byNumber(rows, 'power').map(({ card }) => card.id)).toEqual(['c', 'a', 'b']);
    expect(byNumber(rows, null).map(({ card }) => card.id)).toEqual(['a', 'b', 'c']);
  });
});

test('an offence speaks of cards by name or by a number on them', () => {
  const bison = hero('Bison', 120);
  expect(isMentioned(bison, '7 Heroes have Power 120; at most 6 may (R35)')).toBe(true);
  expect(isMentioned(bison, '7 Heroes have Power 12; at most 6 may (R35)')).toBe(false);
  expect(isMentioned(bison, '8 cards of Bison; at most 6 of one Hero may be (R39)')).toBe(true);
  expect(isMentioned(bison, '59 cards; in standard there are exactly 60 (R33)')).toBe(false);
});
