/** Cards to buy. */

import type { Area, Item, Position } from '../../lib/protocol';
import { area, choice, counter, down, downs, face, position, up } from './build';

/** A market of many stacks, bosses, and a hand of cards to pay with. */
export function market(): Position {
  const names = ['Ann', 'Bob', 'rusty'];
  const stacks = (row: string, kind: string, count: number): Item[] =>
    Array.from({ length: count }, (_, index) =>
      up(
        `${row}.${index}`,
        face(
          ['Were-Swan', 'Highly Trained Badgers', 'Fleshreaper', 'Nipple Crabs', 'Spectral Worm', 'Merch'][
            index
          ] ?? 'Stack',
          kind,
          { cost: index + 2, points: index },
          {
            text: '+2 Power. Each opponent reveals the top card of their deck and discards it if it costs 3 or less.',
          },
        ),
        { count: 9 - index },
      ),
    );
  const hand = Array.from({ length: 11 }, (_, index) =>
    up(
      `mine.${index}`,
      face(
        index % 2 === 0 ? 'Quarter' : 'Cardboard Tube',
        index % 2 === 0 ? 'green' : 'red',
        { cost: 0 },
        { text: index % 2 === 0 ? '+1 Token.' : '+1 Power.' },
      ),
    ),
  );
  const sides = names.flatMap((_, seat): Area[] => [
    area(`hero.${seat}`, 'Hero', seat, 'row', [
      up(`hero.${seat}`, face('Comic-Con Annarchy', 'hero', {}, { text: 'Once a turn, +1 Token.' })),
    ]),
    area(`deck.${seat}`, 'Deck', seat, 'pile', [down(`deck.${seat}.0`, { count: 12 })]),
    area(`discard.${seat}`, 'Discard', seat, 'pile', []),
    area(`hand.${seat}`, 'Hand', seat, 'hand', seat === 0 ? hand : downs(`hand.${seat}`, 6)),
  ]);
  return position({
    names,
    moment: 'Your turn: buy',
    prompt: 'Play cards or buy from the board.',
    areas: [
      area('purse', 'Purse', null, 'counters', [
        counter('tokens', 'Tokens', 4),
        counter('power', 'Power', 2),
      ]),
      area('green', 'Gamer row', null, 'row', stacks('green', 'green', 6)),
      area('gold', 'Gold row', null, 'row', stacks('gold', 'gold', 4)),
      area('red', 'Evil row', null, 'row', stacks('red', 'evil', 6)),
      area('pox', 'Pox', null, 'pile', [up('pox.0', face('Pox', 'poison'), { count: 20 })]),
      ...sides.filter((other) => other.owner !== 0),
      ...sides.filter((other) => other.owner === 0),
    ],
    choices: [
      choice('end', 'End your turn'),
      choice('play all', 'Play all'),
      ...hand.map((item) => choice(`play ${item.id}`, `Play ${item.face?.name}`, item.id)),
      choice('buy green.0', 'Buy Were-Swan for 2 Tokens', 'green.0', 'discard.0'),
      choice('buy red.0', 'Buy Were-Swan for 2 Power', 'red.0', 'discard.0'),
    ],
    due: [0],
  });
}
