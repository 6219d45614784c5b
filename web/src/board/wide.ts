/** How large everything is drawn in a wide window: a side has a line with its panel, hand and piles. */

import { isFlanked, isMarket, type Side, type Table } from './layout';
import {
  asideWidth,
  BACKS,
  besideWidth,
  boxHeight,
  cellFor,
  columnsWidth,
  flankedHeight,
  flankedWidth,
  FRAME,
  GAP,
  heapsWidth,
  heapWidth,
  heldWidth,
  inLine,
  LABEL,
  largest,
  lineHeight,
  middleHeight,
  opponentsWidth,
  PILE,
  rowsHeight,
  type Room,
} from './measure';
import { clamp } from './scene';
import type { Sizes } from './sizes';

/** The line between two sides that says where in the game we are. */
const MOMENT = 18;

/** What is shared gets at least this width beside a board. */
const LEAST_BESIDE = 190;

/** How many cards of an opponent lie side by side; of more, some are covered in part. */
const ABREAST = 2.3;

const SMALLEST = 44;
/** Of many cards that lie before the viewer this much can be told apart, and the table is scrolled. */
const ON_BENCH = 64;
const LARGEST = 148;

/** Finds the sizes for a wide table. */
export function wideSizes(table: Table, room: Room): Sizes {
  const card = table.isBench ? ON_BENCH : largest(SMALLEST, LARGEST, (width) => fitsWide(table, room, width));
  // What lies around a board scrolls by itself, so that it need not fit.
  const fits = table.shape === 'arena' ? fitsNear : fitsWide;
  const isOverfull = !table.isBench && !fits(table, room, SMALLEST);
  return {
    window: 'wide',
    isHandApart: isOverfull,
    isTight: false,
    isAbreast: isFlanked(table),
    isOverfull,
    card,
    shared: card,
    line: inLine(sharedWidth(table, room, card), card),
    heap: heapWidth(table, card),
    hand: heldWidth(card, leastHeld(table, room)),
    far: farWidth(table, room, card),
    pile: Math.round(card * PILE),
    cell: table.shape === 'arena' ? arenaCell(table, room, card) : 0,
    beside: 0,
    others: opponentsWidth(room),
  };
}

/** Whether a wide table fits with cards of a width. */
export function fitsWide(table: Table, room: Room, card: number): boolean {
  const height = room.height - FRAME;
  const near = table.near ? nearHeight(table.near, table, room, card) : 0;
  const sides = [...table.far, ...(table.near ? [table.near] : [])];
  const beside = 2 * Math.max(0, ...sides.map((side) => asideWidth(side, table, card)));
  if (room.width - FRAME - 4 < columnsWidth(table, card, GAP) + beside) return false;
  if (isFlanked(table) && !fitsBetween(table, room, card)) return false;
  if (table.shape === 'arena') {
    const shared = isMarket(table.middle) ? { ...table.middle, piles: [] } : table.middle;
    const middle = middleHeight(shared, sharedWidth(table, room, card), card, heapWidth(table, card));
    return fitsNear(table, room, card) && middle <= height - near;
  }
  const far = Math.max(0, ...table.far.map((side) => farHeight(side, table, room, card)));
  const middle = middleHeight(table.middle, room.width - 3 * GAP, card, heapWidth(table, card));
  return near + far + middle + (table.isFacing ? MOMENT : 0) + 2 * GAP <= height;
}

/** Whether there is room for rows side by side between panels and piles. */
function fitsBetween(table: Table, room: Room, card: number): boolean {
  const near = table.near ? [flankedWidth(table.near, table, card, true)] : [];
  const far = table.far.map((side) => flankedWidth(side, table, card, false));
  return [...near, ...far].every((width) => width <= room.width - FRAME);
}

/** How wide what is shared may be; the rows of a market have its piles beside them. */
function sharedWidth(table: Table, room: Room, card: number): number {
  if (table.shape !== 'arena') return room.width;
  const beside = besideWidth(table, arenaCell(table, room, card), room);
  return isMarket(table.middle) ? beside - heapsWidth(table.middle, heapWidth(table, card)) : beside;
}

/** Whether what lies before the viewer leaves enough room for a board. */
function fitsNear(table: Table, room: Room, card: number): boolean {
  const near = table.near ? nearHeight(table.near, table, room, card) : 0;
  return near <= (room.height - FRAME) * 0.34;
}

/** The least width of a card in hand: beside a board, where other cards are small, its text must be read here. */
function leastHeld(table: Table, room: Room): number {
  return table.shape === 'arena' ? Math.round(clamp(room.height * 0.16, 90, 118)) : 90;
}

function nearHeight(side: Side, table: Table, room: Room, card: number): number {
  const held = heldWidth(card, leastHeld(table, room));
  if (isFlanked(table)) return flankedHeight(side, table, card, held, true);
  return rowsHeight(side, table, card) + GAP + lineHeight(side, table, card, held, true);
}

function farHeight(side: Side, table: Table, room: Room, card: number): number {
  const far = farWidth(table, room, card);
  if (isFlanked(table)) return flankedHeight(side, table, far, far * BACKS, false);
  if (table.shape === 'duel') {
    return rowsHeight(side, table, far) + GAP + lineHeight(side, table, far, far * BACKS, false);
  }
  return boxHeight(side, far, room.width / Math.max(1, table.far.length) - 4 * GAP);
}

/** How wide an opponent's cards are: in a round they share the width of the table. */
function farWidth(table: Table, room: Room, card: number): number {
  if (table.shape === 'duel') return card;
  if (table.shape === 'arena') return table.far.length < 3 ? clamp(Math.round(card * 0.6), 40, 60) : 38;
  const box = room.width / Math.max(1, table.far.length) - 4 * GAP;
  return Math.floor(clamp(box / Math.max(table.columns, ABREAST) - 6, 40, Math.max(40, card * 0.85)));
}

/** The side of a space of the board in the middle, which gets all the height that is left. */
function arenaCell(table: Table, room: Room, card: number): number {
  const near = table.near ? nearHeight(table.near, table, room, card) : 0;
  const height = room.height - FRAME - near - LABEL - 6 * GAP;
  const width = Math.min(room.width * 0.5, room.width - opponentsWidth(room) - LEAST_BESIDE - 76);
  return cellFor(table.middle, width, height);
}
