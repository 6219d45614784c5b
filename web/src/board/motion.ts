/** What has moved between two scenes, found by comparing the ids of their items. Knows nothing of the page. */

import type { Scene, Seat } from '../lib/protocol';
import { countOf } from './scene';

/** One thing that moves. Ids are those of items; `from` and `to` may also be those of areas. */
export type Move =
  /** It stays in its area, where others may have made room. */
  | { kind: 'shift'; id: string }
  /** It goes to another area. */
  | { kind: 'travel'; id: string }
  /** It shows its other side, or takes the place of something that did. */
  | { kind: 'turn'; id: string; from: string }
  /** It is new, and seems to come from somewhere. */
  | { kind: 'enter'; id: string; from: string | null }
  /** It is no longer there, and seems to go somewhere. */
  | { kind: 'leave'; id: string; to: string | null }
  /** Some of what one item stands for goes over to another. */
  | { kind: 'flow'; id: string; to: string };

interface Placed {
  id: string;
  area: string;
  owner: Seat | null;
  /** Where in the area: its place, or its rank in the order. */
  spot: string;
  isUp: boolean;
  count: number;
}

/** A place from which or to which things may go, and how many. */
interface Stock {
  /** The item to start or end at, or the area. */
  id: string;
  area: string;
  owner: Seat | null;
  left: number;
}

/** Finds what moves from one scene to the next. */
export function movesBetween(before: Scene, after: Scene): Move[] {
  const old = placedIn(before);
  const now = placedIn(after);
  const gone = [...old.values()].filter((placed) => !now.has(placed.id));
  const come = [...now.values()].filter((placed) => !old.has(placed.id));
  const turned = turnsOf(gone, come);
  const wasTurned = new Set(turned.values());
  const leaving = gone.filter((placed) => !wasTurned.has(placed.id));
  const entering = come.filter((placed) => !turned.has(placed.id));
  return [
    ...stays(old, now),
    ...[...turned].map(([id, from]): Move => ({ kind: 'turn', id, from })),
    ...exchanges(leaving, entering, old, now),
  ];
}

function stays(old: ReadonlyMap<string, Placed>, now: ReadonlyMap<string, Placed>): Move[] {
  const moves: Move[] = [];
  for (const is of now.values()) {
    const was = old.get(is.id);
    if (!was) continue;
    if (was.area !== is.area) moves.push({ kind: 'travel', id: is.id });
    else if (was.isUp !== is.isUp) moves.push({ kind: 'turn', id: is.id, from: is.id });
    else moves.push({ kind: 'shift', id: is.id });
  }
  return moves;
}

/** Pairs what went with what came at the same spot showing the other side. */
function turnsOf(gone: readonly Placed[], come: readonly Placed[]): Map<string, string> {
  const spots = new Map(gone.map((placed) => [`${placed.area} ${placed.spot}`, placed]));
  const turned = new Map<string, string>();
  for (const placed of come) {
    const was = spots.get(`${placed.area} ${placed.spot}`);
    if (was && was.isUp !== placed.isUp) turned.set(placed.id, was.id);
  }
  return turned;
}

/** Guesses where new things come from and lost ones go: hidden things change their ids when they move. */
function exchanges(
  leaving: readonly Placed[],
  entering: readonly Placed[],
  old: ReadonlyMap<string, Placed>,
  now: ReadonlyMap<string, Placed>,
): Move[] {
  const moves: Move[] = [];
  const shrunk = changed(old, now, (was, is) => was - is);
  const grown = changed(old, now, (was, is) => is - was);
  const lost = leaving.map((placed) => ({ ...placed, left: placed.count }));
  for (const placed of entering) {
    const source = draw([...lost, ...shrunk], placed, placed.count);
    moves.push({ kind: 'enter', id: placed.id, from: source?.id ?? null });
  }
  for (const placed of lost.filter((placed) => placed.left === placed.count)) {
    moves.push({ kind: 'leave', id: placed.id, to: draw(grown, placed, placed.count)?.id ?? null });
  }
  for (const stock of shrunk.filter((stock) => 0 < stock.left)) {
    const goal = draw(grown, stock, stock.left);
    if (goal) moves.push({ kind: 'flow', id: stock.id, to: goal.id });
  }
  return moves;
}

/** Lists the items that stand for fewer or more things than before. */
function changed(
  old: ReadonlyMap<string, Placed>,
  now: ReadonlyMap<string, Placed>,
  measure: (was: number, is: number) => number,
): Stock[] {
  const stocks: Stock[] = [];
  for (const { id, area, owner, count } of now.values()) {
    const was = old.get(id);
    const left = was ? measure(was.count, count) : 0;
    if (0 < left) stocks.push({ id, area, owner, left });
  }
  return stocks;
}

/** Takes from the stock that fits best: one of the same owner, else a shared one, never of the same area. */
function draw(stocks: Stock[], moving: Stock | Placed, amount: number): Stock | undefined {
  const open = stocks.filter((stock) => 0 < stock.left && stock.area !== moving.area);
  const best =
    open.find((stock) => stock.owner === moving.owner) ??
    open.find((stock) => stock.owner === null || moving.owner === null);
  if (best) best.left = Math.max(0, best.left - amount);
  return best;
}

function placedIn(scene: Scene): Map<string, Placed> {
  const placed = new Map<string, Placed>();
  for (const area of scene.areas) {
    area.items.forEach((item, index) => {
      placed.set(item.id, {
        id: item.id,
        area: area.id,
        owner: item.owner ?? area.owner ?? null,
        spot: item.at ? `@${item.at[0]},${item.at[1]}` : `#${index}`,
        isUp: item.face !== null,
        count: countOf(item),
      });
    });
  }
  return placed;
}
