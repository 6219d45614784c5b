/** Many around a table. */

import type { Area, Item, Position } from '../../lib/protocol';
import { area, choice, counter, down, downs, face, position, up } from './build';

/** Six around a table with a scoring track, dice and fighters. */
export function round(players = 6): Position {
  const names = ['Ann', 'Bartholomew the Unreasonably Long-Named', 'rusty', 'Zoe', 'Eve', 'Finn'].slice(
    0,
    players,
  );
  const dude = (id: string, name: string, hits: number): Item =>
    up(
      id,
      face(
        name,
        hits % 2 === 0 ? 'dude' : 'super',
        { life: 6 - hits, power: 2 + hits },
        { text: 'On a 5 or 6: deal 2 damage to any Dude. Reroll once if it was Nerphed.' },
      ),
      {
        pieces: [
          ...(0 < hits ? [{ name: 'Red', owner: 1, icon: null, count: hits }] : []),
          ...(hits === 2 ? [{ name: 'Shield', owner: null, icon: 'checked-shield', count: 1 }] : []),
          ...(hits === 3 ? [{ name: 'Nerph', owner: null, icon: 'interdiction', count: 2 }] : []),
        ],
      },
    );
  const sides = names.flatMap((_, seat): Area[] => [
    area(`dudes.${seat}`, 'Dudes', seat, 'row', [
      dude(`dude.${seat}.0`, 'Chainsaw Carl', seat),
      dude(`dude.${seat}.1`, 'Mister Fluffington', 5 - seat),
    ]),
    area(
      `hand.${seat}`,
      'Hand',
      seat,
      'hand',
      seat === 0
        ? [dude('own.0', 'Pipe Wrench Pete', 1), dude('own.1', 'The Accountant', 2)]
        : downs(`hand.${seat}`, 3),
    ),
    area(`tokens.${seat}`, 'Tokens', seat, 'counters', [
      counter(`shields.${seat}`, 'Shield', seat % 3),
      counter(`rerolls.${seat}`, 'Rerolls', 3),
    ]),
  ]);
  const markers = names.map((name, seat) =>
    up(`marker.${seat}`, face(name, 'marker'), { owner: seat, at: [[0, 7, 7, 12, 30, 3][seat] ?? 0, 0] }),
  );
  return position({
    names,
    moment: 'Roll',
    prompt: 'Reroll, or place the die on a Dude?',
    areas: [
      area('score', 'Victory points', null, { track: { last: 30 } }, markers),
      area('dice', 'Dice', null, 'row', [
        up('die.0', face('Power Die', 'die', { value: 5 }), { owner: 0 }),
        up('die.x', face('Extra Die', 'd6', { value: 3 })),
        up('die.20', face('Big Die', 'd20', { value: 17 })),
      ]),
      area('deck', 'Dude Deck', null, 'pile', [down('deck.0', { count: 60 })]),
      area('gone', 'Discard', null, 'pile', [
        dude('gone.0', 'Old Yeller', 1),
        dude('gone.1', 'Bad Hombre', 2),
      ]),
      ...sides.filter((other) => other.owner !== 0),
      ...sides.filter((other) => other.owner === 0),
    ],
    choices: [
      choice('reroll', 'Spend a Reroll Cube', 'die.0'),
      choice('keep', 'Keep the roll'),
      ...[1, 2, 3].map((seat) =>
        choice(`hit ${seat}`, `Place the die on Dude ${seat}`, 'die.0', `dude.${seat}.0`),
      ),
    ],
    due: [0],
  });
}
