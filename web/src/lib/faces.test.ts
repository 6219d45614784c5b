import { expect, test } from 'vitest';

import { faceOf } from './faces';
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

test('a card shows its first number and the colour of its first word', () => {
  expect(faceOf(card)).toMatchObject({ kind: 'fire', numbers: { power: 110 }, icon: 'clapperboard' });
});

test('a card with nothing printed on it has the colour of its kind', () => {
  expect(faceOf({ ...card, facts: [] })).toMatchObject({ kind: 'hero', numbers: {} });
});
