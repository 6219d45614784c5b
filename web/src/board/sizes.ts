/** How large everything is drawn, so that a table fits its window: the largest cards for which it does. */

import type { Area } from '../lib/protocol';
import { isFixed, isLoose, type Middle, type Side, type Table } from './layout';
import { spotsOf } from './rows';
import { clamp, gridOf, sortOf, trackOf } from './scene';

/** Sizes in pixels. */
export interface Sizes {
  isWide: boolean;
  /** Whether the viewer's hand lies below the table, for there is too little room on it. */
  isHandApart: boolean;
  /** The width of a card that lies before the viewer or in the middle. */
  card: number;
  /** The width of a card in the viewer's hand. */
  hand: number;
  /** The width of an opponent's card. */
  far: number;
  /** The width of a space of a grid. */
  cell: number;
  /** The width of the column with the piles of a side. */
  column: number;
}

/** A width and a height. */
export interface Room {
  width: number;
  height: number;
}

/** The height of a card by its width. */
const TALL = 1.4;
/** How much larger a card in the viewer's hand is. */
const HELD = 1.18;
/** How much smaller a pile is, and a hand of which only the backs are seen. */
const PILE = 0.62;
const BACKS = 0.56;
/** How much is seen of a card with another on it, by its width. */
const SHINGLE = 0.32;

// What the style sheets leave around things; they and the arithmetic here must agree.
const GAP = 8;
const LABEL = 20;
const WIDE_FROM = 760;
/** From here on the table is kept in the middle of the window. */
const CENTERED_FROM = 1100;
/** The edge of the table. */
const FRAME = 20;
/** The column with the name of who sits there. */
const COLUMN = 196;
const PANEL = 132;

const SMALLEST = 44;
const LARGEST = 148;

/** Finds the sizes for a table in a room. */
export function sizesFor(table: Table, room: Room): Sizes {
  if (room.width < WIDE_FROM) return narrowSizes(table, room);
  const card = largest((width) => fits(table, room, width));
  return {
    isWide: true,
    isHandApart: !fits(table, room, SMALLEST),
    card,
    hand: heldWidth(card),
    far: farWidth(table, room, card),
    cell: table.shape === 'arena' ? arenaCell(table, room, card) : 0,
    column: pileColumn(table, room, card),
  };
}

