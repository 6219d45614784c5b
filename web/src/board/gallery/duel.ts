/** Two line-ups of seven that face each other, as a match in steps. */

import type { Area, Choice, Item, Line, Position } from '../../lib/protocol';
import { area, choice, counter, down, downs, face, line, position, up } from './build';

/** One moment of a match with what was told of it. */
export interface Step {
  position: Position;
  lines: Line[];
}

const KINDS = ['fire', 'ice', 'steel', 'brawl', 'glow', 'hex', 'gum', 'super'];
const NAMES = [
  'Bojax',
  'Boltage',
  'Exterminaber',
  'Donny Buckets',
  'Freakshow',
  'D-Hop',
  'Aeronaut',
  'Spider',
  'Big-Z',
  'Barnacle',
  'Burrocious',
  'Carroller',
];

function hero(seat: number, index: number, more: Partial<Item> = {}): Item {
  const name = NAMES[(index * 5 + seat * 3) % NAMES.length] ?? 'Hero';
  const kind = KINDS[(index + seat * 3) % KINDS.length] ?? 'fire';
  const power = 80 + ((index * 37 + seat * 11) % 14) * 5;
  return up(`${seat}.hero-${index}`, face(name, kind, { power }), more);
}

function power(seat: number, index: number): number {
  return hero(seat, index).face?.numbers['power'] ?? 0;
}

function result(seat: number, battle: number): string {
  const own = power(seat, battle);
  const other = power(1 - seat, battle);
  return own === other ? 'tied' : other < own ? 'won' : 'lost';
}

function wins(seat: number, fought: number): number {
  return Array.from({ length: fought }, (_, battle) => result(seat, battle)).filter((word) => word === 'won')
    .length;
}

/** The zones of a seat after so many were placed and so many fought. */
function zones(seat: number, placed: number, fought: number): Item[] {
  return Array.from({ length: placed }, (_, battle) => {
    const at: [number, number] = [battle, 0];
    const badge = `battle ${battle + 1}`;
    if (battle < fought) return hero(seat, battle, { at, badges: [badge, result(seat, battle)] });
    if (seat === 0 && placed < 7) return hero(seat, battle, { at, badges: [badge] });
    return down(`zones.${seat}.${battle}`, { at, badges: [badge] });
  });
}

function side(seat: number, placed: number, fought: number, bench: Item[], dogs: number): Area[] {
  const discard = Array.from({ length: fought }, (_, index) => hero(seat, 40 + index));
  const eaten = up(`spent.${seat}`, face('Hot Dog', 'hot-dog'), { count: 10 - dogs });
  const stock = up(`dogs.${seat}.pile`, face('Hot Dog', 'hot-dog'), { count: dogs });
  return [
    area(`zones.${seat}`, 'Battle Zones', seat, { zones: { count: 7 } }, zones(seat, placed, fought)),
    area(`hand.${seat}`, 'Bench', seat, 'hand', bench),
    area(`deck.${seat}`, 'Hero Deck', seat, 'pile', [down(`deck.${seat}.0`, { count: 53 - fought })]),
    area(`discard.${seat}`, 'Discard Pile', seat, 'pile', dogs < 10 ? [...discard, eaten] : discard),
    area(`dogs.${seat}`, 'Hot Dogs', seat, 'pile', 0 < dogs ? [stock] : []),
  ];
}

interface Moment {
  placed: number;
  farPlaced: number;
  fought: number;
  due: number[];
}

function choices(moment: Moment, bench: Item[]): Choice[] {
  if (!moment.due.includes(0)) return [];
  const name = (item: Item): string => item.face?.name ?? '';
  if (moment.placed < 7) {
    return bench.map((item) =>
      choice(
        `place ${item.id}`,
        `Place ${name(item)} for Battle ${moment.placed + 1}`,
        item.id,
        `zones.0@${moment.placed},0`,
      ),
    );
  }
  const zone = `zones.0.${moment.fought}`;
  const bring = bench.map((item) =>
    choice(`substitute ${item.id}`, `Bring in ${name(item)} for 2 Hot Dogs`, item.id, zone),
  );
  return [choice('decline', 'Keep the Hero you placed'), ...bring];
}

