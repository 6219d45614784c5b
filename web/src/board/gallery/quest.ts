/** A game of robots for two to four: a board with tiles, cards with texts, a shop, and marks of what would happen. */

import type { Area, Choice, Item, Mark, Position } from '../../lib/protocol';
import { placeId } from '../scene';
import { area, choice, counter, down, downs, face, mark, position, up } from './build';

type Sort = [name: string, kind: string, numbers: Record<string, number>, icon: string, text: string];

const CARDS: Sort[] = [
  [
    'Rivet Gun',
    'attack',
    { cost: 3, damage: 2, range: 4 },
    'nails',
    'You may pay 1 Energy:\npush the target 1 space away from you.',
  ],
  ['Basic Battery', 'battery', { cost: 0 }, 'battery-pack', 'Gain 1 Energy.'],
  [
    'Omniwheels',
    'function',
    { cost: 5 },
    'cartwheel',
    'Gain 3 Move.\nThis turn you may move and push diagonally.',
  ],
  [
    'Laser Cannon',
    'attack',
    { cost: 6, damage: 3, range: 7 },
    'laser-blast',
    'Choose a direction.\nEvery robot in that line is hit, even behind obstacles.\nScrap this card to deal 1 more damage.',
  ],
  [
    '3D Printing',
    'function',
    { cost: 2 },
    'cube',
    'Choose one: gain 2 Energy, or put a card of cost 3 or less from the shop into your hand.',
  ],
  [
    'Heavy Hammer',
    'attack',
    { cost: 3, damage: 3, range: 1 },
    'thor-hammer',
    'If the target would be pushed into a wall, deal 1 more damage.',
  ],
];

const TILES: [column: number, row: number, name: string, icon: string, text: string][] = [
  [0, 0, 'Spawn Point', 'spawn-node', 'A defeated robot comes back here.'],
  [6, 0, 'Spawn Point', 'spawn-node', 'A defeated robot comes back here.'],
  [0, 6, 'Spawn Point', 'spawn-node', 'A defeated robot comes back here.'],
  [6, 6, 'Spawn Point', 'spawn-node', 'A defeated robot comes back here.'],
  [3, 1, 'Wall', 'brick-wall', 'Blocks movement and line of sight.'],
  [1, 3, 'Wall', 'brick-wall', 'Blocks movement and line of sight.'],
  [5, 3, 'Spikes', 'spikes', 'A robot that is pushed in takes 1 damage.'],
  [3, 5, 'Pit', 'well', 'A robot that is pushed in is defeated.'],
  [3, 3, 'Crystal', 'crystal-growth', 'Whoever ends a turn here gains 1 Victory Point.'],
];

const ROBOTS: [name: string, icon: string, column: number, row: number][] = [
  ['Bolt', 'vintage-robot', 2, 2],
  ['Crusher', 'mecha-mask', 4, 2],
  ['Dozer', 'tracked-robot', 2, 4],
  ['Emerald', 'robot-golem', 5, 5],
];

function space(column: number, row: number): string {
  return placeId('arena', column, row);
}

function card(id: string, index: number, more: Partial<Item> = {}): Item {
  const [name, kind, numbers, icon, text] = CARDS[index % CARDS.length] ?? ['', '', {}, '', ''];
  return up(id, face(name, kind, numbers, { icon, text }), more);
}

const REACH: Mark = mark(
  'reach',
  space(1, 2),
  space(2, 1),
  space(3, 2),
  space(2, 3),
  space(1, 1),
  space(0, 2),
  space(3, 3),
);
const RANGE: Mark[] = [
  mark(
    'sight',
    space(1, 2),
    space(0, 2),
    space(3, 2),
    space(4, 2),
    space(2, 1),
    space(2, 0),
    space(2, 3),
    space(2, 4),
  ),
  mark('blocked', space(5, 2), space(6, 2), space(2, 5), space(2, 6)),
  mark('target', 'robot.1', 'robot.2'),
];

function robot(seat: number): Item {
  const [name, icon, column, row] = ROBOTS[seat] ?? ['', '', 0, 0];
  const more = { owner: seat, at: [column, row] as [number, number], badges: seat === 1 ? ['stunned'] : [] };
  return up(`robot.${seat}`, face(name, 'robot', { health: 6 - seat }, { icon }), {
    ...more,
    ...(seat === 0 ? { marks: [REACH] } : {}),
  });
}

function boards(seat: number, players: number): Item[] {
  const [name, icon] = ROBOTS[seat] ?? ['', ''];
  const board = (id: string, name: string): Item =>
    up(
      id,
      face(
        name,
        'robot',
        { health: 6 - seat },
        { icon, text: 'Whenever this robot pushes another, gain 1 Energy.' },
      ),
    );
  const first = board(`board.${seat}.0`, name);
  return players === 2 ? [first, board(`board.${seat}.1`, `${name} II`)] : [first];
}

