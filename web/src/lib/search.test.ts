import { expect, test } from 'vitest';

import type { CardPage, RulePage } from './protocol';
import { find, findRules, firstThatFinds, indexCards, indexRules, nearestFirst } from './search';

function rule(number: number, text: string, ruling: string | null = null): RulePage {
  return { rule: number, chapter: 'Aim', tags: '[B]', text, ruling };
}

const rules = indexRules([
  rule(1, 'The Hero’s Power counts.'),
  rule(10, 'A tie is broken by sudden death.', 'It is 105 to 1 anyway.'),
  rule(105, 'Café au lait.'),
]);
const found = (query: string) => findRules(rules, query).map((each) => each.rule);

test('an empty query finds everything', () => expect(found('  ')).toEqual([1, 10, 105]));

test('a number means that rule alone', () => {
  expect(found('R105')).toEqual([105]);
  expect(found('r 10')).toEqual([10]);
  expect(found('105')).toEqual([105]);
  expect(found('R999')).toEqual([]);
});

test('all words must be there, in any order', () => {
  expect(found('death tie')).toEqual([10]);
  expect(found('death hero')).toEqual([]);
});

test('the beginning of a word is enough, its middle is not', () => {
  expect(found('sudd')).toEqual([10]);
  expect(found('udden')).toEqual([]);
});

test('case, accents and apostrophes do not matter', () => {
  expect(found('cafe')).toEqual([105]);
  expect(found("HERO'S")).toEqual([1]);
  expect(found('Hero’s')).toEqual([1]);
});

test('a ruling can be found', () => expect(found('anyway')).toEqual([10]));

test('cards are found by name, fact and text', () => {
  const card = (name: string, value: string, text: string): CardPage => ({
    id: name,
    name,
    kind: 'hero',
    icon: null,
    facts: [{ label: 'weapon', value }],
    text,
  });
  const index = indexCards([card('Bojax', 'fire', ''), card('Action', 'ice', 'Draw a card.')]);
  const names = (query: string) => find(index, query).map((each) => each.name);
  expect(names('boj')).toEqual(['Bojax']);
  expect(names('weapon ice')).toEqual(['Action']);
  expect(names('draw')).toEqual(['Action']);
  expect(names('hero')).toEqual(['Bojax', 'Action']);
});

test('of several queries the first that finds anything is taken', () => {
  expect(firstThatFinds(rules, ['hot-dog', 'hero', 'tie'])).toBe('hero');
  expect(firstThatFinds(rules, ['', ' ', 'xyzzy'])).toBe('');
});

test('what is called as it is typed comes before what only speaks of it', () => {
  const things = ['Three Quarter Time', 'Token', 'Quarters', 'Quarter Staff', 'Quarter'];
  const named = things.map((name) => ({ name }));
  expect(nearestFirst(named, 'quarter').map(({ name }) => name)).toEqual([
    'Quarter',
    'Quarter Staff',
    'Quarters',
    'Three Quarter Time',
    'Token',
  ]);
  expect(nearestFirst(named, ' ')).toEqual(named);
});
