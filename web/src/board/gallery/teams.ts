/** Teams with cards on them. */

import type { Area, Item, Position } from '../../lib/protocol';
import { area, choice, down, downs, face, position, up } from './build';

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
