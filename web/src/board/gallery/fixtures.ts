/** Tables of many kinds, to look at and to test with: what other games will need, and what must not break. */

import type { Area, Item, Position } from '../../lib/protocol';
import { area, choice, counter, down, downs, face, position, up } from './build';
import { duel } from './duel';

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
      seat === 0 ? [...shop('hand').slice(0, 5)] : downs(`hand.${seat}`, 5),
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
      choice('play hand.0 at 1', 'Rivet Gun at rusty', 'hand.0', 'robot.1'),
      choice('play hand.0 at 2', 'Rivet Gun at Zoe', 'hand.0', 'robot.2'),
      choice('play hand.1', 'Play Advanced Battery', 'hand.1'),
      choice('play hand.4 a', 'Play 3D Printing: gain 2 Energy', 'hand.4'),
      choice('play hand.4 b', 'Play 3D Printing: acquire a card', 'hand.4'),
      choice('buy shop.0', 'Buy Rivet Gun for 3 Energy', 'shop.0'),
      choice('buy shop.4', 'Buy 3D Printing for 2 Energy', 'shop.4'),
    ],
    due: [0],
    clocks: names.map((_, seat) => ({ left: seat === 0 ? 9000 : 120_000, running: seat === 0 })),
  });
}

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
        badges: hits === 2 ? ['shield'] : hits === 3 ? ['nerphed'] : [],
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
      `hand.${index}`,
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

/** Teams of characters with grids of numbers, cards placed on them and piles of all kinds. */
export function teams(): Position {
  const names = ['Ann', 'Bob'];
  const character = (seat: number, index: number): Item =>
    up(
      `character.${seat}.${index}`,
      face(
        ['Angry Mob: Middle Ages', 'Dracula', 'Sherlock Holmes', 'Tarzan'][index] ?? '',
        'character',
        { energy: 6 - index, combat: 4, brute: 3 + index, intelligence: 2, threat: 16 },
        { text: 'Must have 25 hits to be Cumulative KO’d.' },
      ),
      { at: [index, 0], badges: index === 3 ? ['reserve'] : [] },
    );
  const placed = (seat: number): Item[] => [
    up(
      `placed.${seat}.0`,
      face(
        'Mob Mentality',
        'special',
        { value: 4 },
        { text: 'Acts as a level 4 Combat attack. May make 1 additional attack.' },
      ),
      { at: [1, 0], badges: ['placed'] },
    ),
    up(`placed.${seat}.1`, face('Energy', 'energy', { value: 7 }), { at: [1, 0], badges: ['hit'] }),
  ];
  const hand = [
    'energy',
    'combat',
    'brute force',
    'intelligence',
    'multi-power',
    'any-power',
    'special',
    'teamwork',
  ].map((kind, index) =>
    up(
      `card.${index}`,
      face(
        kind === 'special' ? 'Don’t Let it Get Away!' : `${kind} ${index + 1}`,
        kind,
        { value: index + 1 },
        {
          text:
            kind === 'special'
              ? 'Acts as a level 2 MultiPower attack. This attack ignores the opponent’s Special cards in play with “may not attack” and “may not be attacked”.'
              : '',
        },
      ),
    ),
  );
  const sides = [1, 0].flatMap((seat): Area[] => [
    area(
      `team.${seat}`,
      'Team',
      seat,
      'row',
      [0, 1, 2, 3].map((index) => character(seat, index)).concat(placed(seat)),
    ),
    area(`hand.${seat}`, 'Hand', seat, 'hand', seat === 0 ? hand : downs(`hand.${seat}`, 8)),
    ...['Draw Pile', 'Power Pack', 'Dead Pile', 'Completed', 'Reserve', 'Defeated'].map((label, index) =>
      area(
        `pile.${seat}.${index}`,
        label,
        seat,
        'pile',
        index < 2
          ? [down(`pile.${seat}.${index}.0`, { count: 30 - index * 20 })]
          : index === 4
            ? [up(`mission.${seat}`, face('The Call of Cthulhu', 'mission'), { count: 7 })]
            : [],
      ),
    ),
  ]);
  return position({
    names,
    moment: 'Battle 2: attack',
    prompt: 'Attack, play a Special, or pass.',
    areas: sides,
    choices: [
      choice('pass', 'Pass'),
      ...[0, 1, 2].flatMap((attacker) =>
        [0, 1, 2].map((target) =>
          choice(
            `attack ${attacker} ${target}`,
            `Attack character ${target + 1} with character ${attacker + 1}: Energy 1`,
            'card.0',
            `character.0.${attacker}`,
            `character.1.${target}`,
          ),
        ),
      ),
      choice('special', 'Play Don’t Let it Get Away!', 'card.6'),
      choice('place', 'Place Teamwork on your Team', 'card.7', 'team.0'),
    ],
    due: [0, 1],
  });
}

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

/** All fixtures by name. */
export function fixtures(): Record<string, Position> {
  const match = duel();
  const at = (index: number): Position => match[index]?.position ?? position({});
  return {
    'duel-start': at(0),
    'duel-line-up': at(4),
    'duel-battle': at(11),
    'duel-over': at(match.length - 1),
    'duel-watched': { ...at(11), seat: null, view: { ...at(11).view, choices: [] } },
    arena: arena(),
    'arena-duel': arena(2),
    'round-6': round(),
    'round-3': round(3),
    market: market(),
    teams: teams(),
    piles: piles(),
    odd: odd(),
    nothing: position({ names: [] }),
    tie: { ...at(11), view: { ...at(11).view, choices: [], outcome: { places: [1, 1], scores: [3, 3] } } },
  };
}