/** Finds the largest card for which something holds that holds for all smaller ones. */
function largest(holds: (card: number) => boolean): number {
  let [low, high] = [SMALLEST, LARGEST];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function narrowSizes(table: Table, room: Room): Sizes {
  const inner = Math.max(280, room.width) - 2 * GAP - 12;
  const fixed = Math.floor(inner / Math.max(table.columns, 1)) - 4;
  const card = Math.floor(clamp(table.columns === 0 ? inner / 4.5 : fixed, 36, 84));
  const gaps = 2 * Math.max(0, ...table.middle.grids.map((area) => gridOf(area.layout).width));
  return {
    isWide: false,
    isHandApart: true,
    card,
    hand: Math.floor(clamp(inner / 3.9, 88, 112)),
    far: table.shape === 'duel' ? card : Math.floor(clamp(card * 0.7, 36, 52)),
    cell: cellFor(table.middle, inner - gaps - 16, room.height * 0.6),
    column: 0,
  };
}

/** Whether a wide table fits with cards of a width. */
function fits(table: Table, room: Room, card: number): boolean {
  const height = room.height - FRAME;
  const near = table.near ? nearHeight(table.near, table, card) : 0;
  const center = room.width - COLUMN - pileColumn(table, room, card) - 6 * GAP;
  if (0 < table.columns && center < table.columns * (card + GAP) + 12) return false;
  if (table.shape === 'arena') {
    const beside = besideWidth(table, arenaCell(table, room, card), room);
    return near <= height * 0.34 && middleHeight(table.middle, beside, card) <= height - near;
  }
  const far = Math.max(0, ...table.far.map((side) => farHeight(side, table, room, card)));
  return near + far + middleHeight(table.middle, room.width - 3 * GAP, card) + 3 * GAP <= height;
}

/** How wide a card in the viewer's hand is: never too small to be read in full. */
function heldWidth(card: number): number {
  return clamp(Math.round(card * HELD), 90, 160);
}

function nearHeight(side: Side, table: Table, card: number): number {
  const held = heldWidth(card) * TALL + LABEL + GAP;
  return Math.max(sideHeight(side, table, card, held), pilesHeight(side, card), PANEL);
}

function farHeight(side: Side, table: Table, room: Room, card: number): number {
  const far = farWidth(table, room, card);
  const backs = far * BACKS * TALL + LABEL + GAP;
  if (table.shape === 'duel')
    return Math.max(sideHeight(side, table, far, backs), pilesHeight(side, far), PANEL);
  return boxHeight(side, far, room.width / Math.max(1, table.far.length) - 4 * GAP);
}

/** The height of the rows of a side and its hand: rows without fixed places lie beside the hand. */
function sideHeight(side: Side, table: Table, card: number, hand: number): number {
  const stacked = side.rows.filter((area) => !isLoose(area, table)).map((area) => rowHeight(area, card));
  const loose = side.rows.some((area) => isLoose(area, table)) ? card * TALL + LABEL + GAP : 0;
  return sum(stacked) + Math.max(loose, 0 < side.hands.length ? hand : 0);
}

/** The height of an opponent's box in a round. */
function boxHeight(side: Side, far: number, width: number): number {
  const blocks = [
    ...side.rows.map((area) => ({ width: rowWidth(area, far), height: rowHeight(area, far) })),
    ...side.hands.map((area) => ({
      width: far * BACKS * (1 + BACKS * Math.max(0, area.items.length - 1)) + GAP,
      height: far * BACKS * TALL + LABEL,
    })),
    ...side.piles.map(() => ({ width: far * PILE + 2 * GAP, height: far * PILE * TALL + LABEL })),
  ];
  return packedHeight(blocks, width) + 100;
}

/** How wide an opponent's cards are: in a round they share the width of the table. */
function farWidth(table: Table, room: Room, card: number): number {
  if (table.shape === 'duel') return card;
  if (table.shape === 'arena') return clamp(Math.round(card * 0.6), 40, 60);
  const box = room.width / Math.max(1, table.far.length) - 4 * GAP;
  return Math.floor(clamp(box / Math.max(table.columns, 3) - 6, 40, Math.max(40, card * 0.85)));
}

function rowWidth(area: Area, card: number): number {
  return Math.max(1, area.items.length) * (card + GAP) + 12;
}

function rowHeight(area: Area, card: number): number {
  const sort = sortOf(area.layout);
  if (sort === 'track') return 80;
  if (sort === 'grid') return gridOf(area.layout).height * 40 + LABEL;
  const spots = spotsOf(area.items);
  const lines = isFixed(area) ? 1 + Math.max(0, ...spots.map((spot) => spot.row)) : 1;
  const deepest = Math.max(1, ...spots.map((spot) => spot.items.length));
  return lines * (card * TALL + GAP) + (deepest - 1) * card * SHINGLE + LABEL + 6;
}

function pilesHeight(side: Side, card: number): number {
  return Math.ceil(side.piles.length / 2) * (card * PILE * TALL + LABEL + 2 * GAP);
}

function pileColumn(table: Table, room: Room, card: number): number {
  const sides = [...table.far, ...(table.near ? [table.near] : [])];
  const most = Math.max(0, ...sides.map((side) => side.piles.length));
  const width = most === 0 ? 0 : Math.min(2, most) * (card * PILE + 12 + GAP) + GAP;
  return Math.round(CENTERED_FROM <= room.width ? Math.max(COLUMN, width) : width);
}

/** How high the shared areas are when they flow into lines. */
function middleHeight(middle: Middle, width: number, card: number): number {
  const line = card * TALL + LABEL + 2 * GAP;
  const blocks = [
    ...middle.rows.map((area) => {
      const lines = Math.ceil(rowWidth(area, card) / width);
      return { width: Math.min(width, rowWidth(area, card) + 12), height: lines * (line - LABEL) + LABEL };
    }),
    ...middle.piles.map(() => ({ width: card + 12 + GAP, height: line })),
  ];
  const tracks = middle.tracks.map((area) => trackHeight(area, width));
  return packedHeight(blocks, width) + sum(tracks) + (0 < middle.tallies.length ? 44 : 0);
}

function trackHeight(area: Area, width: number): number {
  const steps = trackOf(area.layout) + 1;
  const lines = 60 < steps ? 1 : Math.ceil((steps * 29) / Math.max(200, width));
  return lines * 50 + LABEL + 2 * GAP;
}

/** The side of a space of the board in the middle, which gets all the height that is left. */
function arenaCell(table: Table, room: Room, card: number): number {
  const near = table.near ? nearHeight(table.near, table, card) : 0;
  const height = room.height - FRAME - near - LABEL - 6 * GAP;
  return cellFor(table.middle, room.width * 0.5, height);
}

function cellFor(middle: Middle, width: number, height: number): number {
  const sizes = middle.grids.map((area) => {
    const grid = gridOf(area.layout);
    return Math.min(width / grid.width, height / grid.height) - 2;
  });
  return sizes.length === 0 ? 0 : Math.floor(clamp(Math.min(...sizes), 26, 110));
}

/** How much room there is on either side of the board. */
function besideWidth(table: Table, cell: number, room: Room): number {
  const columns = Math.max(0, ...table.middle.grids.map((area) => gridOf(area.layout).width));
  return Math.max(180, (room.width - columns * (cell + 2) - 60) / 2);
}

/** Gets the height of blocks that flow into lines of a width. */
function packedHeight(blocks: readonly Room[], width: number): number {
  let height = 0;
  let line = 0;
  let used = Infinity;
  for (const block of blocks) {
    if (width < used + block.width) {
      height += line;
      line = 0;
      used = 0;
    }
    used += block.width + GAP;
    line = Math.max(line, block.height + GAP);
  }
  return height + line;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
