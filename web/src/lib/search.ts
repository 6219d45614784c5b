/** Finding rules and cards by what someone types. */

import type { CardPage, RulePage } from './protocol';

/** A thing with the text it can be found by. */
export type Indexed<T> = { thing: T; text: string };

/** Prepares rules for searching. */
export function indexRules(rules: RulePage[]): Indexed<RulePage>[] {
  return rules.map((rule) => ({
    thing: rule,
    text: fold(`r${rule.rule} ${rule.chapter} ${rule.text} ${rule.ruling ?? ''}`),
  }));
}

/** Prepares cards for searching. */
export function indexCards<C extends CardPage>(cards: readonly C[]): Indexed<C>[] {
  return cards.map((card) => {
    const facts = card.facts.map((fact) => `${fact.label} ${fact.value}`).join(' ');
    return { thing: card, text: fold(`${card.name} ${card.kind} ${facts} ${card.text}`) };
  });
}

/** Gets the things that have all the words of a query, each at the beginning of a word. */
export function find<T>(index: Indexed<T>[], query: string): T[] {
  const wanted = fold(query).split(' ').filter(Boolean);
  return index.filter(({ text }) => wanted.every((word) => hasWord(text, word))).map(({ thing }) => thing);
}

/** Gets the rules that fit a query; a number alone, as in "R105" or "105", means that rule. */
export function findRules(index: Indexed<RulePage>[], query: string): RulePage[] {
  const number = /^\s*r?\s*(\d+)\s*$/i.exec(query)?.[1];
  if (number === undefined) return find(index, query);
  return index.filter(({ thing }) => thing.rule === Number(number)).map(({ thing }) => thing);
}

/** Gets the first of some queries that finds anything; none when no query does. */
export function firstThatFinds<T>(index: Indexed<T>[], queries: string[]): string {
  return queries.find((query) => query.trim() !== '' && find(index, query).length > 0) ?? '';
}

function hasWord(text: string, word: string): boolean {
  return text.startsWith(word) || text.includes(` ${word}`);
}

/** Puts what is called as someone types first, then what begins so, then what has the words in its name. */
export function nearestFirst<T extends { name: string }>(things: T[], query: string): T[] {
  const wanted = fold(query);
  if (wanted === '') return things;
  const rank = (name: string): number => {
    if (name === wanted) return 0;
    if (name.startsWith(`${wanted} `)) return 1;
    if (name.startsWith(wanted)) return 2;
    return wanted.split(' ').every((word) => hasWord(name, word)) ? 3 : 4;
  };
  const ranked = things.map((thing) => ({ thing, rank: rank(fold(thing.name)) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ thing }) => thing);
}

/** Takes away case, accents and punctuation. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
