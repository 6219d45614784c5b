/** How high and wide the parts of a table are with cards of a width; the style sheets and this must agree. */

import type { Area, Item } from '../lib/protocol';
import {
  asides,
  hasDice,
  isFixed,
  isHidden,
  isLoose,
  isPassing,
  pileColumns,
  type Middle,
  type Side,
  type Table,
} from './layout';
import { clamp, gridOf, sortOf, trackOf, zonesOf } from './scene';
import { spotsOf } from './rows';

/** A width and a height. */
export interface Room {
  width: number;
  height: number;
}

/** The height of a card by its width. */
export const TALL = 1.4;
/** How much larger a card in the viewer's hand is. */
export const HELD = 1.08;
/** How much smaller cards are that come and go beside rows with fixed places, and how small they may be. */
const PASSING = { part: 0.78, least: 44 };
/** How much is seen of a card beside the rows with places that another lies on, and for how many there is room. */
const ASIDE = { covered: 0.5, most: 4 };
/** How much is seen of the cards of a hand that is not asked about, by their width. */
export const PEEK = 0.3;
/** How much smaller a pile is, and a hand of which only the backs are seen. */
export const PILE = 0.42;
export const BACKS = 0.46;
/** Below this width a card shows its name and number only. */
export const DENSE_BELOW = 87;

export const GAP = 8;
export const LABEL = 20;
/** The edge of the table. */
export const FRAME = 16;
/** The widths of the panels with a name, of the viewer and of an opponent that faces it. */
export const PANELS = { near: 220, far: 264 };
/** The gap between rows that lie side by side. */
const ABREAST_GAP = 6;
/** How much is seen of a card with another on it, by its width. */
const SHINGLE = 0.32;
/** The width of a letter of a label, a little more than needed. */
const LETTER = 6.6;

/** The width of a number with a picture and no name. */
const PICTURED = 36;
/** The width of a die, with what is around it. */
const DIE = 56;

/** How much smaller a shared pile beside a board or a track is. */
export const BOARD_PILE = 0.55;

/** How wide a card in the viewer's hand is: never too small to be read in full. */
export function heldWidth(card: number, least: number): number {
  return clamp(Math.round(card * HELD), least, 160);
}

/** How far the marks under a card stick out. */
export function markHeight(card: number): number {
  return card < DENSE_BELOW ? 6 : 12;
}

/** Whether room is kept for marks below the cards of a row. */
export function isMarked(area: Area): boolean {
  return 0 < zonesOf(area.layout) || area.items.some((item) => 0 < item.badges.length);
}

/** The height of a row, with its label or without. */
export function rowHeight(area: Area, card: number, label = LABEL): number {
  const sort = sortOf(area.layout);
  if (sort === 'track') return 80;
  if (sort === 'grid') return gridOf(area.layout).height * 40 + LABEL;
  const spots = spotsOf(area.items);
  const lines = isFixed(area) ? 1 + Math.max(0, ...spots.map((spot) => spot.row)) : 1;
  const deepest = Math.max(1, ...spots.map((spot) => spot.items.length));
  const line = card * TALL + (isMarked(area) ? markHeight(card) : 0);
  return lines * (line + GAP) - GAP + (deepest - 1) * card * SHINGLE + label + 6;
}

/** The width of a row whose items have no places. */
export function rowWidth(area: Area, card: number): number {
  return Math.max(1, area.items.length) * (card + GAP) + 12;
}

/** The height of the rows of a side that stand above each other. */
export function rowsHeight(side: Side, table: Table, card: number, label = LABEL): number {
  const rows = fixedRows(side, table).map((area) => rowHeight(area, card, label));
  return sum(rows) + 6 * Math.max(0, rows.length - 1);
}

/** The height of the rows of a side that lie side by side. */
export function abreastHeight(side: Side, table: Table, card: number, label = LABEL): number {
  return Math.max(0, ...fixedRows(side, table).map((area) => rowHeight(area, card, label)));
}

/** The width of the rows of any side that lie side by side. */
export function abreastWidth(table: Table, card: number, gap: number): number {
  const sides = [...table.far, ...(table.near ? [table.near] : [])];
  const most = Math.max(0, ...sides.map((side) => fixedRows(side, table).length));
  return most * (columnsWidth(table, card, gap) + ABREAST_GAP) - ABREAST_GAP;
}

function fixedRows(side: Side, table: Table): Area[] {
  return side.rows.filter((area) => !isLoose(area, table) && !isPassing(area, table));
}

