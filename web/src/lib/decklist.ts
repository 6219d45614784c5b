/** Deck lists as people paste them, made ready for the server, and cut where it cannot read them. */

import type { Problem } from './protocol';

/** A list that is ready to be read, and for each of its lines the number of the line that was pasted, if one was. */
export type Pasted = { list: string; origins: (number | null)[] };

/** Adds what a pasted list leaves out: whose it is, what it is called, and the section its cards are in. */
export function completed(text: string, game: string, name: string, sections: readonly string[]): Pasted {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const pasted = lines.map((line, index) => ({ line, origin: index + 1 }));
  const added = (line: string) => ({ line, origin: null });
  const has = (key: string) => lines.some((line) => new RegExp(`^\\s*${key}\\s*:\\s*\\S`, 'i').test(line));
  const named = sections.map(plain);
  const isSection = (line: string) => named.includes(plain(line.split('#')[0] ?? ''));
  // The first section is the one that a bare list of cards means.
  const [first] = lines.some(isSection) ? [] : sections;
  const head = lines.findLastIndex((line) => /^\s*(deck|game|format)\s*:/i.test(line)) + 1;
  const all = [
    ...(has('deck') ? [] : [added(`deck: ${name}`)]),
    ...(has('game') ? [] : [added(`game: ${game}`)]),
    ...pasted.slice(0, head),
    ...(first === undefined ? [] : [added(first)]),
    ...pasted.slice(head),
  ];
  return { list: all.map(({ line }) => line).join('\n'), origins: all.map(({ origin }) => origin) };
}

/** Moves the places of problems to where their lines were pasted. */
export function moved(problems: Problem[], origins: Pasted['origins']): Problem[] {
  return problems.map(({ place, message }) => {
    const line = /^Line (\d+)$/.exec(place)?.[1];
    const origin = line === undefined ? null : origins[Number(line) - 1];
    return { place: line === undefined ? place : origin ? `Line ${origin}` : '', message };
  });
}

/** Gets the numbers of the lines that problems are about. */
export function linesOf(problems: Problem[]): number[] {
  const numbers = problems.flatMap(({ place }) => /^Line (\d+)$/.exec(place)?.[1] ?? []);
  return [...new Set(numbers.map(Number))];
}

/** Leaves out some lines of a text, counted from 1. */
export function withoutLines(text: string, lines: readonly number[]): string {
  return text
    .split('\n')
    .filter((_, index) => !lines.includes(index + 1))
    .join('\n');
}

/** Gets what a list says of itself, such as its format. */
export function headerOf(list: string, key: string): string | null {
  const line = new RegExp(`^\\s*${key}\\s*:([^#\\n]*)`, 'im').exec(list);
  const value = line?.[1]?.trim() ?? '';
  return value === '' ? null : value;
}

/** Lists what could be ids of cards in a list, in order: for a picture of it, not to play with. */
export function idsIn(list: string): string[] {
  return list.split('\n').flatMap((line) => {
    const [, card = ''] = /^\s*(?:\d+x?\s+)?([^#:]+)$/i.exec(line.split('#')[0] ?? '') ?? [];
    const id = plain(card).replaceAll(' ', '-');
    return id === '' ? [] : [id];
  });
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