function side(seat: number, players: number): Area[] {
  const cards = [0, 1, 1, 2, 3, 4];
  const hand = cards.map((index, at) =>
    card(`own.${at}`, index, CARDS[index]?.[1] === 'attack' ? { marks: RANGE } : {}),
  );
  const inPlay =
    seat === 0 ? [card('played.0', 1), card('played.1', 5)] : seat === 1 ? [card('played.2', 2)] : [];
  return [
    area(`board.${seat}`, 'Robot', seat, 'row', boards(seat, players)),
    area(`score.${seat}`, 'Score', seat, 'counters', [
      counter(`vp.${seat}`, 'Victory Points', 4 + seat),
      counter(`energy.${seat}`, 'Energy', seat === 0 ? 4 : 0),
      counter(`move.${seat}`, 'Move', seat === 0 ? 2 : 0),
    ]),
    area(`hand.${seat}`, 'Hand', seat, 'hand', seat === 0 ? hand : downs(`hand.${seat}`, 5)),
    area(`play.${seat}`, 'In play', seat, 'row', inPlay),
    area(`deck.${seat}`, 'Deck', seat, 'pile', [down(`deck.${seat}.0`, { count: 9 + seat })]),
    area(`discard.${seat}`, 'Discard', seat, 'pile', [card(`discarded.${seat}`, seat)]),
  ];
}

function shared(players: number): Area[] {
  const tiles = TILES.map(([column, row, name, icon, text], index) =>
    up(`tile.${index}`, face(name, 'tile', {}, { icon, text }), { at: [column, row] }),
  );
  const robots = Array.from({ length: players }, (_, seat) => robot(seat));
  const pile = (id: string, name: string, kind: string, cost: number, count: number): Item =>
    up(id, face(name, kind, { cost }, { text: 'Gain 2 Energy.' }), { count });
  return [
    area('arena', 'Arena', null, { grid: { width: 7, height: 7 } }, [...tiles, ...robots]),
    area(
      'shop',
      'Shop',
      null,
      'row',
      CARDS.map((_, index) => card(`shop.${index}`, index)),
    ),
    area('supply', 'Supply', null, 'row', [
      pile('supply.0', 'Advanced Battery', 'battery', 4, 12),
      pile('supply.1', 'Shield', 'function', 3, 8),
      pile('supply.2', 'Blaster', 'attack', 2, 10),
    ]),
    area('reserve', 'Reserve', null, 'counters', [
      counter('reserve.blue', 'Blue cubes', 17),
      counter('reserve.red', 'Red cubes', 12),
    ]),
    area('scrap', 'Scrap Heap', null, 'pile', [card('scrapped', 1)]),
    area('shop-deck', 'Shop deck', null, 'pile', [down('shop-deck.0', { count: 41 })]),
  ];
}

function choices(): Choice[] {
  const shoot = (target: number, name: string, at: string, to: string): Choice => ({
    ...choice(`shoot ${target}`, `Rivet Gun at ${name}: 2 damage, push to ${to}`, 'own.0', `robot.${target}`),
    marks: [mark('target', `robot.${target}`), mark('path', at)],
  });
  const move = (name: string, ...path: string[]): Choice => ({
    ...choice(`move ${name}`, `Move Bolt to ${name}`, 'robot.0', path.at(-1) ?? ''),
    marks: [mark('path', ...path)],
  });
  return [
    choice('end', 'End your turn'),
    move('b3', space(1, 2)),
    move('c2', space(2, 1)),
    move('d3', space(3, 2)),
    move('d4', space(2, 3), space(3, 3)),
    move('a3', space(1, 2), space(0, 2)),
    shoot(1, 'Crusher', space(5, 2), 'f3'),
    shoot(2, 'Dozer', space(2, 5), 'c6'),
    choice('play own.1', 'Play Basic Battery: gain 1 Energy', 'own.1'),
    choice('play own.3', 'Play Omniwheels: gain 3 Move', 'own.3'),
    choice('buy shop.0', 'Acquire Rivet Gun for 3 Energy', 'shop.0'),
    choice('buy shop.4', 'Acquire 3D Printing for 2 Energy', 'shop.4'),
  ];
}

/** Robots on a board of seven by seven, for two to four players. */
export function quest(players: 2 | 3 | 4): Position {
  const names = ['Ann', 'rusty', 'Zoe', 'Dan'].slice(0, players);
  const sides = names.map((_, seat) => side(seat, players));
  return position({
    names,
    moment: 'Round 3: Ann’s turn',
    prompt: 'Play cards, acquire cards, move and push.',
    areas: [...shared(players), ...sides.slice(1).flat(), ...(sides[0] ?? [])],
    choices: players === 2 ? choices().filter(({ notation }) => notation !== 'shoot 2') : choices(),
    due: [0],
    clocks: names.map((_, seat) => ({ left: 200_000, running: seat === 0 })),
  });
}
