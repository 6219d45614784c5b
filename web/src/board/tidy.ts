/** Makes a view safe to draw: ids that should be unique are, and lists that may be missing are there. */

import type { Area, Choice, Item, View } from '../lib/protocol';

/** Copies a view with whatever would break the drawing mended. */
export function tidy(view: View): View {
  const areaIds = new Set<string>();
  const itemIds = new Set<string>();
  const areas = (view.scene.areas ?? []).map((area): Area => {
    const items = (area.items ?? []).map((item): Item => {
      return { ...item, id: unique(item.id, itemIds), badges: item.badges ?? [] };
    });
    return { ...area, id: unique(area.id, areaIds), items };
  });
  return {
    ...view,
    scene: { ...view.scene, areas, focus: view.scene.focus ?? [] },
    choices: withoutCopies(view.choices ?? []),
    due: view.due ?? [],
  };
}

/** Gets an id that was not there before: the one given, or with a number. */
function unique(id: string, known: Set<string>): string {
  let own = id;
  for (let number = 2; known.has(own); number += 1) own = `${id}#${number}`;
  known.add(own);
  return own;
}

/** Keeps the first of several choices that would send the same. */
function withoutCopies(choices: readonly Choice[]): Choice[] {
  const known = new Set<string>();
  return choices.filter(({ notation }) => !known.has(notation) && known.add(notation));
}
