/** Which of many cards someone wants to see, and in which order. */

import { factOf, factsOf, inOrder, numberOf, type FactInfo } from './facts';
import type { CardPage } from './protocol';
import { find, nearestFirst, type Indexed } from './search';

/** Numbers from one to another; none for no limit on that side. */
export type Range = { from: number | null; to: number | null };

/** What someone asks for. */
export type Filters = {
  query: string;
  /** The kinds of cards; empty for all. */
  kinds: string[];
  /** For a fact, the values it may have; cards need one of each. */
  values: Record<string, string[]>;
  /** For a fact, the numbers it may have. */
  ranges: Record<string, Range>;
  /** What the cards are ordered by: a fact, `name`, or empty for the order of the catalogue. */
  sort: string;
  isDescending: boolean;
};

/** The order by name; no fact is called so. */
export const BY_NAME = 'name';

/** Asks for everything. */
export function noFilters(): Filters {
  return { query: '', kinds: [], values: {}, ranges: {}, sort: '', isDescending: false };
}

/** Among cards of several kinds, a fact that fewer than this part of them have waits until its kind is chosen. */
const LEAST_PART = 1 / 3;

/** Lists the facts that can be asked for among cards of the chosen kinds. */
export function choosable(cards: readonly CardPage[], filters: Filters): FactInfo[] {
  const { kinds } = filters;
  const wanted = cards.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  const isMixed = new Set(wanted.map(({ kind }) => kind)).size > 1;
  const having = (label: string) => wanted.filter((card) => factOf(card, label) !== null).length;
  const isUsed = (label: string) =>
    (filters.values[label] ?? []).length > 0 || filters.ranges[label] !== undefined;
  return factsOf(wanted).filter(
    ({ label }) => !isMixed || isUsed(label) || LEAST_PART * wanted.length <= having(label),
  );
}

/** Gets the cards that someone asks for, in order. */
export function pick<C extends CardPage>(index: Indexed<C>[], filters: Filters): C[] {
  const found = matching(index, filters);
  return sorted(filters.sort === '' ? nearestFirst(found, filters.query) : found, filters);
}

/** Counts the cards for each value of a fact, all other wishes being as they are. */
export function countValues(
  index: Indexed<CardPage>[],
  filters: Filters,
  label: string,
): Map<string, number> {
  const others: Filters = { ...filters, values: { ...filters.values, [label]: [] } };
  return tally(matching(index, others), (card) => factOf(card, label));
}

/** Counts the cards of each kind, all other wishes being as they are. */
export function countKinds(index: Indexed<CardPage>[], filters: Filters): Map<string, number> {
  return tally(matching(index, { ...filters, kinds: [] }), (card) => card.kind);
}

function matching<C extends CardPage>(index: Indexed<C>[], filters: Filters): C[] {
  return find(index, filters.query).filter((card) => fits(card, filters));
}

function tally(cards: CardPage[], key: (card: CardPage) => string | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const each = key(card);
    if (each !== null) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  return counts;
}

function fits(card: CardPage, { kinds, values, ranges }: Filters): boolean {
  if (kinds.length > 0 && !kinds.includes(card.kind)) return false;
  for (const [label, wanted] of Object.entries(values)) {
    if (wanted.length > 0 && !wanted.includes(factOf(card, label) ?? '')) return false;
  }
  for (const [label, { from, to }] of Object.entries(ranges)) {
    if (from === null && to === null) continue;
    const number = numberOf(card, label);
    if (number === null || number < (from ?? -Infinity) || (to ?? Infinity) < number) return false;
  }
  return true;
}

