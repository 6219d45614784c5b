/** A deck that is being built: its cards by section, and the list it makes. */

import { inOrder, numberOf } from './facts';
import type { CardPage, DeckPage, DeckSection, GameInfo } from './protocol';

/** So many copies of a card, by its id. */
export type Entry = { id: string; copies: number };

/** A deck: a name, and the cards of each section by the section's name. */
export type Deck = { name: string; cards: Readonly<Record<string, readonly Entry[]>> };

/** The most copies of one card that a list can ask for. */
const MOST_COPIES = 999;
/** The longest name that is kept. */
export const LONGEST_NAME = 60;

/** Tells whether tables of a game take decks. */
export function takesDecks(game: GameInfo): boolean {
  return game.decks.length > 0;
}

/** A deck with nothing in it. */
export function emptyDeck(name = 'My deck'): Deck {
  return { name, cards: {} };
}

/** Gets the deck that the server has read. */
export function deckOn(page: DeckPage): Deck {
  const entries = page.sections.map(({ name, cards }) => [
    name,
    cards.map(({ card, copies }) => ({ id: card.id, copies })),
  ]);
  return { name: page.name, cards: Object.fromEntries(entries) as Deck['cards'] };
}

/** Gets the cards of a section. */
export function entriesIn(deck: Deck, section: string): readonly Entry[] {
  return deck.cards[section] ?? [];
}

/** Counts the cards of a section. */
export function sizeOf(deck: Deck, section: string): number {
  return entriesIn(deck, section).reduce((sum, { copies }) => sum + copies, 0);
}

/** Counts all cards of a deck. */
export function totalOf(deck: Deck): number {
  return Object.keys(deck.cards).reduce((sum, section) => sum + sizeOf(deck, section), 0);
}

/** Counts the copies of a card in a section. */
export function copiesIn(deck: Deck, section: string, id: string): number {
  return entriesIn(deck, section).find((entry) => entry.id === id)?.copies ?? 0;
}

/** Counts the copies of a card in the whole deck. */
export function copiesOf(deck: Deck, id: string): number {
  return Object.keys(deck.cards).reduce((sum, section) => sum + copiesIn(deck, section, id), 0);
}

/** Sets how many copies of a card are in a section. */
export function withCopies(deck: Deck, section: string, id: string, copies: number): Deck {
  const wanted = Math.max(0, Math.min(MOST_COPIES, Math.round(copies)));
  const before = entriesIn(deck, section);
  const isThere = before.some((entry) => entry.id === id);
  const changed = isThere
    ? before.map((entry) => (entry.id === id ? { id, copies: wanted } : entry))
    : [...before, { id, copies: wanted }];
  return { ...deck, cards: { ...deck.cards, [section]: changed.filter((entry) => entry.copies > 0) } };
}

/** Gets the section that a card goes to: a wanted one that takes it, else the first that does. */
export function sectionFor(
  sections: readonly DeckSection[],
  card: CardPage,
  wanted: string | null,
): DeckSection | null {
  const taking = sections.filter(({ kinds }) => kinds.includes(card.kind));
  return taking.find(({ name }) => name === wanted) ?? taking[0] ?? null;
}

/** Tells whether one more copy of a card is more than a section may have of it. */
export function isAtMost(deck: Deck, section: DeckSection, id: string): boolean {
  return section.each !== null && section.each <= copiesIn(deck, section.name, id);
}

/** Says how a section stands: how many more it needs, or has too many; 0 when it is as the format wants it. */
export function missingIn(section: DeckSection, size: number): number {
  if (size < section.least) return section.least - size;
  return section.most !== null && section.most < size ? section.most - size : 0;
}

/** Says how many cards a section should have: "60", "51 or more", "0 to 7"; nothing where any number will do. */
export function wantedWords({ least, most }: Pick<DeckSection, 'least' | 'most'>): string {
  if (most === null) return least === 0 ? '' : `${least} or more`;
  return least === most ? String(most) : `${least} to ${most}`;
}