/** The height of the rows of a side that take only as much room as they need, where nothing is beside them. */
export function looseHeight(side: Side, table: Table, card: number, label = LABEL): number {
  const rows = side.rows.filter((area) => isLoose(area, table));
  return Math.max(0, ...rows.map((area) => rowHeight(area, card, label)));
}

/** The height of the line with the rows of a side that come and go, where it is below the others. */
export function passingHeight(side: Side, table: Table, card: number, label = LABEL): number {
  const rows = side.rows.filter((area) => isPassing(area, table));
  return Math.max(0, ...rows.map((area) => rowHeight(area, passingWidth(card), label) + 6));
}

/** The width that the rows that come and go need on either side of those with places. */
export function asideWidth(side: Side, table: Table, card: number): number {
  const wide = (area: Area): number => {
    const covered = clamp(area.items.length - 1, 0, ASIDE.most - 1);
    return passingWidth(card) * (1 + ASIDE.covered * covered) + 12 + GAP;
  };
  return Math.max(0, ...asides(side, table).map((areas) => sum(areas.map(wide))));
}

/** The width of a card that comes and goes beside rows with fixed places. */
export function passingWidth(card: number): number {
  return Math.min(card, Math.max(PASSING.least, Math.round(card * PASSING.part)));
}

/** The height of the viewer's hands apart from the table: one in full, of the others what one needs to know them. */
export function dockHeight(side: Side, hand: number, around: number): number {
  const hands = side.hands.filter((area) => 0 < area.items.length).length;
  return hands === 0 ? 0 : hand * TALL + around + (hands - 1) * (hand * PEEK + around);
}

/** The height of the line of a wide side with its panel, its hand and its piles. */
export function lineHeight(side: Side, table: Table, card: number, held: number, isNear: boolean): number {
  const loose = side.rows.some((area) => isLoose(area, table)) ? card * TALL + LABEL + GAP : 0;
  const hand = 0 < side.hands.length ? held * TALL + LABEL + (isNear ? GAP : 0) : 0;
  const piles = pilesHeight(side, table, card, isNear);
  return Math.max(loose, hand, piles, panelHeight(side, isNear ? PANELS.near : PANELS.far));
}

/** The height of a wide side whose rows lie side by side between its panel and its piles, with its hand below. */
export function flankedHeight(side: Side, table: Table, card: number, held: number, isNear: boolean): number {
  const loose = side.rows.some((area) => isLoose(area, table)) ? card * TALL + LABEL + GAP : 0;
  const hand = 0 < side.hands.length ? held * TALL + LABEL + (isNear ? GAP : 0) : 0;
  const rows = fixedRows(side, table).map((area) => rowHeight(area, card));
  const middle = Math.max(0, ...rows) + GAP + Math.max(loose, hand);
  const panel = panelHeight(side, isNear ? PANELS.near : PANELS.far);
  return Math.max(middle, panel, pilesHeight(side, table, card, isNear));
}

/** The width of such a side. */
export function flankedWidth(side: Side, table: Table, card: number, isNear: boolean): number {
  const columns = pileColumns(side, isNear, table);
  const widest = Math.max(0, ...side.piles.map(({ label }) => label.length * LETTER));
  const piles = columns * (Math.max(card * PILE + 12, widest) + GAP);
  const rows = fixedRows(side, table).length * (columnsWidth(table, card, GAP) + GAP);
  return (isNear ? PANELS.near : PANELS.far) + rows + piles + 24;
}

function pilesHeight(side: Side, table: Table, card: number, isNear: boolean): number {
  const lines = Math.ceil(side.piles.length / pileColumns(side, isNear, table));
  return lines * (card * PILE * TALL + LABEL + 8 + 6) - 6;
}

/** The height of a panel of a width. */
export function panelHeight(side: Side, width: number): number {
  const lines = packed(
    side.tallies.map(({ item }) => ({ width: tallyWidth(item), height: 28 })),
    width - 22,
  );
  return 46 + lines;
}

function tallyWidth(item: Item): number {
  const badges = item.badges.map((badge) => badge.length * LETTER + 18);
  return 56 + (item.face?.name.length ?? 0) * LETTER + sum(badges);
}

/** The width of a number that is told by its picture. */
function pictured(item: Item): number {
  return PICTURED + sum(item.badges.map((badge) => badge.length * LETTER + 16));
}

/** How many lines the numbers of a panel of a width need where they are told by their pictures. */
export function picturedLines(side: Side, width: number): number {
  const numbers = side.tallies.map(({ item }) => ({ width: pictured(item), height: 1 - GAP }));
  return packed(numbers, width - 22);
}

/** The width of piles side by side. */
export function pilesWidth(side: Side, pile: number): number {
  return sum(side.piles.map(({ label }) => Math.max(pile + 12, label.length * LETTER) + GAP));
}

