import { expect, test } from 'vitest';

import { faceOf, factWords, fullFaceOf } from './faces';
import type { CardPage } from './protocol';

const card: CardPage = {
  id: 'action-fire',
  name: 'Action',
  kind: 'hero',
  icon: 'clapperboard',
  facts: [
    { label: 'weapon', value: 'fire' },
    { label: 'power', value: '110' },
    { label: 'number', value: '76' },
  ],
  text: '',
};

test('a card shows its first number and the colour of what is said of it first', () => {
  expect(faceOf(card)).toMatchObject({ kind: 'fire', numbers: { power: 110 }, icon: 'clapperboard' });
});

test('a card of which a number is said first has the colour of its kind', () => {
  const facts = [
    { label: 'cost', value: '2' },
    { label: 'set', value: 'A' },
  ];
  expect(faceOf({ ...card, kind: 'play', facts })).toMatchObject({ kind: 'play', numbers: { cost: 2 } });
});

test('a card says in a word and a number what tells it apart', () => {
  expect(factWords(card)).toBe('Fire 110');
  expect(factWords({ ...card, facts: [] })).toBe('');
  expect(fullFaceOf({ ...card, text: 'Wins.' })).toMatchObject({ name: 'Action', text: 'Wins.' });
});

test('a card with nothing printed on it has the colour of its kind', () => {
  expect(faceOf({ ...card, facts: [] })).toMatchObject({ kind: 'hero', numbers: {} });
});
