import { describe, expect, it } from 'vitest';

import { area, choice, counter, down, face, position, up } from './gallery/build';
import {
  areaName,
  faceName,
  itemName,
  listed,
  nameOf,
  pastTurnText,
  pieceName,
  tallyName,
  tallyValue,
  turnText,
  whose,
} from './speech';

const names = ['Ann', 'Bob', ''];
const hand = area('hand.0', 'Bench', 0, 'hand', [down('a'), down('b')]);

describe('areas', () => {
  it('say whose they are and how many cards lie there', () => {
    expect(areaName(hand, names, 0)).toBe('Your Bench, 2 cards');
    expect(areaName(hand, names, 1)).toBe('Ann’s Bench, 2 cards');
    expect(areaName({ ...hand, owner: null, items: [down('a')] }, names, 1)).toBe('Bench, 1 card');
    expect(areaName({ ...hand, owner: 2, items: [] }, names, 1)).toBe('Seat 3’s Bench, empty');
  });

  it('count what an item stands for', () => {
    const deck = area('deck', 'Deck', null, 'pile', [down('d', { count: 53 })]);
    expect(areaName(deck, names, null)).toBe('Deck, 53 cards');
  });
});

describe('items', () => {
  const telling = { area: hand, names, viewer: 0, choices: [] };
  const hero = up('h', face('Bojax', 'fire', { power: 100 }), { owner: 0, badges: ['battle 1', 'won'] });

  it('say all that can be seen of them', () => {
    expect(itemName(hero, telling)).toBe('Bojax, fire, power 100, battle 1, won');
  });

  it('say that they can be played from a hand, and chosen elsewhere', () => {
    const choices = [choice('x', 'X', 'h')];
    expect(itemName(hero, { ...telling, choices })).toMatch(/, can be played$/);
    expect(itemName(hero, { ...telling, choices, area: { ...hand, layout: 'row' } })).toMatch(
      /, can be chosen$/,
    );
  });

  it('tell nothing of a back but that it is one', () => {
    expect(itemName(down('b', { owner: 0 }), telling)).toBe('face-down card');
  });

  it('say whose they are where the area does not, and where they stand', () => {
    const board = area('arena', 'Arena', null, { grid: { width: 7, height: 7 } }, []);
    const robot = up('r', face('Pug', 'robot', { health: 4 }), { owner: 1, at: [2, 4] });
    expect(itemName(robot, { ...telling, area: board })).toBe('Pug, robot, health 4, Bob’s, on c5');
    expect(itemName({ ...robot, owner: 0 }, { ...telling, area: board })).toContain(', yours,');
  });

  it('do not say their kind twice', () => {
    expect(faceName(face('Hot Dog', 'hot-dog'))).toBe('Hot Dog');
    expect(faceName(face('', ''))).toBe('card');
  });
});

describe('counters', () => {
  it('say their name, number and marks', () => {
    expect(tallyName(counter('w', 'Battles won', 3, { badges: ['home'] }))).toBe('Battles won: 3, home');
    expect(tallyName(up('x', face('Nothing', 'counter')))).toBe('Nothing');
  });

  it('show a number even when there is none', () => {
    expect(tallyValue(counter('w', 'W', -2))).toBe(-2);
    expect(tallyValue(up('x', face('Gold', 'counter'), { count: 5 }))).toBe(5);
    expect(tallyValue(down('x'))).toBe(0);
  });
});

describe('whose turn it is', () => {
  const text = (due: number[], viewer: number | null, isOver = false): string =>
    turnText(position({ due, outcome: isOver ? { places: [1, 2], scores: [] } : null }).view, names, viewer);

  it('is said in words for everyone', () => {
    expect(text([0], 0)).toBe('Your turn');
    expect(text([0, 1], 0)).toBe('Your turn, and Bob too');
    expect(text([0, 1], null)).toBe('Waiting for Ann and Bob');
    expect(text([1], 0)).toBe('Waiting for Bob');
    expect(text([], 0)).toBe('');
    expect(text([], 0, true)).toBe('The match is over');
  });

  it('is said of everyone alike when one looks back', () => {
    const past = (due: number[]) => pastTurnText(position({ due }).view, names);
    expect(past([0])).toBe('Ann to decide');
    expect(past([0, 1])).toBe('Ann and Bob to decide');
    expect(past([])).toBe('');
  });
});

it('names are listed and filled in', () => {
  expect(listed(['A', 'B', 'C'])).toBe('A, B and C');
  expect(listed([])).toBe('');
  expect(nameOf(2, names)).toBe('Seat 3');
  expect(whose(null, names, 0)).toBe('');
});

describe('pieces', () => {
  it('are told by number and colour, tokens by their name', () => {
    expect(pieceName({ name: 'Blue', owner: 0, icon: null, count: 1 })).toBe('1 Blue');
    expect(pieceName({ name: 'Shield', owner: null, icon: 'checked-shield', count: 1 })).toBe('Shield');
    expect(pieceName({ name: 'Nerph', owner: null, icon: 'interdiction', count: 2 })).toBe('Nerph ×2');
  });

  it('are told with what they lie on', () => {
    const dude = up('dude', face('Pirate Taco', 'alien dude'), {
      pieces: [{ name: 'Red', owner: 1, icon: null, count: 3 }],
      badges: ['+2 health'],
    });
    const telling = { area: hand, names, viewer: 0, choices: [] };
    expect(itemName(dude, telling)).toBe('Pirate Taco, alien dude, 3 Red, +2 health');
  });
});
