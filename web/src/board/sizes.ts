/** How large everything is drawn, so that a table fits its window: the largest cards for which it does. */

import { isFlanked, isMarket, type Side, type Table } from './layout';
import {
  abreastHeight,
  abreastWidth,
  BOARD_PILE,
  cellFor,
  columnsWidth,
  DENSE_BELOW,
  dockHeight,
  GAP,
  HELD,
  heapWidth,
  inLine,
  LABEL,
  largest,
  looseHeight,
  markHeight,
  middleHeight,
  passingHeight,
  passingWidth,
  PEEK,
  picturedLines,
  pilesWidth,
  rowsHeight,
  TALL,
  type Room,
} from './measure';
import { clamp, gridOf } from './scene';
import { fitsWide, wideSizes } from './wide';

/**
 * How the parts lie: in a wide window a side has a line with its panel, hand and piles; in a narrow one the
 * viewer's hand lies below the table; in a low one it lies beside the table, with what is asked.
 */
export type Window = 'wide' | 'narrow' | 'low';

/** Sizes in pixels. */
export interface Sizes {
  window: Window;
  /** Whether the viewer's hand is drawn apart from the table, for there is too little room on it. */
  isHandApart: boolean;
  /** Whether labels that can be spared are. */
  isTight: boolean;
  /** Whether the rows of a side lie side by side. */
  isAbreast: boolean;
  /** Whether even the smallest cards are too large. */
  isOverfull: boolean;
  /** The width of a card that lies before the viewer. */
  card: number;
  /** The width of a shared card. */
  shared: number;
  /** How many shared cards there is room for side by side. */
  line: number;
  /** The width of a shared pile. */
  heap: number;
  /** The width of a card in the viewer's hand. */
  hand: number;
  /** The width of an opponent's card. */
  far: number;
  /** The width of a card on a pile of a side. */
  pile: number;
  /** The width of a space of a grid. */
  cell: number;
  /** The width of what lies beside a low table. */
  beside: number;
  /** The width of the opponents' boxes beside a board. */
  others: number;
}

const WIDE_FROM = 760;
/** A window as low as this may have the hand beside the table, if it is not too narrow for that. */
const LOW_BELOW = 540;
const LOW_FROM = 560;
/** Cards that are smaller than this on a wide table lie better in a low one. */
const LOW_CARD = 60;
/** What is asked gets at least this height, so that not everything changes its size with the question. */
const ASKED: Readonly<Record<Window, number>> = { wide: 62, narrow: 102, low: 122 };
/** Where questions have two lines. */
const ASKED_IN_TWO = { below: 375, height: 122 };

/** Cards in a narrow or low window, and cards in a hand that lies apart. */
const SMALL = { from: 36, to: 104 };
/** Rows that lie side by side on a phone may have smaller ones. */
const ABREAST_FROM = 33;
const HELD_APART = { from: 60, good: 84, to: 112 };
/** The line with panel and piles in a low window. */
const LOW_LINE = 40;
const NARROW_PILE = 30;
const LOW_PILE = 23;
/** The heights of what stands above and below the rows of a market, and of what is around the cards of each. */
const MARKET_AROUND = 150;
const MARKET_LINE = 26;
/** Cards of a market are not made smaller than this only to have all of it in sight. */
const MARKET_GOOD = 64;
/** From here on a panel of a narrow window has one line, and the backs of a hand lie beside it. */
const MIDDLING_FROM = 600;

/** Finds the sizes for a table in a room, part of which is taken by what is asked. */
export function sizesFor(table: Table, room: Room, asked = 0): Sizes {
  const window = windowFor(table, room);
  const least = room.width < ASKED_IN_TWO.below ? ASKED_IN_TWO.height : ASKED[window];
  const rest = { width: room.width, height: room.height - Math.max(asked, least) };
  if (window === 'low') return lowSizes(table, room, rest.height);
  return window === 'wide' ? wideSizes(table, rest) : narrowSizes(table, rest);
}

/** Writes sizes as custom properties for a style attribute. */
export function sizeStyle(sizes: Sizes): string {
  const { card, shared, heap, hand, far, pile, cell, beside, others } = sizes;
  const [mark, passing, peek] = [markHeight(card), passingWidth(card), Math.round(hand * PEEK)];
  return Object.entries({ card, shared, heap, hand, far, pile, cell, beside, others, mark, passing, peek })
    .map(([name, size]) => `--${name}:${size}px`)
    .join(';');
}

/** Whether cards are so small that they show their name and number only. */
export function isDense(sizes: Sizes): boolean {
  return sizes.card < DENSE_BELOW;
}

function windowFor(table: Table, room: Room): Window {
  const isWide = WIDE_FROM <= room.width;
  const usual = isWide ? 'wide' : 'narrow';
  if (LOW_BELOW <= room.height || room.width < LOW_FROM) return usual;
  const rest = { width: room.width, height: room.height - ASKED[usual] };
  if (table.shape !== 'duel') return rest.height < 340 ? 'low' : usual;
  const isGood = isWide
    ? fitsWide(table, rest, LOW_CARD)
    : fitsNarrow(table, rest, { card: 48, hand: HELD_APART.good, isTight: true, isAbreast: false });
  return isGood ? usual : 'low';
}

