/** Which items share a zone of a row or a space of a grid. */

import type { Item } from '../lib/protocol';
import { clamp } from './scene';

/** A zone of a row or a space of a grid with what lies there. */
export interface Spot {
  column: number;
  row: number;
  items: Item[];
}

/** Groups items by their place, kept within the columns and rows; those without one take the first free column. */
export function spotsOf(items: readonly Item[], columns = 256, rows = 256): Spot[] {
  const spots = new Map<string, Spot>();
  const put = (column: number, row: number, item: Item): void => {
    const key = `${column},${row}`;
    const spot = spots.get(key) ?? { column, row, items: [] };
    spot.items.push(item);
    spots.set(key, spot);
  };
  for (const item of items) {
    if (item.at) put(clamp(item.at[0], 0, columns - 1), clamp(item.at[1], 0, rows - 1), item);
  }
  let free = 0;
  for (const item of items.filter((item) => !item.at)) {
    while (spots.has(`${free},0`) && free < columns - 1) free += 1;
    put(free, 0, item);
  }
  return [...spots.values()].sort((one, other) => one.row - other.row || one.column - other.column);
}

/** Gets the columns of the first line on which nothing lies. */
export function emptyColumns(spots: readonly Spot[], columns: number): number[] {
  const taken = new Set(spots.filter((spot) => spot.row === 0).map((spot) => spot.column));
  return Array.from({ length: columns }, (_, column) => column).filter((column) => !taken.has(column));
}
