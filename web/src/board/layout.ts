/** Who sits where: which areas stand on whose side, which in the middle, and which rows face each other. */

import type { Area, Item, Scene, Seat } from '../lib/protocol';
import { isDie } from './kinds';
import { clamp, sortOf, zonesOf } from './scene';

/** A number with a name that stands beside a seat, with the area it comes from. */
export interface Tally {
  area: string;
  item: Item;
}

/** What lies before one seat. */
export interface Side {
  seat: Seat;
  hands: Area[];
  /** Rows, tracks and grids, the one nearest to the middle first. */
  rows: Area[];
  piles: Area[];
  tallies: Tally[];
}

/** What belongs to nobody. */
export interface Middle {
  grids: Area[];
  tracks: Area[];
  rows: Area[];
  piles: Area[];
  tallies: Tally[];
}

/**
 * How the table is divided: two sides that face each other, opponents in a round, or around a board. Rows of
 * cards that all can take from are a board too.
 */
export type Shape = 'duel' | 'round' | 'arena';

/** A table with everything in its place. */
export interface Table {
  shape: Shape;
  /** The side at the bottom; none when there are no seats. */
  near: Side | null;
  /** The other sides, clockwise from the near one. */
  far: Side[];
  middle: Middle;
  /** Whether the rows of the two sides face each other with nothing between them. */
  isFacing: boolean;
  /** How many columns all rows with fixed places have, so that facing ones line up. */
  columns: number;
  /** Whether so many cards lie in rows before the viewer that they are what the table is about: a deck is built. */
  isBench: boolean;
}

/** More cards than this in the rows of a side do not slide under each other in one line. */
const CROWD = 24;

/** Arranges a scene around the table. */
export function arrange(scene: Scene, names: readonly string[], viewer: Seat | null): Table {
  const seats = seatsIn(scene, names);
  const near = viewer ?? lastOwner(scene) ?? 0;
  const tallies = talliesOf(scene, seats.length);
  const sides = seats.map((seat) => sideOf(scene, seat, tallies));
  const middle = middleOf(scene, tallies);
  const far = sides
    .filter((side) => side.seat !== near)
    .sort(
      (one, other) => turnsFrom(near, one.seat, seats.length) - turnsFrom(near, other.seat, seats.length),
    );
  const shape = shapeOf(middle, far.length);
  const own = sides.find((side) => side.seat === near) ?? null;
  return {
    shape,
    isFacing: shape === 'duel' && middle.rows.length + middle.piles.length + middle.tracks.length === 0,
    near: own,
    far,
    middle,
    columns: columnsOf(scene),
    isBench: shape !== 'arena' && own !== null && CROWD < crowdOf(own),
  };
}

/** Gets the number of columns that the rows with fixed places need: those they have, filled or not. */
export function columnsOf(scene: Scene): number {
  const places = scene.areas.filter((area) => ['row', 'zones'].includes(sortOf(area.layout)));
  const columns = places.flatMap((area) => [
    zonesOf(area.layout),
    ...area.items.map((item) => (item.at ? item.at[0] + 1 : 0)),
  ]);
  return clamp(Math.max(0, ...columns), 0, 60);
}

/** Whether the items of a row have fixed places. */
export function isFixed(area: Area): boolean {
  return 0 < zonesOf(area.layout) || area.items.some((item) => item.at !== null && item.at !== undefined);
}

/** Whether a row of a side lies beside the hand, for it takes only as much room as it needs. */
export function isLoose(area: Area, table: Table): boolean {
  const isOnBench = table.isBench && area.owner === table.near?.seat;
  return !table.isFacing && !isOnBench && isFlowing(area);
}

/** Whether the cards of an area flow in a row. */
function isFlowing(area: Area): boolean {
  return sortOf(area.layout) === 'row' && !isFixed(area);
}

function crowdOf(side: Side): number {
  return side.rows.filter(isFlowing).reduce((sum, area) => sum + area.items.length, 0);
}

/** Whether a row of a side shares a line with others: it comes and goes beside rows with fixed places. */
export function isPassing(area: Area, table: Table): boolean {
  return table.isFacing && 0 < table.columns && isFlowing(area);
}

/** Gets the rows that come and go as they lie beside those with places: the first after them, the rest before. */
export function asides(side: Side, table: Table): Area[][] {
  const [first, ...rest] = side.rows.filter((area) => isPassing(area, table));
  return [first ? [first] : [], rest].filter((areas) => 0 < areas.length);
}