/** Puts cards in order; those without the fact come last, whichever way it goes. */
export function sorted<C extends CardPage>(
  cards: C[],
  { sort, isDescending }: Pick<Filters, 'sort' | 'isDescending'>,
): C[] {
  if (sort === '') return isDescending ? cards.toReversed() : cards;
  const turn = isDescending ? -1 : 1;
  const keyed = cards.map((card) => ({ card, key: sort === BY_NAME ? card.name : factOf(card, sort) }));
  keyed.sort((one, other) => {
    if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null);
    return turn * inOrder(one.key, other.key) || inOrder(one.card.name, other.card.name);
  });
  return keyed.map(({ card }) => card);
}

/** A wish that can be taken back on its own. */
export type Wish = { label: string; without: Filters };

/** Lists the wishes, each with what remains without it. */
export function wishesOf(filters: Filters, say: (word: string) => string): Wish[] {
  const { kinds, values, ranges } = filters;
  return [
    ...kinds.map((kind) => ({ label: say(kind), without: toggleKind(filters, kind) })),
    ...Object.entries(values).flatMap(([label, chosen]) =>
      chosen.map((value) => ({
        label: `${say(label)}: ${value}`,
        without: toggleValue(filters, label, value),
      })),
    ),
    ...Object.entries(ranges)
      .filter(([, range]) => range.from !== null || range.to !== null)
      .map(([label, range]) => ({
        label: `${say(label)} ${rangeWords(range)}`,
        without: withRange(filters, label, { from: null, to: null }),
      })),
  ];
}

function rangeWords({ from, to }: Range): string {
  if (from === null) return `up to ${to}`;
  if (to === null) return `from ${from}`;
  return from === to ? String(from) : `${from} to ${to}`;
}

/** Asks for a kind of cards, or no longer. */
export function toggleKind(filters: Filters, kind: string): Filters {
  return { ...filters, kinds: toggled(filters.kinds, kind) };
}

/** Asks for a value of a fact, or no longer. */
export function toggleValue(filters: Filters, label: string, value: string): Filters {
  const chosen = toggled(filters.values[label] ?? [], value);
  return { ...filters, values: { ...filters.values, [label]: chosen } };
}

/** Asks for a range of a number. */
export function withRange(filters: Filters, label: string, range: Range): Filters {
  return { ...filters, ranges: { ...filters.ranges, [label]: range } };
}

/** Asks for everything, in the same order. */
export function cleared({ sort, isDescending }: Filters): Filters {
  return { ...noFilters(), sort, isDescending };
}

function toggled(list: string[], value: string): string[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
}

/** Writes wishes as the part of an address behind the question mark; empty for none. */
export function addressOf(filters: Filters): string {
  const search = new URLSearchParams();
  if (filters.query.trim() !== '') search.set('q', filters.query);
  for (const kind of filters.kinds) search.append('kind', kind);
  for (const [label, chosen] of Object.entries(filters.values)) {
    for (const value of chosen) search.append(`is.${label}`, value);
  }
  for (const [label, { from, to }] of Object.entries(filters.ranges)) {
    if (from !== null || to !== null) search.set(`in.${label}`, `${from ?? ''}_${to ?? ''}`);
  }
  if (filters.sort !== '') search.set('sort', filters.sort);
  if (filters.isDescending) search.set('down', '');
  return search.size === 0 ? '' : `?${search}`;
}

/** Reads wishes from an address; what is not understood is left out. */
export function filtersIn(address: string): Filters {
  const search = new URLSearchParams(address);
  const filters = noFilters();
  filters.query = search.get('q') ?? '';
  filters.kinds = search.getAll('kind');
  filters.sort = search.get('sort') ?? '';
  filters.isDescending = search.has('down');
  for (const [key, value] of search) {
    const [how = '', label = ''] = splitOnce(key, '.');
    if (how === 'is') filters.values[label] = [...(filters.values[label] ?? []), value];
    const range = /^(-?\d*)_(-?\d*)$/.exec(value);
    if (how === 'in' && range) filters.ranges[label] = { from: number(range[1]), to: number(range[2]) };
  }
  return filters;
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}

function number(text: string | undefined): number | null {
  return text === undefined || text === '' || text === '-' ? null : Number(text);
}
