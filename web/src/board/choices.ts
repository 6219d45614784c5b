/** Which of the open choices belong to what on the table: for clicks, for drops and for the prompt bar. */

import type { Choice, Scene, View } from '../lib/protocol';
import { placesOf } from './scene';

/** The choices of a view, found by what they touch. */
export interface Offers {
  /** All of them, in the order given. */
  all: readonly Choice[];
  /** Those that touch nothing on the table. */
  loose: readonly Choice[];
  /** Those that touch an item, an area or a place, by its id. */
  byId: ReadonlyMap<string, readonly Choice[]>;
}

/** Where a dragged item can be let go. */
export interface Drops {
  /** The choices for each other thing they touch, by its id. */
  targets: ReadonlyMap<string, readonly Choice[]>;
  /** The choices that touch nothing but the dragged item: it is let go anywhere on the table. */
  alone: readonly Choice[];
}

/** Sorts the choices of a view by what they touch. */
export function offersOf(view: View): Offers {
  const known = idsOf(view.scene);
  const byId = new Map<string, Choice[]>();
  const loose: Choice[] = [];
  for (const choice of view.choices) {
    const touched = touchedBy(choice).filter((id) => known.has(id));
    if (touched.length === 0) loose.push(choice);
    for (const id of touched) byId.set(id, [...(byId.get(id) ?? []), choice]);
  }
  for (const [copy, first] of copiesIn(view.scene)) {
    const choices = byId.get(first);
    if (choices && !byId.has(copy)) byId.set(copy, choices);
  }
  return { all: view.choices, loose, byId };
}

/** Gets the first of the copies that an item is one of: they are numbered from the second on. */
function firstOf(id: string): string {
  return id.replace(/~\d+$/, '');
}

/** Gets the copies that lie beside the first of them, each with that: what goes for one goes for all. */
function copiesIn(scene: Scene): [string, string][] {
  return scene.areas.flatMap(({ items }) => {
    const ids = new Set(items.map(({ id }) => id));
    return [...ids]
      .filter((id) => firstOf(id) !== id && ids.has(firstOf(id)))
      .map((id): [string, string] => [id, firstOf(id)]);
  });
}

/** Gets the choices that touch a thing. */
export function choicesFor(offers: Offers, id: string): readonly Choice[] {
  return offers.byId.get(id) ?? [];
}

/** Gets the choices that touch both of two things. */
export function choicesForBoth(offers: Offers, one: string, other: string): readonly Choice[] {
  return choicesFor(offers, one).filter((choice) => choice.items.includes(other));
}

/** Gets the only one of some choices; none where there are more. */
export function onlyOne(choices: readonly Choice[]): Choice | null {
  return choices.length === 1 ? (choices[0] ?? null) : null;
}

/** Gets where an item can be dragged to. */
export function dropsOf(offers: Offers, id: string): Drops {
  const targets = new Map<string, Choice[]>();
  const alone: Choice[] = [];
  for (const choice of choicesFor(offers, id)) {
    const touched = touchedBy(choice);
    const self = touched.includes(id) ? id : firstOf(id);
    const others = touched.filter((other) => other !== self && offers.byId.has(other));
    if (others.length === 0) alone.push(choice);
    for (const other of others) targets.set(other, [...(targets.get(other) ?? []), choice]);
  }
  return { targets, alone };
}

/** Gets what lies in reach of a choice beside a thing, to light it up. */
export function partnersOf(offers: Offers, id: string): ReadonlySet<string> {
  return goalsOf(dropsOf(offers, id));
}

/** Gets the things on which a dragged item can be let go. */
export function goalsOf(drops: Drops): ReadonlySet<string> {
  return new Set(drops.targets.keys());
}

/** Gets what a choice is about, to light it up; nothing without a choice. */
export function aboutOf(choice: Choice | null): ReadonlySet<string> {
  return new Set(choice?.items);
}

function touchedBy(choice: Choice): string[] {
  return [...new Set(choice.items)];
}

/** Gets all ids that a choice can mean: areas, items and the places of areas. */
function idsOf(scene: Scene): Set<string> {
  const ids = new Set<string>();
  for (const area of scene.areas) {
    ids.add(area.id);
    for (const item of area.items) ids.add(item.id);
    for (const place of placesOf(area)) ids.add(place);
  }
  return ids;
}