/** How many columns rows may have so that there is room on either side of them. */
const NARROW_ROWS = 5;

/** Whether each side has several narrow rows: they lie side by side, between its panel and its piles, then. */
export function isFlanked(table: Table): boolean {
  const isNarrow = 0 < table.columns && table.columns <= NARROW_ROWS;
  const sides = [...table.far, ...(table.near ? [table.near] : [])];
  const hasSeveral = (side: Side): boolean => 1 < side.rows.filter(isFixed).length;
  return table.shape === 'duel' && !table.isFacing && isNarrow && sides.every(hasSeveral);
}

/** In how many columns the piles of a side stand: in two lines beside a hand held up or rows, else side by side. */
export function pileColumns(side: Side, isNear: boolean, table: Table): number {
  const count = Math.max(1, side.piles.length);
  const isBeside = isFlanked(table) || (isNear && 0 < side.hands.length);
  return isBeside ? Math.ceil(count / 2) : count;
}

/** Whether nothing but the number of cards is to be seen of a hand. */
export function isHidden(area: Area): boolean {
  return area.items.every((item) => item.face === null);
}

function seatsIn(scene: Scene, names: readonly string[]): Seat[] {
  const owners = scene.areas.flatMap((area) => [area.owner, ...area.items.map((item) => item.owner)]);
  const most = Math.max(names.length, ...owners.map((owner) => (owner ?? -1) + 1));
  return Array.from({ length: clamp(most, 0, 24) }, (_, seat) => seat);
}

function lastOwner(scene: Scene): Seat | null {
  return scene.areas.findLast((area) => area.owner !== null)?.owner ?? null;
}

function turnsFrom(near: Seat, seat: Seat, seats: number): number {
  return (seat - near + seats) % seats;
}

function shapeOf(middle: Middle, opponents: number): Shape {
  if (0 < middle.grids.length || isMarket(middle)) return 'arena';
  return opponents <= 1 ? 'duel' : 'round';
}

/** Whether nothing but dice lies in an area. */
export function hasDice(area: Area): boolean {
  return 0 < area.items.length && area.items.every(({ face }) => face !== null && isDie(face.kind));
}

/** Whether the board is rows of cards, and no grid. */
export function isMarket(middle: Middle): boolean {
  return middle.grids.length === 0 && 1 < middle.rows.length;
}

function sideOf(scene: Scene, seat: Seat, tallies: ReadonlyMap<Seat | null, Tally[]>): Side {
  const own = scene.areas.filter((area) => area.owner === seat);
  const sorted = (...sorts: string[]): Area[] => own.filter((area) => sorts.includes(sortOf(area.layout)));
  return {
    seat,
    hands: sorted('hand'),
    rows: sorted('row', 'zones', 'grid', 'track'),
    piles: sorted('pile'),
    tallies: tallies.get(seat) ?? [],
  };
}

function middleOf(scene: Scene, tallies: ReadonlyMap<Seat | null, Tally[]>): Middle {
  const shared = scene.areas.filter((area) => area.owner === null || area.owner === undefined);
  const sorted = (...sorts: string[]): Area[] => shared.filter((area) => sorts.includes(sortOf(area.layout)));
  return {
    grids: sorted('grid'),
    tracks: sorted('track'),
    rows: sorted('row', 'zones', 'hand'),
    piles: sorted('pile'),
    tallies: tallies.get(null) ?? [],
  };
}

/** Gives every counter to the seat it belongs to; to none when it is shared. */
function talliesOf(scene: Scene, seats: number): Map<Seat | null, Tally[]> {
  const tallies = new Map<Seat | null, Tally[]>();
  for (const area of scene.areas.filter((area) => sortOf(area.layout) === 'counters')) {
    const isOneSort = new Set(area.items.map((item) => item.face?.name)).size === 1;
    const isOnePerSeat = area.owner === null && area.items.length === seats && 1 < seats && isOneSort;
    const isUnowned = area.items.every((item) => (item.owner ?? null) === null);
    area.items.forEach((item, index) => {
      const owner = item.owner ?? area.owner ?? (isOnePerSeat && isUnowned ? index : null);
      tallies.set(owner, [...(tallies.get(owner) ?? []), { area: area.id, item }]);
    });
  }
  return tallies;
}