/** The sizes that a narrow table is tried with. */
interface Trial {
  card: number;
  hand: number;
  isTight: boolean;
  isAbreast: boolean;
}

function narrowSizes(table: Table, room: Room): Sizes {
  const inner = Math.max(280, room.width) - 2 * GAP - 12;
  const trial = table.shape === 'duel' ? bestTrial(table, room, inner) : looseTrial(table, room, inner);
  const gaps = 2 * Math.max(0, ...table.middle.grids.map((area) => gridOf(area.layout).width));
  return {
    ...trial,
    window: 'narrow',
    isHandApart: true,
    // Among many the table is scrolled, and what lies before the viewer stays in sight.
    isOverfull:
      !table.isBench &&
      (table.shape === 'round' || (table.shape === 'duel' && !fitsNarrow(table, room, trial))),
    ...sharedInNarrow(table, trial, inner, room.height),
    far: table.shape === 'duel' ? trial.card : Math.floor(clamp(trial.card * 0.75, 36, 52)),
    pile: NARROW_PILE,
    cell: cellFor(table.middle, inner - gaps - 16, room.height * 0.6),
    beside: 0,
    others: 0,
  };
}

type Shared = Pick<Sizes, 'shared' | 'line' | 'heap'>;

/** Where the board comes first and the rest is scrolled to, shared cards are as large as their texts need. */
function sharedInNarrow(table: Table, trial: Trial, inner: number, height: number): Shared {
  const { card } = trial;
  if (table.shape !== 'arena')
    return { shared: card, line: inLine(inner, card), heap: narrowHeap(table, card) };
  if (isMarket(table.middle)) return marketInNarrow(table, trial, inner, height);
  const shared = Math.floor(clamp((inner - 12) / 3 - 8, SMALL.from, 120));
  return { shared, line: inLine(inner, shared), heap: Math.round(shared * BOARD_PILE) };
}

/** Piles below a track are known by their place. */
function narrowHeap(table: Table, card: number): number {
  return 0 < table.middle.tracks.length ? NARROW_PILE : card;
}

/** Each row of a market lies in one line, and all of them are in sight unless that makes their cards too small. */
function marketInNarrow(table: Table, trial: Trial, inner: number, height: number): Shared {
  const { rows } = table.middle;
  const most = Math.max(...rows.map((area) => area.items.length));
  const byWidth = (inner - 8) / most - 4;
  const left = height - trial.hand * TALL - LABEL - MARKET_AROUND;
  const byHeight = (left / rows.length - MARKET_LINE) / TALL;
  const shared = Math.floor(clamp(Math.min(byWidth, Math.max(byHeight, MARKET_GOOD)), 44, 104));
  return { shared, line: Math.floor((inner - 8) / (shared + 4)), heap: Math.round(shared * BOARD_PILE) };
}

/** A table with boards or many opponents scrolls; its hand must leave most of it in sight. */
function looseTrial(table: Table, room: Room, inner: number): Trial {
  // The cards of a market are too small for their texts; those that one holds are read here.
  const abreast = isMarket(table.middle) ? 3.6 : table.shape === 'round' ? 4.6 : 3.9;
  const hand = Math.min(inner / abreast, (room.height * 0.3) / TALL);
  return {
    card: Math.floor(clamp(narrowCard(table, inner), SMALL.from, 64)),
    hand: Math.floor(clamp(hand, HELD_APART.from, HELD_APART.to)),
    isTight: false,
    isAbreast: false,
  };
}

/** Whether several narrow rows of each side fit side by side. */
function canBeAbreast(table: Table, inner: number): boolean {
  return isFlanked(table) && abreastWidth(table, ABREAST_FROM, 4) <= inner;
}

function narrowCard(table: Table, inner: number): number {
  if (canBeAbreast(table, inner)) {
    return largest(ABREAST_FROM, SMALL.to, (card) => abreastWidth(table, card, 4) <= inner);
  }
  return table.columns === 0 ? inner / 4.5 : Math.floor((inner + 4) / table.columns) - 4;
}

/** Spares labels only where cards become larger by it. */
function bestTrial(table: Table, room: Room, inner: number): Trial {
  const roomy = trialFor(table, room, inner, false);
  const tight = trialFor(table, room, inner, true);
  const isGood = Math.min(HELD_APART.good, tight.hand) <= roomy.hand && tight.card * 0.92 <= roomy.card;
  return isGood && fitsNarrow(table, room, roomy) ? roomy : tight;
}

