/** What things are called when they are read out. */

import type { Area, Choice, Face, Item, Piece, Seat, View } from '../lib/protocol';
import { columnName, countOf, figuresOf, sortOf, totalOf } from './scene';

/** What the name of an item depends on beside the item. */
export interface Telling {
  area: Area;
  names: readonly string[];
  viewer: Seat | null;
  choices: readonly Choice[];
}

/** Writes a kind or label as words. */
export function words(kind: string): string {
  return kind.replaceAll(/[-_]+/g, ' ').trim();
}

/** Writes a word with a capital. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Gets the name of a seat as the viewer would say it. */
export function seatName(seat: Seat, names: readonly string[], viewer: Seat | null): string {
  return seat === viewer ? 'You' : nameOf(seat, names);
}

/** Gets the name of who sits in a seat. */
export function nameOf(seat: Seat, names: readonly string[]): string {
  const name = names[seat]?.trim() ?? '';
  return name === '' ? `Seat ${seat + 1}` : name;
}

/** Gets whose a thing is: "Your", "Ann's", or nothing. */
export function whose(seat: Seat | null, names: readonly string[], viewer: Seat | null): string {
  if (seat === null) return '';
  return seat === viewer ? 'Your' : `${nameOf(seat, names)}’s`;
}

/** Gets the whole name of an area, with its owner and how much lies there. */
export function areaName(area: Area, names: readonly string[], viewer: Seat | null): string {
  const label = `${whose(area.owner ?? null, names, viewer)} ${area.label}`.trim();
  if (sortOf(area.layout) === 'counters') return label;
  return `${label}, ${amount(area)}`;
}

function amount(area: Area): string {
  const total = totalOf(area);
  if (total === 0) return 'empty';
  const sort = sortOf(area.layout);
  const thing = sort === 'grid' || sort === 'track' ? 'piece' : 'card';
  return `${total} ${thing}${total === 1 ? '' : 's'}`;
}

/** Gets the whole name of an item: what it shows, where it lies, its marks and whether it can be used. */
export function itemName(item: Item, telling: Telling): string {
  const { area, names, viewer, choices } = telling;
  const sort = sortOf(area.layout);
  const owner = item.owner !== area.owner ? whose(item.owner ?? null, names, viewer) : '';
  const parts = [
    item.face ? faceName(item.face) : 'face-down card',
    owner === '' ? '' : owner.toLowerCase() === 'your' ? 'yours' : owner,
    sort === 'grid' && item.at ? `on ${columnName(item.at[0])}${item.at[1] + 1}` : '',
    sort === 'track' && item.at ? `on ${item.at[0]}` : '',
    ...(item.pieces ?? []).map(pieceName),
    ...item.badges,
    1 < countOf(item) ? `${countOf(item)} of them` : '',
    canBe(sort === 'hand', choices),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** Says what lies on an item: "3 Blue", "Shield", "Nerph ×2". */
export function pieceName({ name, owner, count }: Piece): string {
  if (owner !== null) return `${count} ${name}`;
  return count === 1 ? name : `${name} ×${count}`;
}

function canBe(isInHand: boolean, choices: readonly Choice[]): string {
  if (choices.length === 0) return '';
  return isInHand ? 'can be played' : 'can be chosen';
}

/** Gets the name of what a face shows, with its kind and numbers. */
export function faceName(face: Face): string {
  const kind = words(face.kind);
  const saysKind = kind !== '' && kind !== 'counter' && !sameWords(kind, face.name);
  const figures = figuresOf(face).map(({ label, value }) => `${words(label)} ${value}`);
  return [face.name || 'card', saysKind ? kind : '', ...figures].filter((part) => part !== '').join(', ');
}

function sameWords(one: string, other: string): boolean {
  return one.toLowerCase() === words(other).toLowerCase();
}

/** Gets the words for a counter: its name and number, then its marks. */
export function tallyName(item: Item): string {
  if (!item.face) return 'counter';
  const figures = figuresOf(item.face);
  const value = figures.length === 0 ? '' : `: ${figures.map((figure) => figure.value).join(', ')}`;
  return [`${item.face.name}${value}`, ...item.badges].join(', ');
}

/** Gets the number a counter shows. */
export function tallyValue(item: Item): number {
  return (item.face ? figuresOf(item.face)[0]?.value : undefined) ?? item.count ?? 0;
}

/** Says whose turn it is. */
export function turnText(view: View, names: readonly string[], viewer: Seat | null): string {
  if (view.outcome) return 'The match is over';
  if (view.due.length === 0) return '';
  const others = view.due.filter((seat) => seat !== viewer).map((seat) => nameOf(seat, names));
  if (viewer === null || !view.due.includes(viewer)) return `Waiting for ${listed(others)}`;
  return others.length === 0 ? 'Your turn' : `Your turn, and ${listed(others)} too`;
}

/** Says whose turn it was, for those who look back. */
export function pastTurnText(view: View, names: readonly string[]): string {
  if (view.outcome || view.due.length === 0) return '';
  return `${listed(view.due.map((seat) => nameOf(seat, names)))} to decide`;
}

/** Writes names as a list: "Ann, Bob and Cy". */
export function listed(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}
