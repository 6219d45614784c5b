/** What is printed on cards, seen over many of them: what can be chosen from, what has a range, what sorts. */

import type { CardPage } from './protocol';

/** How a fact is asked for: by its values, by a range of numbers, or not at all. */
export type FactKind = 'values' | 'range' | 'other';

/** A fact that several cards have. */
export type FactInfo = {
  label: string;
  kind: FactKind;
  /** Whether it is a number on nearly all cards that have it. */
  isNumeric: boolean;
  /** Its values, each once, in their order. */
  values: string[];
};

/** With more different values than this, a fact is a name or a text rather than something to choose from. */
const MOST_VALUES = 24;
/** Numbers may be more, since they are asked for by a range. */
const MOST_NUMBERS = 60;
/** How often a value must occur on average, or else it tells cards apart rather than together. */
const LEAST_SHARED = 1.5;

/** A few cards may have a word where the others have a number. */
const NEARLY_ALL = 0.9;

const NUMBER = /^-?\d+$/;
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares two texts as people order them: numbers within them by size. */
export function inOrder(one: string, other: string): number {
  return NUMBER.test(one) && NUMBER.test(other) ? Number(one) - Number(other) : collator.compare(one, other);
}

/** Gets what a card says of something; none if it says nothing. */
export function factOf(card: CardPage, label: string): string | null {
  return card.facts.find((fact) => fact.label === label)?.value ?? null;
}

/** Gets a number on a card; none if there is no such number on it. */
export function numberOf(card: CardPage, label: string): number | null {
  const value = factOf(card, label);
  return value !== null && NUMBER.test(value) ? Number(value) : null;
}

/** Lists the facts of cards in reading order, with how each can be asked for. */
export function factsOf(cards: readonly CardPage[]): FactInfo[] {
  const seen = new Map<string, string[]>();
  for (const { facts } of cards) {
    for (const { label, value } of facts) {
      const values = seen.get(label);
      if (values) values.push(value);
      else seen.set(label, [value]);
    }
  }
  return [...seen].map(([label, all]) => {
    const values = [...new Set(all)].sort(inOrder);
    const numbers = all.filter((value) => NUMBER.test(value)).length;
    const isNumeric = NEARLY_ALL * all.length <= numbers;
    return { label, kind: kindOf(values, all.length, isNumeric), isNumeric, values };
  });
}

function kindOf(values: string[], count: number, isNumeric: boolean): FactKind {
  const most = isNumeric ? MOST_NUMBERS : MOST_VALUES;
  if (values.length < 2 || most < values.length) return 'other';
  if (count < LEAST_SHARED * values.length) return 'other';
  return isNumeric ? 'range' : 'values';
}

/** Lists the numbers that are worth a curve: those by which cards are compared, not those that name them. */
export function measuresOf(cards: readonly CardPage[]): string[] {
  return factsOf(cards)
    .filter(({ kind }) => kind === 'range')
    .map(({ label }) => label);
}
