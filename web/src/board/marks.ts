/** What would happen where: the places that an item or a choice marks while someone points at it. */

import type { Area, Mark, MarkKind } from '../lib/protocol';
import { columnName, placeSpot } from './scene';

/** The kinds of marks of places, items and areas by their ids, the one that matters most first. */
export type Marks = ReadonlyMap<string, readonly MarkKind[]>;

/** All kinds, the one that matters most first. */
export const KINDS: readonly MarkKind[] = ['target', 'path', 'sight', 'reach', 'blocked'];

/** How many things are told one by one before their number must do. */
const FEW = 3;

export const NO_MARKS: Marks = new Map();

/** Sorts marks by what they mark; kinds that nobody knows are left out. */
export function marksOf(marks: readonly Mark[]): Marks {
  if (marks.length === 0) return NO_MARKS;
  const found = new Map<string, MarkKind[]>();
  for (const kind of KINDS) {
    const places = marks.filter((mark) => mark.kind === kind).flatMap((mark) => mark.places);
    for (const place of new Set(places)) found.set(place, [...(found.get(place) ?? []), kind]);
  }
  return found;
}

/** Says what marks show, for those who do not see them: "would hit Bolt, reaches 8 spaces, 3 in sight". */
export function marksText(marks: readonly Mark[], areas: readonly Area[]): string {
  const placesOf = (kind: MarkKind): string[] => [
    ...new Set(marks.filter((mark) => mark.kind === kind).flatMap((mark) => mark.places)),
  ];
  const told = (kind: MarkKind): string => {
    const places = placesOf(kind);
    if (FEW < places.length) return spaces(places.length);
    return places.map((id) => nameOfPlace(id, areas)).join(', ');
  };
  const counted = (kind: MarkKind): number => placesOf(kind).length;
  const sentences: [MarkKind, string][] = [
    ['target', `would hit ${told('target')}`],
    ['path', `would move over ${told('path')}`],
    ['reach', `reaches ${spaces(counted('reach'))}`],
    ['sight', `${counted('sight')} in sight`],
    ['blocked', `${counted('blocked')} out of sight`],
  ];
  return sentences
    .filter(([kind]) => 0 < counted(kind))
    .map(([, sentence]) => sentence)
    .join(', ');
}

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}

/** Gets the name of a thing that is marked: an item, a space of a board, a place with a name, an area. */
function nameOfPlace(id: string, areas: readonly Area[]): string {
  const item = areas.flatMap((area) => area.items).find((item) => item.id === id);
  if (item) return item.face?.name ?? 'a face-down card';
  const spot = placeSpot(id);
  const area = areas.find((area) => area.id === (spot?.area ?? id));
  if (!spot) return area?.label ?? id;
  const isBoard = typeof area?.layout === 'object' && 'grid' in area.layout;
  return isBoard
    ? `${columnName(spot.column)}${spot.row + 1}`
    : (area?.places[spot.column] ?? `${spot.column}`);
}
