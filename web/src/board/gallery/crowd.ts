/** Sixty cards in sight that change places at every step, to see how long that takes. */

import type { Item, Position } from '../../lib/protocol';
import { area, face, position, up } from './build';

const KINDS = ['fire', 'ice', 'steel', 'glow', 'hex', 'gum', 'super', 'brawl'];

function cards(step: number): Item[] {
  return Array.from({ length: 60 }, (_, index) => {
    const id = (index * 7 + step * 11) % 60;
    const kind = KINDS[id % KINDS.length] ?? '';
    return up(
      `card.${id}`,
      face(`Card ${id}`, kind, { power: id, cost: step }, { text: 'Draw two, then discard one.' }),
    );
  });
}

/** Gets the steps. */
export function crowd(): Position[] {
  return Array.from({ length: 14 }, (_, step) => {
    const all = cards(step);
    return position({
      names: ['Ann', 'Bob'],
      moment: `Step ${step}`,
      prompt: 'Everything moves.',
      areas: [
        area('row.1', 'Row', 1, 'row', all.slice(0, 10)),
        area('market', 'Market', null, 'row', all.slice(10, 30)),
        area('row.0', 'Row', 0, 'row', all.slice(30, 45)),
        area('hand.0', 'Hand', 0, 'hand', all.slice(45)),
      ],
      due: [0],
    });
  });
}
