/** What must not break the drawing. */

import type { Position } from '../../lib/protocol';
import { area, choice, counter, down, downs, face, position, up } from './build';

/** What no game should send, and some might. */
export function odd(): Position {
  const long =
    'A name that is much longer than any card could ever hold without being cut somewhere in the middle';
  return position({
    names: ['', long],
    moment: long,
    prompt: long,
    areas: [
      area('a.b.c', 'Dots.in.ids', 0, 'row', [
        up(
          'x.y.z',
          face(
            long,
            'something nobody has heard of',
            { 'very-long-label': 123456, other: -5 },
            { text: long.repeat(4), icon: '../../evil' },
          ),
          { badges: [long, 'won', 'lost'], count: 99 },
        ),
      ]),
      area('empty', 'Empty hand', 0, 'hand', []),
      area('none', '', 1, 'pile', []),
      area('tiny', 'Tiny', null, { grid: { width: 1, height: 1 } }, [up('g', face('', ''), { at: [5, 5] })]),
      area('zero', 'Zero', null, { track: { last: 0 } }, [up('t', face('t', 't'), { at: [9, 0] })]),
      area('wide', 'Wide', null, { track: { last: 500 } }, [
        up('w', face('w', 'w'), { at: [250, 0], owner: 1 }),
      ]),
      area('loose', 'Some without places', 0, 'row', [
        up('p', face('P', 'p'), { at: [3, 0] }),
        up('q', face('Q', 'q')),
        down('r'),
      ]),
      area('numbers', 'Numbers', null, 'counters', [
        counter('n', long, -1),
        up('m', face('No number', 'counter')),
      ]),
    ],
    choices: [
      choice('1', long, 'nowhere'),
      choice('2', 'Twice', 'x.y.z', 'x.y.z'),
      choice('3', 'Whole place', 'empty'),
    ],
    due: [0],
  });
}

/** A pile of sixty cards to look through, a hand of fourteen, and choices deep in the pile. */
export function piles(): Position {
  const cards = Array.from({ length: 60 }, (_, index) =>
    up(
      `c.${index}`,
      face(`Card ${index}`, ['fire', 'ice', 'gold', 'hex'][index % 4] ?? '', { power: index }),
    ),
  );
  return position({
    names: ['Ann', 'Bob'],
    moment: 'Discard',
    prompt: 'Take a card back from your discard pile.',
    areas: [
      area('d.1', 'Discard', 1, 'pile', []),
      area('hand.1', 'Hand', 1, 'hand', downs('hand.1', 14)),
      area('d.0', 'Discard', 0, 'pile', cards),
      area(
        'hand.0',
        'Hand',
        0,
        'hand',
        cards.slice(0, 14).map((item) => ({ ...item, id: `h.${item.id}` })),
      ),
    ],
    choices: [3, 7, 20].map((index) => choice(`take ${index}`, `Take back Card ${index}`, `c.${index}`)),
    due: [0],
  });
}
