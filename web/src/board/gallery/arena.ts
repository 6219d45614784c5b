/** Robots, tiles and a shop. */

import type { Area, Item, Position } from '../../lib/protocol';
import { area, choice, counter, down, downs, face, position, up } from './build';

const RULES =
  'Deal 2 damage to a robot in line with yours, up to 4 spaces away. You may pay 1 Energy: if you do, push it 1 space away from you. A robot pushed into a wall takes 1 more damage.';

const SHOP: [string, string, number, string][] = [
  ['Rivet Gun', 'attack', 3, RULES],
  ['Advanced Battery', 'battery', 4, 'Gain 3 Energy.'],
  ['Omniwheels', 'function', 5, 'Gain 3 Energy. You may move and push diagonally this turn.'],
  ['Laser Cannon', 'attack', 6, 'Deal 3 damage to every robot in a line.'],
  ['3D Printing', 'function', 2, 'Gain 2 Energy, or acquire a card of cost 3 or less for free.'],
  ['Heavy Hammer', 'attack', 3, 'Deal 3 damage to a robot next to yours.'],
];

function shop(prefix: string): Item[] {
  return SHOP.map(([name, kind, cost, text], index) =>
    up(`${prefix}.${index}`, face(name, kind, { cost, damage: index % 3 }, { text })),
  );
}

/** Robots on a board of seven by seven, a shop beside it. */
export function arena(players = 3): Position {
  const names = ['Ann', 'rusty', 'Zoe', 'Dan'].slice(0, players);
  const walls: [number, number, string, string][] = [
    [0, 0, 'Spawn', 'spawn'],
    [6, 0, 'Spawn', 'spawn'],
    [0, 6, 'Spawn', 'spawn'],
    [6, 6, 'Spawn', 'spawn'],
    [3, 1, 'Wall', 'wall'],
    [1, 3, 'Wall', 'wall'],
    [5, 3, 'Wall', 'wall'],
    [3, 5, 'Wall', 'wall'],
    [3, 0, 'Junkyard', 'loot'],
    [6, 3, 'Terminal', 'function'],
    [3, 6, 'Repair Pad', 'green'],
    [0, 3, 'Solar Farm', 'energy'],
  ];
  const tiles = walls.map(([x, y, name, kind], index) =>
    up(`tile.${index}`, face(name, kind), { at: [x, y] }),
  );
  const spots: [number, number][] = [
    [2, 2],
    [4, 4],
    [2, 3],
    [2, 3],
  ];
  const robots = names.map((name, seat) =>
    up(`robot.${seat}`, face(`${name}’s robot`, 'robot', { health: 5 - seat }), {
      owner: seat,
      at: spots[seat] ?? [0, 0],
    }),
  );
  const sides = names.flatMap((_, seat): Area[] => [
    area(`play.${seat}`, 'In play', seat, 'row', seat === 1 ? shop('in-play').slice(0, 3) : []),
    area(
      `hand.${seat}`,
      'Hand',
      seat,
      'hand',
      seat === 0 ? [...shop('own').slice(0, 5)] : downs(`hand.${seat}`, 5),
    ),
    area(`deck.${seat}`, 'Deck', seat, 'pile', [down(`deck.${seat}.0`, { count: 9 + seat })]),
    area(`discard.${seat}`, 'Discard', seat, 'pile', seat === 0 ? shop('discard') : []),
    area(`stats.${seat}`, 'Numbers', seat, 'counters', [
      counter(`energy.${seat}`, 'Energy', 3 - seat),
      counter(`move.${seat}`, 'Move', seat),
      counter(`vp.${seat}`, 'Victory points', 4 + seat),
    ]),
  ]);
  return position({
    names,
    moment: 'Main',
    prompt: 'Play cards, buy cards, move and push.',
    areas: [
      area('arena', 'Arena', null, { grid: { width: 7, height: 7 } }, [...tiles, ...robots]),
      area('shop', 'Shop', null, 'row', shop('shop')),
      area('scrap', 'Scrap Heap', null, 'pile', []),
      area('supply', 'Advanced Battery', null, 'pile', [
        up('supply.0', face('Advanced Battery', 'battery', { cost: 4 }), { count: 12 }),
      ]),
      ...sides.filter((other) => other.owner !== 0),
      ...sides.filter((other) => other.owner === 0),
    ],
    choices: [
      choice('end', 'End your turn'),
      choice('move b3', 'Move to b3', 'robot.0', 'arena@1,2'),
      choice('move c2', 'Move to c2', 'robot.0', 'arena@2,1'),
      choice('move d3', 'Move to d3', 'robot.0', 'arena@3,2'),
      choice('play own.0 at 1', 'Rivet Gun at rusty', 'own.0', 'robot.1'),
      choice('play own.0 at 2', 'Rivet Gun at Zoe', 'own.0', 'robot.2'),
      choice('play own.1', 'Play Advanced Battery', 'own.1'),
      choice('play own.4 a', 'Play 3D Printing: gain 2 Energy', 'own.4'),
      choice('play own.4 b', 'Play 3D Printing: acquire a card', 'own.4'),
      choice('buy shop.0', 'Buy Rivet Gun for 3 Energy', 'shop.0'),
      choice('buy shop.4', 'Buy 3D Printing for 2 Energy', 'shop.4'),
    ],
    due: [0],
    clocks: names.map((_, seat) => ({ left: seat === 0 ? 9000 : 120_000, running: seat === 0 })),
  });
}
