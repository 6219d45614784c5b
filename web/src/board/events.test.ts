import { describe, expect, it } from 'vitest';

import { freshLines, happeningOf, lastNumber } from './events';
import { line } from './gallery/build';

describe('new lines', () => {
  it('are those of the game after the last number', () => {
    const chat = { ...line(3, 'chat', 'Hi'), source: 'chat' as const };
    const lines = [
      line(1, 'deal', 'A'),
      line(2, 'draw', 'B'),
      line(3, 'draw', 'C'),
      chat,
      line(3, 'draw', 'D'),
    ];
    expect(freshLines(lines, 2).map(({ text }) => text)).toEqual(['C', 'D']);
    expect(lastNumber(lines)).toBe(3);
    expect(lastNumber([])).toBe(-1);
  });
});

describe('what they look like', () => {
  it('is a coin with its side where one was flipped', () => {
    expect(happeningOf(line(1, 'coin-flip', 'Heads: Ann wins the coin flip.'), 1)).toMatchObject({
      show: 'coin',
      value: 'H',
    });
    expect(happeningOf(line(1, 'coin-flip', 'tails'), 1).value).toBe('T');
    expect(happeningOf(line(1, 'coin-flip', 'Bob wins the coin flip.'), 1).value).toBe('');
  });

  it.each(['die', 'roll', 'power-die', 'reroll', 'rolled'])('is a die for %s', (kind) => {
    expect(happeningOf(line(1, kind, 'Ann rolls 5 with 2 dice.'), 1)).toMatchObject({
      show: 'die',
      value: '5',
    });
  });

  it.each(['battle', 'soldier', 'enroll', 'whatever'])('is words for %s', (kind) => {
    expect(happeningOf(line(1, kind, 'Something happens.'), 1).show).toBe('words');
  });

  it('has a tone and what to flash', () => {
    const happening = happeningOf(line(1, 'battle', 'Battle 1 is lost.', ['a', 'b']), 7);
    expect(happening).toMatchObject({ tone: 'bad', items: ['a', 'b'], key: 7 });
  });
});
