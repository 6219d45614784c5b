/** How a card of the catalogue looks as a card on the table. */

import type { CardPage, Face } from './protocol';

const NUMBER = /^-?\d+$/;

/** Gets the face of a card: its first number, and the colour of the first word that is printed on it. */
export function faceOf(card: CardPage): Face {
  const main = card.facts.find((fact) => NUMBER.test(fact.value));
  const word = card.facts.find((fact) => !NUMBER.test(fact.value));
  return {
    card: card.id,
    name: card.name,
    kind: word?.value ?? card.kind,
    icon: card.icon,
    numbers: main ? { [main.label]: Number(main.value) } : {},
    text: '',
  };
}