/** What the moment is about: the place to fill, or the two Heroes of the Battle. */
function focusOf({ placed, fought }: Moment): string[] {
  if (7 <= fought) return [];
  return placed < 7 ? [`zones.0@${placed},0`] : [0, 1].map((seat) => `zones.${seat}.${fought}`);
}

function step(number: number, moment: Moment, told: [string, string, ...string[]][]): Step {
  const { placed, farPlaced, fought, due } = moment;
  const near = Array.from({ length: placed < 7 ? 7 - placed : 4 }, (_, index) =>
    hero(0, placed < 7 ? placed + index : 10 + index + fought),
  );
  const far = downs('hand.1', farPlaced < 7 ? 7 - farPlaced : 4);
  const score = [0, 1].map((seat) =>
    counter(`wins.${seat}`, 'Battles won', wins(seat, fought), {
      badges: seat === fought % 2 ? ['home', 'honors'] : ['away'],
    }),
  );
  const isOver = 7 <= fought;
  const drawn = position({
    names: ['Ann', 'rusty'],
    moment: isOver ? 'Game over' : placed < 7 ? 'Line-up' : `Battle ${fought + 1} of 7: substitution`,
    prompt: isOver
      ? 'The game is over.'
      : !due.includes(0)
        ? 'Waiting for your opponent.'
        : placed < 7
          ? `Which Hero fights in Battle ${placed + 1}?`
          : `Battle ${fought + 1}: substitute, or keep the Hero you placed?`,
    areas: [
      area('score', 'Score', null, 'counters', score),
      ...side(1, farPlaced, fought, far, 10 - fought),
      ...side(0, placed, fought, near, 10 - Math.floor(fought / 2) * 2),
    ],
    choices: choices(moment, near),
    focus: focusOf(moment),
    due,
    outcome: isOver ? { places: [1, 2], scores: [wins(0, 7), wins(1, 7)] } : null,
    clocks: [
      { left: 305_000 - number * 7000, running: due.includes(0) },
      { left: 64_000, running: due.includes(1) },
    ],
  });
  return {
    position: { ...drawn, number },
    lines: told.map(([kind, text, ...items]) => line(number, kind, text, items)),
  };
}

/** A whole match as seat 0 sees it. */
export function duel(): Step[] {
  const steps: Step[] = [];
  const add = (moment: Moment, ...told: [string, string, ...string[]][]): void => {
    steps.push(step(steps.length + 1, moment, told));
  };
  add({ placed: 0, farPlaced: 0, fought: 0, due: [0, 1] }, ['coin-flip', 'Heads: Ann wins the coin flip.']);
  for (let placed = 1; placed < 7; placed += 1)
    add({ placed, farPlaced: Math.max(0, placed - 2), fought: 0, due: [0, 1] });
  add({ placed: 7, farPlaced: 5, fought: 0, due: [1] }, ['line-up', 'Ann has placed a line-up.']);
  add({ placed: 7, farPlaced: 7, fought: 0, due: [0] }, ['draw', 'Both draw 4 Heroes.']);
  for (let fought = 1; fought <= 7; fought += 1) {
    const names = [0, 1].map((seat) => hero(seat, fought - 1).face?.name);
    const word = result(0, fought - 1);
    add({ placed: 7, farPlaced: 7, fought, due: fought === 7 ? [] : [fought % 2] }, [
      'battle',
      `Battle ${fought}: ${names[0]} ${power(0, fought - 1)} against ${names[1]} ${power(1, fought - 1)}: ${word}.`,
      `0.hero-${fought - 1}`,
      `1.hero-${fought - 1}`,
    ]);
  }
  return steps;
}
