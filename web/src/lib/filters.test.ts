import { describe, expect, test } from 'vitest';

import {
  addressOf,
  choosable,
  cleared,
  countKinds,
  countValues,
  filtersIn,
  noFilters,
  pick,
  toggleKind,
  toggleValue,
  wishesOf,
  withRange,
  type Filters,
} from './filters';
import type { CardPage } from './protocol';
import { indexCards } from './search';
import { words } from './text';

function hero(name: string, weapon: string, power: number): CardPage {
  const facts = [
    { label: 'weapon', value: weapon },
    { label: 'power', value: String(power) },
  ];
  return { id: name.toLowerCase(), name, kind: 'hero', icon: null, facts, text: '' };
}

const dog: CardPage = {
  id: 'frank',
  name: 'Frank',
  kind: 'hot-dog',
  icon: null,
  facts: [],
  text: 'Goes first.',
};
const cards = [
  hero('Bison', 'fire', 120),
  hero('Action', 'ice', 95),
  hero('Chosen', 'fire', 95),
  hero('Dart', 'steel', 100),
  dog,
];
const index = indexCards(cards);
const names = (filters: Partial<Filters>) =>
  pick(index, { ...noFilters(), ...filters }).map(({ name }) => name);

describe('which cards', () => {
  test('no wish finds all of them, in their order', () => {
    expect(names({})).toEqual(['Bison', 'Action', 'Chosen', 'Dart', 'Frank']);
  });

  test('words are looked for in name, text and facts', () => {
    expect(names({ query: 'fire' })).toEqual(['Bison', 'Chosen']);
    expect(names({ query: 'first' })).toEqual(['Frank']);
    expect(names({ query: 'power 95' })).toEqual(['Action', 'Chosen']);
  });

  test('values of one fact are alternatives, and all facts must fit', () => {
    expect(names({ values: { weapon: ['fire', 'ice'] } })).toEqual(['Bison', 'Action', 'Chosen']);
    const range = { from: 100, to: null };
    expect(names({ values: { weapon: ['fire', 'ice'] }, ranges: { power: range } })).toEqual(['Bison']);
  });

  test('a range holds both its ends, and leaves out what has no such number', () => {
    expect(names({ ranges: { power: { from: 95, to: 100 } } })).toEqual(['Action', 'Chosen', 'Dart']);
    expect(names({ ranges: { power: { from: null, to: null } } })).toHaveLength(5);
  });

  test('a kind that was toggled twice is not asked for', () => {
    const once = toggleKind(noFilters(), 'hot-dog');
    expect(pick(index, once)).toEqual([dog]);
    expect(toggleKind(once, 'hot-dog').kinds).toEqual([]);
  });
});

describe('in which order', () => {
  test('by a number, then by name; cards without it come last either way', () => {
    expect(names({ sort: 'power' })).toEqual(['Action', 'Chosen', 'Dart', 'Bison', 'Frank']);
    expect(names({ sort: 'power', isDescending: true })).toEqual([
      'Bison',
      'Dart',
      'Action',
      'Chosen',
      'Frank',
    ]);
  });

  test('by name, and the other way round', () => {
    expect(names({ sort: 'name', isDescending: true })[0]).toBe('Frank');
    expect(names({ isDescending: true })[0]).toBe('Frank');
  });
});

describe('what can be asked for', () => {
  test('counts leave out the wish they are about, and no other', () => {
    const fire = toggleValue(noFilters(), 'weapon', 'fire');
    expect([...countValues(index, fire, 'weapon')]).toEqual([
      ['fire', 2],
      ['ice', 1],
      ['steel', 1],
    ]);
    expect(countKinds(index, toggleKind(fire, 'hot-dog')).get('hero')).toBe(2);
  });

  test('a fact that few cards of many kinds have waits until its kind is chosen', () => {
    const many = [...cards, ...Array.from({ length: 20 }, (_, at) => ({ ...dog, id: `dog-${at}` }))];
    const labels = (filters: Filters) => choosable(many, filters).map(({ label }) => label);
    expect(labels(noFilters())).toEqual([]);
    expect(labels(toggleKind(noFilters(), 'hero'))).toEqual(['weapon', 'power']);
    expect(labels(toggleValue(noFilters(), 'weapon', 'fire')), 'one that is in use stays').toEqual([
      'weapon',
    ]);
  });

  test('every wish can be taken back on its own, and all at once', () => {
    let filters = toggleValue(toggleKind(noFilters(), 'hot-dog'), 'weapon', 'fire');
    filters = { ...withRange(filters, 'power', { from: 100, to: 100 }), sort: 'power' };
    const wishes = wishesOf(filters, words);
    expect(wishes.map(({ label }) => label)).toEqual(['Hot dog', 'Weapon: fire', 'Power 100']);
    const rest = wishes[1]?.without ?? noFilters();
    expect(wishesOf(rest, words).map(({ label }) => label)).toEqual(['Hot dog', 'Power 100']);
    expect(wishesOf(cleared(filters), words)).toEqual([]);
    expect(cleared(filters).sort).toBe('power');
  });
});

describe('the address', () => {
  test('says everything, and is read back as the same', () => {
    const filters: Filters = {
      query: 'big & red',
      kinds: ['hero', 'hot-dog'],
      values: { weapon: ['fire', 'ice'] },
      ranges: { power: { from: null, to: 120 }, cost: { from: -1, to: 3 } },
      sort: 'power',
      isDescending: true,
    };
    expect(filtersIn(addressOf(filters))).toEqual(filters);
  });

  test('is empty where nothing is asked for', () => expect(addressOf(noFilters())).toBe(''));

  test('may hold nonsense, which is left out', () => {
    expect(filtersIn('?in.power=much_more&constructor=x&=')).toEqual(noFilters());
  });
});