/** The height of an opponent's box in a round: its numbers are told by pictures, and so is a hand of backs. */
export function boxHeight(side: Side, far: number, width: number): number {
  const hidden = side.hands.filter(isHidden);
  const blocks = [
    ...side.rows.map((area) => ({ width: rowWidth(area, far), height: rowHeight(area, far) })),
    ...side.hands
      .filter((area) => !hidden.includes(area))
      .map((area) => ({
        width: far * BACKS * (1 + BACKS * Math.max(0, area.items.length - 1)) + GAP,
        height: far * BACKS * TALL + LABEL,
      })),
    ...side.piles.map((area) => ({
      width: Math.max(far * PILE + 12, area.label.length * LETTER) + GAP,
      height: far * PILE * TALL + LABEL,
    })),
  ];
  const tallies = side.tallies.map(({ item }) => ({ width: pictured(item), height: 24 }));
  const held = hidden.map(() => ({ width: PICTURED, height: 24 }));
  return packed(blocks, width) + packed([...tallies, ...held], width - 12) + 46;
}

/** How high the shared areas are when they flow into lines. */
export function middleHeight(middle: Middle, width: number, card: number, pile = card): number {
  const line = card * TALL + LABEL + 2 * GAP;
  const blocks = [
    ...middle.rows.map((area) => {
      if (hasDice(area))
        return { width: area.items.length * (DIE + GAP) + 24, height: DIE + LABEL + 2 * GAP };
      const lines = Math.ceil(rowWidth(area, card) / width);
      return { width: Math.min(width, rowWidth(area, card) + 12), height: lines * (line - LABEL) + LABEL };
    }),
    ...middle.piles.map(({ label }) => ({
      width: Math.max(pile + 12, pile < card ? label.length * LETTER : 0) + GAP,
      height: pile * TALL + LABEL + 2 * GAP,
    })),
  ];
  const tracks = middle.tracks.map((area) => trackHeight(area, width));
  const tallies = 0 < middle.tallies.length && middle.tracks.length === 0 ? 44 : 0;
  return packed(blocks, width) + sum(tracks) + tallies;
}

/** The width of shared piles above each other, with the gap beside them. */
export function heapsWidth(middle: Middle, pile: number): number {
  const widths = middle.piles.map(({ label }) => Math.max(pile + 12, Math.min(104, label.length * LETTER)));
  return 0 < widths.length ? Math.max(...widths) + 12 : 0;
}

function trackHeight(area: Area, width: number): number {
  const steps = trackOf(area.layout) + 1;
  const lines = 60 < steps ? 1 : Math.ceil((steps * 26) / Math.max(200, width));
  return lines * 50 + LABEL + 2 * GAP;
}

/** The side of a space of the boards in the middle, in a width and a height. */
export function cellFor(middle: Middle, width: number, height: number): number {
  const sizes = middle.grids.map((area) => {
    const grid = gridOf(area.layout);
    return Math.min(width / grid.width, height / grid.height) - 2;
  });
  return sizes.length === 0 ? 0 : Math.floor(clamp(Math.min(...sizes), 26, 110));
}

/** How much room there is beside the board for what is shared; the opponents have the other side. */
export function besideWidth(table: Table, cell: number, room: Room): number {
  const columns = Math.max(0, ...table.middle.grids.map((area) => gridOf(area.layout).width));
  return Math.max(180, room.width - opponentsWidth(room) - columns * (cell + 2) - 68);
}

/** The width of the opponents' boxes beside a board. */
export function opponentsWidth(room: Room): number {
  return Math.round(clamp(room.width * 0.21, 190, 280));
}

/** Gets the height of blocks that flow into lines of a width. */
function packed(blocks: readonly Room[], width: number): number {
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

/** Finds the largest size for which something holds that holds for all smaller ones. */
export function largest(from: number, to: number, holds: (size: number) => boolean): number {
  let [low, high] = [from, Math.max(from, Math.floor(to))];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The width of the widest rows with fixed places. */
export function columnsWidth(table: Table, card: number, gap: number): number {
  return table.columns === 0 ? 0 : table.columns * (card + gap) - gap + 12;
}

/** How many cards there is room for side by side. */
export function inLine(width: number, card: number): number {
  return Math.max(1, Math.floor((width - 12 + GAP) / (card + GAP)));
}

/** How wide a shared pile is: beside a board or a track it gives way to the cards. */
export function heapWidth(table: Table, card: number): number {
  const isBeside = table.shape === 'arena' || 0 < table.middle.tracks.length;
  return isBeside ? Math.round(card * BOARD_PILE) : card;
}
