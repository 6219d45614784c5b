/** How a card of the catalogue looks as a card on the table. */

import { hasLook } from '../board/kinds';
import type { CardPage, Face } from './protocol';

const NUMBER = /^-?\d+$/;

/** Gets the face of a card: its first number, and the colour of what is said of it first, else of its kind. */
export function faceOf(card: CardPage): Face {
  const main = card.facts.find((fact) => NUMBER.test(fact.value));
  const first = card.facts[0]?.value ?? '';
  return {
    card: card.id,
    name: card.name,
    kind: hasLook(first) ? first : card.kind,
    icon: card.icon,
    numbers: main ? { [main.label]: Number(main.value) } : {},
    text: '',
  };
}

/** Gets the face of a card with its text, for where there is room for it. */
export function fullFaceOf(card: CardPage): Face {
  return { ...faceOf(card), text: card.text };
}

/** Says in a few words what tells a card apart from others of its name: "Fire, 120". */
export function factWords(card: CardPage): string {
  const main = card.facts.find((fact) => NUMBER.test(fact.value));
  const word = card.facts.find((fact) => !NUMBER.test(fact.value) && fact.value.length <= LONGEST_WORD);
  return [word?.value, main?.value]
    .filter((part) => part !== undefined)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}

/** A fact with more characters is a sentence. */
const LONGEST_WORD = 16;