/** Finds the largest cards, then the largest hand that leaves them as they are. */
function trialFor(table: Table, room: Room, inner: number, isTight: boolean): Trial {
  const handFor = (card: number): number => Math.round(clamp(card * HELD, HELD_APART.from, HELD_APART.to));
  const isAbreast = canBeAbreast(table, inner);
  const from = isAbreast ? ABREAST_FROM : SMALL.from;
  const most = clamp(narrowCard(table, inner), from, SMALL.to);
  const card = largest(from, most, (card) =>
    fitsNarrow(table, room, { card, hand: handFor(card), isTight, isAbreast }),
  );
  const hand = largest(handFor(card), HELD_APART.to, (hand) =>
    fitsNarrow(table, room, { card, hand, isTight, isAbreast }),
  );
  return { card, hand, isTight, isAbreast };
}

/** Whether a narrow table for two fits, with the hand below it. */
function fitsNarrow(table: Table, room: Room, trial: Trial): boolean {
  const { card, hand, isTight, isAbreast } = trial;
  const label = isTight ? 4 : LABEL;
  const sides = [...table.far, ...(table.near ? [table.near] : [])];
  const rows = sides.map(
    (side) => linesHeight(side, table, card, label, isAbreast) + narrowLine(side, room.width, isTight) + 4,
  );
  const hasBacks = !isTight && room.width < MIDDLING_FROM && table.far.some((side) => 0 < side.hands.length);
  const backs = hasBacks ? 26 * TALL + LABEL + 4 : 0;
  const dock = table.near ? dockHeight(table.near, hand, isTight ? 12 : LABEL + 10) : 0;
  const middle = middleHeight(table.middle, room.width - 3 * GAP, card, narrowHeap(table, card));
  const moment = table.isFacing && !isTight ? LABEL + GAP : 0;
  return rows.reduce((sum, height) => sum + height, 3 * GAP) + backs + dock + middle + moment <= room.height;
}

/** The height of all rows of a side, in a window that has no room beside them. */
function linesHeight(side: Side, table: Table, card: number, label: number, isAbreast: boolean): number {
  const heights = [isAbreast ? abreastHeight : rowsHeight, passingHeight, looseHeight].map((of) =>
    of(side, table, card, label),
  );
  return heights.reduce((sum, height) => sum + height, 0);
}

/** The height of the panel and the piles of a side in a narrow window, beside each other if there is room. */
function narrowLine(side: Side, width: number, isTight: boolean): number {
  const isBare = isTight && width < MIDDLING_FROM;
  const piles = side.piles.length === 0 ? 0 : NARROW_PILE * TALL + (isBare ? 0 : LABEL) + 6;
  const taken = isBare ? side.piles.length * (NARROW_PILE + 14) : pilesWidth(side, NARROW_PILE);
  const isBeside = piles === 0 || 130 <= width - 12 - taken;
  const hasNumbers = 0 < side.tallies.length + (isTight ? side.hands.length : 0);
  const lines = picturedLines(side, isBeside ? width - 12 - taken : width - 12);
  const panel = MIDDLING_FROM <= width || !hasNumbers ? 46 : 46 + 24 * Math.max(1, lines);
  return isBeside ? Math.max(panel, piles) : panel + piles + 4;
}

function lowSizes(table: Table, room: Room, handRoom: number): Sizes {
  const beside = Math.round(clamp(room.width * 0.36, 240, 340));
  const inner = room.width - beside - 24;
  const isAbreast = canBeAbreast(table, inner);
  const across = isAbreast ? abreastWidth : columnsWidth;
  const fits = (card: number): boolean =>
    fitsLow(table, room, card, isAbreast) && across(table, card, 4) <= inner;
  const hands = table.near?.hands.filter((area) => 0 < area.items.length).length ?? 0;
  const peeks = Math.max(0, hands - 1);
  const hand = Math.min(
    (handRoom - (peeks + 1) * (LABEL + 12)) / (TALL + peeks * PEEK),
    (beside - 12) * 0.32,
  );
  const card = largest(SMALL.from, SMALL.to, fits);
  return {
    window: 'low',
    isHandApart: true,
    isTight: true,
    isAbreast,
    isOverfull: !table.isBench && table.shape === 'duel' && !fits(SMALL.from),
    card: table.shape === 'duel' ? card : Math.min(card, 64),
    shared: table.shape === 'duel' ? card : Math.min(card, 64),
    line: inLine(inner, table.shape === 'duel' ? card : Math.min(card, 64)),
    heap: heapWidth(table, table.shape === 'duel' ? card : Math.min(card, 64)),
    hand: Math.floor(clamp(hand, HELD_APART.from, HELD_APART.to)),
    far: table.shape === 'duel' ? card : 40,
    pile: LOW_PILE,
    cell: cellFor(table.middle, inner * 0.64, room.height - 2 * LABEL - 2 * GAP),
    beside,
    others: 0,
  };
}

function fitsLow(table: Table, room: Room, card: number, isAbreast: boolean): boolean {
  const sides = [...table.far.slice(0, 1), ...(table.near ? [table.near] : [])];
  const rows = sides.map((side) => linesHeight(side, table, card, 4, isAbreast) + LOW_LINE + 4);
  const middle = middleHeight(table.middle, room.width * 0.6, card);
  return rows.reduce((sum, height) => sum + height, 3 * GAP) + middle <= room.height;
}
