/** Small questions about a scene that several parts ask. */

import type { Area, Face, Item, Layout, Scene, Seat } from '../lib/protocol';

/** The sorts of layout, without their measures. */
export type Sort = 'hand' | 'row' | 'zones' | 'pile' | 'grid' | 'track' | 'counters';

/** Gets the sort of a layout; what is not known is laid out as a row. */
export function sortOf(layout: Layout): Sort {
  if (typeof layout === 'object' && layout !== null) {
    if ('grid' in layout) return 'grid';
    if ('track' in layout) return 'track';
    return 'zones' in layout ? 'zones' : 'row';
  }
  const known: Sort[] = ['hand', 'row', 'pile', 'counters'];
  return known.find((sort) => sort === layout) ?? 'row';
}

/** Gets the columns and rows of a grid, kept within what can be drawn. */
export function gridOf(layout: Layout): { width: number; height: number } {
  const grid = typeof layout === 'object' && layout !== null && 'grid' in layout ? layout.grid : null;
  return { width: clamp(grid?.width ?? 1, 1, 40), height: clamp(grid?.height ?? 1, 1, 40) };
}

/** Gets the last step of a track. */
export function trackOf(layout: Layout): number {
  const track = typeof layout === 'object' && layout !== null && 'track' in layout ? layout.track : null;
  return clamp(track?.last ?? 0, 0, 100_000);
}

/** Gets the number of places of zones, kept within what can be drawn; 0 for any other layout. */
export function zonesOf(layout: Layout): number {
  const zones = typeof layout === 'object' && layout !== null && 'zones' in layout ? layout.zones : null;
  return zones ? clamp(zones.count, 1, 60) : 0;
}

/** Keeps a number between two others; what is no number becomes the lowest. */
export function clamp(value: number, lowest: number, highest: number): number {
  return Number.isFinite(value) ? Math.min(highest, Math.max(lowest, value)) : lowest;
}

/** Gets how many things an item stands for. */
export function countOf(item: Item): number {
  return Math.max(0, item.count ?? 1);
}

/** Whether it is told how many things an item stands for: also of the last one of a stack of cards. */
export function isCounted(item: Item): boolean {
  return item.face === null ? 1 < countOf(item) : 0 < (item.count ?? 0);
}

/** Gets how many things lie in an area. */
export function totalOf(area: Area): number {
  return area.items.reduce((sum, item) => sum + countOf(item), 0);
}

/** Gets the seat an item belongs to: its own, or its area's. */
export function ownerOf(item: Item, area: Area): Seat | null {
  return item.owner ?? area.owner ?? null;
}

/** A number on a face with its label. */
export interface Figure {
  label: string;
  value: number;
}

const MAIN = ['power', 'value', 'strength', 'cost', 'attack', 'damage', 'health'];

/** Gets the numbers on a face, the one that matters most first. */
export function figuresOf(face: Face): Figure[] {
  const figures = Object.entries(face.numbers ?? {}).map(([label, value]) => ({ label, value }));
  const main = MAIN.find((label) => figures.some((figure) => figure.label === label));
  const rank = (figure: Figure): number => (figure.label === main ? 0 : 1);
  return figures.sort((one, other) => rank(one) - rank(other));
}

/** Whether a number is a part of another one of its face, as a part of a cost is. */
export function isPart(label: string, whole: string): boolean {
  return label.endsWith(`-${whole}`);
}

/** Writes the number of a face that matters most; one that has parts is written as their sum. */
export function mainText(face: Face): string {
  const [main, ...others] = figuresOf(face);
  if (!main) return '';
  const parts = others.filter(({ label }) => isPart(label, main.label));
  return 1 < parts.length ? parts.map(({ value }) => value).join('+') : String(main.value);
}

/** Gets the id of a place of an area on which nothing may lie: a space of a grid, a zone, a step. */
export function placeId(area: string, column: number, row: number): string {
  return `${area}@${column},${row}`;
}

/** Gets the area, the column and the row that the id of a place tells; none for any other id. */
export function placeSpot(id: string): { area: string; column: number; row: number } | null {
  const found = /^(.+)@(\d+),(\d+)$/.exec(id);
  return found ? { area: found[1] ?? '', column: Number(found[2]), row: Number(found[3]) } : null;
}

/** Gets the ids of all places of an area. */
export function placesOf(area: Area): string[] {
  const { id, layout } = area;
  const inLine = (count: number): string[] => Array.from({ length: count }, (_, at) => placeId(id, at, 0));
  const sort = sortOf(layout);
  if (sort === 'zones') return inLine(zonesOf(layout));
  if (sort === 'track') return inLine(Math.min(trackOf(layout), 200) + 1);
  if (sort !== 'grid') return [];
  const { width, height } = gridOf(layout);
  return Array.from({ length: width * height }, (_, at) => placeId(id, at % width, Math.floor(at / width)));
}

/** Whether an area has a thing: it is the area itself, an item in it, or one of its places. */
export function isThere(areas: readonly Area[], areaId: string, id: string): boolean {
  const area = areas.find((area) => area.id === areaId);
  if (!area) return false;
  return id === areaId || area.items.some((item) => item.id === id) || placesOf(area).includes(id);
}

/** Gets what the moment of a scene is about. */
export function focusOf(scene: Scene): ReadonlySet<string> {
  return new Set(scene.focus);
}

/** Finds the area in which an item lies. */
export function areaOf(scene: Scene, item: string): Area | undefined {
  return scene.areas.find((area) => area.items.some((other) => other.id === item));
}

/** Gets the letters of a column, as on a chess board: a to z, then aa. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(97 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
