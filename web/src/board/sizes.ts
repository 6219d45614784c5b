/** How large everything is drawn, so that a table fits its window: the largest cards for which it does. */

import type { Area } from '../lib/protocol';
import { isFixed, type Middle, type Side, type Table } from './layout';
import { clamp, gridOf, sortOf, trackOf } from './scene';

/** Sizes in pixels. */
export interface Sizes {
  isWide: boolean;
  /** The width of a card that lies before the viewer or in the middle. */
  card: number;
  /** The width of a card in the viewer's hand. */
  hand: number;
  /** The width of an opponent's card. */
  far: number;
  /** The width of the side of a space of a grid. */
  cell: number;
  /** The width of the column with the piles of a side. */
  column: number;
}

/** The room there is. */
export interface Room {
  width: number;
  height: number;
}

/** The height of a card by its width. */
export const TALL = 1.4;

/** What the style sheets leave around things; they and the arithmetic here must agree. */
const GAP = 8;
const LABEL = 20;
const WIDE_FROM = 760;
/** The line at the top and the prompt bar. */
const FRAME = 132;
const COLUMN = 196;

const SMALLEST = 44;
const LARGEST = 148;

/** Finds the sizes for a table in a room. */
export function sizesFor(table: Table, room: Room): Sizes {
  const isWide = WIDE_FROM <= room.width;
  return isWide ? wideSizes(table, room) : narrowSizes(table, room);
}

function narrowSizes(table: Table, room: Room): Sizes {
  const inner = Math.max(280, room.width) - 2 * GAP;
  const columns = Math.max(table.columns, 1);
  const fitting = Math.floor(inner / columns) - 5;
  const card = clamp(table.columns === 0 ? inner / 4.6 : fitting, 36, 84);
  return {
    isWide: false,
    card: Math.floor(card),
    hand: Math.floor(clamp(inner / 3.9, 76, 112)),
    far: Math.floor(table.shape === 'duel' ? card : clamp(card * 0.7, 34, 52)),
    cell: cellFor(table.middle, inner - 34 - 2 * gridWidth(table.middle), room.height * 0.55),
    column: 0,
  };
}

function wideSizes(table: Table, room: Room): Sizes {
  let card = LARGEST;
  while (SMALLEST < card && !fits(table, room, card)) card -= 2;
  const far = farWidth(table, room, card);
  const hand = Math.min(156, Math.round(card * 1.18));
  const grid = arenaHeight(table, room, card);
  const across = room.width - 2 * COLUMN - 5 * GAP;
  const cell = cellFor(table.middle, Math.max(across, 280), grid - 60);
  return { isWide: true, card, hand, far, cell, column: sideColumn(table, card) };
}

function cellFor(middle: Middle, width: number, height: number): number {
  const sizes = middle.grids.map((area) => {
    const grid = gridOf(area.layout);
    return Math.min(width / grid.width, height / grid.height);
  });
  return sizes.length === 0 ? 0 : Math.floor(clamp(Math.min(...sizes), 26, 96));
}

/** The number of columns of the widest board, for the gaps between them. */
function gridWidth(middle: Middle): number {
  return Math.max(0, ...middle.grids.map((area) => gridOf(area.layout).width));
}

/** Whether a wide table fits with cards of a width. */
function fits(table: Table, room: Room, card: number): boolean {
  const center = room.width - COLUMN - sideColumn(table, card) - 6 * GAP;
  if (0 < table.columns && center < table.columns * (card + GAP)) return false;
  return heightOf(table, room, card) <= room.height - FRAME;
}

function heightOf(table: Table, room: Room, card: number): number {
  const near = table.near ? nearHeight(table.near, card) : 0;
  if (table.shape === 'arena') return near + Math.max(0.45 * room.height, 300) + 3 * GAP;
  const middle = middleHeight(table.middle, room, card);
  const far = Math.max(0, ...table.far.map((side) => farHeight(side, table, farWidth(table, room, card))));
  return far + middle + near + 5 * GAP;
}

/** The height that is left for the board in the middle. */
function arenaHeight(table: Table, room: Room, card: number): number {
  return room.height - FRAME - (table.near ? nearHeight(table.near, card) : 0) - 4 * GAP;
}

function nearHeight(side: Side, card: number): number {
  const rows = side.rows.reduce((sum, area) => sum + rowHeight(area, card), 0);
  const hands = side.hands.length === 0 ? 0 : card * 1.18 * TALL + LABEL + GAP;
  return Math.max(rows + hands, pilesHeight(side, card), 150);
}

function farHeight(side: Side, table: Table, far: number): number {
  const rows = side.rows.reduce((sum, area) => sum + rowHeight(area, far), 0);
  const hands = side.hands.length === 0 ? 0 : far * 0.62 * TALL + LABEL;
  if (table.shape === 'duel') return Math.max(rows + hands, pilesHeight(side, far), 120);
  return rows + Math.max(hands, 0 < side.piles.length ? far * 0.62 * TALL + LABEL : 0) + 76;
}

/** How wide an opponent's cards are: in a round they share the width of the table. */
function farWidth(table: Table, room: Room, card: number): number {
  if (table.shape === 'duel') return card;
  if (table.shape === 'arena') return clamp(card * 0.6, 40, 64);
  const box = room.width / Math.max(1, table.far.length) - 4 * GAP;
  return Math.floor(clamp(box / Math.max(table.columns, 4) - 6, 36, card * 0.78));
}

function rowHeight(area: Area, card: number): number {
  const sort = sortOf(area.layout);
  if (sort === 'track') return 74;
  if (sort === 'grid') return gridOf(area.layout).height * 40 + LABEL;
  const lines = isFixed(area) ? 1 + Math.max(...area.items.map((item) => item.at?.[1] ?? 0)) : 1;
  return lines * (card * TALL + GAP) + LABEL;
}

function pilesHeight(side: Side, card: number): number {
  const lines = Math.ceil(side.piles.length / 2);
  return lines * (card * 0.62 * TALL + LABEL + GAP);
}

/** The width of the column with the piles. */
function sideColumn(table: Table, card: number): number {
  const sides = [...table.far, ...(table.near ? [table.near] : [])];
  const most = Math.max(0, ...sides.map((side) => side.piles.length));
  return most === 0 ? 0 : Math.min(2, most) * (card * 0.62 + 2 * GAP) + GAP;
}

/** How high the shared areas are when they flow into lines. */
function middleHeight(middle: Middle, room: Room, card: number): number {
  const line = card * TALL + LABEL + GAP;
  const widths = [
    ...middle.rows.map((area) => Math.max(1, area.items.length) * (card + GAP) + 3 * GAP),
    ...middle.piles.map(() => card + 3 * GAP),
  ];
  let lines = 0;
  let used = Infinity;
  for (const width of widths) {
    if (room.width - 4 * GAP < used + width) {
      lines += 1;
      used = 0;
    }
    used += width;
  }
  const tracks = middle.tracks.reduce((sum, area) => sum + trackHeight(area, room), 0);
  return lines * line + tracks + (0 < middle.tallies.length ? 44 : 0);
}

function trackHeight(area: Area, room: Room): number {
  const steps = trackOf(area.layout) + 1;
  const lines = 60 < steps ? 1 : Math.ceil((steps * 34) / Math.max(200, room.width - 4 * GAP));
  return lines * 44 + LABEL + GAP;
}