/** Writes the list of a deck, which the server reads back as the same deck. */
export function writeList(deck: Deck, game: string, format: string | null): string {
  const lines = [`deck: ${cleanName(deck.name)}`, `game: ${game}`];
  if (format !== null && format !== '') lines.push(`format: ${format}`);
  for (const [section, entries] of Object.entries(deck.cards)) {
    if (entries.length === 0) continue;
    lines.push('', section, ...entries.map(({ id, copies }) => `  ${copies} ${id}`));
  }
  return `${lines.join('\n')}\n`;
}

/** Writes a deck so that the same deck is written alike, in whatever order its cards came. */
export function printOf(deck: Deck): string {
  const sections = Object.entries(deck.cards).filter(([, entries]) => entries.length > 0);
  const cards = sections.map(([name, entries]) => [
    name,
    ...entries.map(({ id, copies }) => `${copies} ${id}`).toSorted(),
  ]);
  return JSON.stringify([deck.name, cards.toSorted()]);
}

/** Makes a name one that can be kept: one line, not too long, without the sign of a comment. */
export function cleanName(name: string): string {
  const line = name
    .replaceAll(/[#\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const short = [...line].slice(0, LONGEST_NAME).join('').trim();
  return short === '' ? 'My deck' : short;
}

/** Names a copy of a deck: "Steel", "Steel 2", "Steel 3". */
export function nameOfCopy(name: string, taken: readonly string[]): string {
  const [, stem = name] = /^(.*?) \d+$/.exec(name) ?? [];
  for (let number = 2; ; number += 1) {
    const next = `${[...stem].slice(0, LONGEST_NAME - 4).join('')} ${number}`;
    if (!taken.includes(next)) return next;
  }
}

/** A bar of a curve: how many cards have a number, or one of several that lie beside each other. */
export type Bar = { from: number; to: number; count: number };

/** The most bars that fit beside each other. */
const MOST_BARS = 20;

/**
 * Counts the cards of a deck by a number on them, from its least to its largest; `steps` are all values that the
 * number takes on any card.
 */
export function curveOf(cards: { card: CardPage; copies: number }[], label: string, steps: number[]): Bar[] {
  const found = cards.flatMap(({ card }) => numberOf(card, label) ?? []);
  const [least, largest] =
    found.length > 0 ? [Math.min(...found), Math.max(...found)] : [-Infinity, Infinity];
  const values = [...new Set(steps)]
    .filter((step) => least <= step && step <= largest)
    .sort((one, other) => one - other);
  const width = Math.ceil(values.length / MOST_BARS);
  const bars: Bar[] = [];
  for (let at = 0; at < values.length; at += width) {
    const [from = 0, ...rest] = values.slice(at, at + width);
    bars.push({ from, to: rest.at(-1) ?? from, count: 0 });
  }
  for (const { card, copies } of cards) {
    const number = numberOf(card, label);
    const bar = bars.find(({ from, to }) => number !== null && from <= number && number <= to);
    if (bar) bar.count += copies;
  }
  return bars;
}

/** Gets the middle of a number over the cards of a deck, to one decimal; none if no card has it. */
export function averageOf(cards: { card: CardPage; copies: number }[], label: string): number | null {
  let [sum, count] = [0, 0];
  for (const { card, copies } of cards) {
    const number = numberOf(card, label);
    if (number === null) continue;
    sum += number * copies;
    count += copies;
  }
  return count === 0 ? null : Math.round((10 * sum) / count) / 10;
}

/** Tells whether an offence speaks of a card: by its name, or by a fact such as "Power 120". */
export function isMentioned(card: CardPage, message: string): boolean {
  const text = ` ${plain(message)} `;
  const says = (words: string) => text.includes(` ${plain(words)} `);
  return says(card.name) || card.facts.some(({ label, value }) => says(`${label} ${value}`));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Orders the cards of a section: by a number, the largest first, then by name and id. */
export function byNumber<T extends { card: CardPage }>(entries: T[], label: string | null): T[] {
  const key = ({ card }: T) => (label === null ? null : numberOf(card, label)) ?? -Infinity;
  return entries.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    const first = (a === b ? 0 : b - a) || inOrder(one.card.name, other.card.name);
    return first || inOrder(one.card.id, other.card.id);
  });
}
