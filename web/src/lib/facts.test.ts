import { expect, test } from 'vitest';

import { factOf, factsOf, inOrder, measuresOf, numberOf } from './facts';
import type { CardPage } from './protocol';

function card(id: string, facts: Record<string, string>, kind = 'hero'): CardPage {
  const list = Object.entries(facts).map(([label, value]) => ({ label, value }));
  return { id, name: id, kind, icon: null, facts: list, text: '' };
}

const cards = Array.from({ length: 30 }, (_, at) =>
  card(`card-${at}`, {
    weapon: at % 2 === 0 ? 'fire' : 'ice',
    power: String(50 + 5 * (at % 4)),
    number: String(at),
    motto: `A motto of its own, ${at}`,
    maker: 'all the same',
  }),
);
const kindOf = (label: string) => factsOf(cards).find((fact) => fact.label === label)?.kind;

test('what few values share is chosen from, what has few numbers has a range, the rest is neither', () => {
  expect(kindOf('weapon')).toBe('values');
  expect(kindOf('power')).toBe('range');
  expect(kindOf('number'), 'as many as there are cards').toBe('other');
  expect(kindOf('motto')).toBe('other');
  expect(kindOf('maker'), 'there is nothing to choose').toBe('other');
});

test('of numbers there may be more than of words', () => {
  const many = Array.from({ length: 120 }, (_, at) => card(`card-${at}`, { power: String(at % 40) }));
  expect(factsOf(many)[0]?.kind).toBe('range');
  const named = many.map(({ id }, at) => card(id, { maker: `maker ${at % 40}` }));
  expect(factsOf(named)[0]?.kind).toBe('other');
});

test('facts come in reading order, and their values by size', () => {
  expect(factsOf(cards).map(({ label }) => label)).toEqual(['weapon', 'power', 'number', 'motto', 'maker']);
  expect(factsOf(cards)[1]?.values).toEqual(['50', '55', '60', '65']);
});

test('a number stays one when a card or two say a word instead, and not when many do', () => {
  const odd = [...cards, card('odd', { power: 'any' })];
  expect(factsOf(odd)[1]).toMatchObject({ kind: 'range', isNumeric: true });
  const many = [...cards, ...cards.map(({ id }) => card(`${id}-odd`, { power: 'any' }))];
  expect(factsOf(many)[1]).toMatchObject({ kind: 'values', isNumeric: false });
});

test('only what is compared makes a curve', () => expect(measuresOf(cards)).toEqual(['power']));

test('a fact is what the card says, a number only where it is one', () => {
  const one = card('one', { cost: '3', reach: 'melee' });
  expect([factOf(one, 'reach'), factOf(one, 'power')]).toEqual(['melee', null]);
  expect([numberOf(one, 'cost'), numberOf(one, 'reach'), numberOf(one, 'power')]).toEqual([3, null, null]);
});

test('numbers are ordered by size, also within words', () => {
  expect(['10 Power', '9 Power', '2 Tokens'].sort(inOrder)).toEqual(['2 Tokens', '9 Power', '10 Power']);
  expect(['100', '-5', '20'].sort(inOrder)).toEqual(['-5', '20', '100']);
});
