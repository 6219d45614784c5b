import { describe, expect, it } from 'vitest';

import { captionsOf, lineTone, weightOf } from './events';
import { line } from './gallery/build';

const good = (seat: number | null, kind = 'battle', text = 'Ann wins Battle 1.') => ({
  ...line(1, kind, text),
  good_for: seat,
});
const texts = (...lines: ReturnType<typeof line>[]) => captionsOf(lines, 0).map(({ text }) => text);

describe('what is shown of the lines', () => {
  it('is a coin with its side where one was flipped', () => {
    const coin = (text: string) => captionsOf([line(1, 'coin-flip', text)], 0)[0];
    expect(coin('Heads: Ann wins the coin flip.')).toMatchObject({ show: 'coin', value: 'H' });
    expect(coin('tails')).toMatchObject({ show: 'coin', value: 'T' });
    expect(coin('Bob wins the coin flip.')).toMatchObject({ show: 'coin', value: '' });
  });

  it.each(['die', 'roll', 'power-die', 'reroll', 'rolled'])('is a die for %s', (kind) => {
    const [caption] = captionsOf([line(1, kind, 'Ann rolls 5 with 2 dice.')], 0);
    expect(caption).toMatchObject({ show: 'die', value: '5' });
  });

  it.each(['battle', 'soldier', 'enroll', 'whatever'])('is words for %s', (kind) => {
    expect(captionsOf([line(1, kind, 'Something happens.')], 0)[0]?.show).toBe('words');
  });

  it('is every result, and nothing small beside it', () => {
    const small = line(1, 'reveal', 'Battle 1: Ann has a Hero.', ['a']);
    expect(texts(small, good(0), small, good(1, 'battle', 'Bob wins Battle 2.'), small)).toEqual([
      'Ann wins Battle 1.',
      'Bob wins Battle 2.',
    ]);
  });

  it('is the last of what is small, and nothing of what the cards show by themselves', () => {
    const small = (text: string) => line(1, 'decline', text);
    expect(texts(small('One.'), small('Two.'), line(1, 'draw', 'Ann draws a Hero.'))).toEqual(['Two.']);
    expect(texts(line(1, 'draw', 'Ann draws a Hero.'), line(1, 'honors', 'Ann has Honors.'))).toEqual([]);
  });

  it('is nothing of what people say', () => {
    expect(texts({ ...good(0), source: 'chat' }, { ...good(0), source: 'table' })).toEqual([]);
  });
});

describe('how much a line matters', () => {
  it('depends on whether it is good for someone or decides something', () => {
    expect(weightOf(good(1, 'anything'))).toBe('large');
    expect(weightOf(good(null, 'battle', 'Battle 1 is a tie.'))).toBe('large');
    expect(weightOf(good(null, 'sides', 'Ann plays at home.'))).toBe('small');
    expect(weightOf(good(null, 'draw', 'Ann draws 7 Heroes.'))).toBe('none');
  });
});

describe('the tone of a line', () => {
  it('depends on whom it is good for and who looks', () => {
    expect(lineTone(good(0), 0)).toBe('good');
    expect(lineTone(good(1), 0)).toBe('bad');
    expect(lineTone(good(1), null)).toBe('plain');
  });

  it('never comes from the words of the sentence', () => {
    expect(lineTone(line(1, 'sides', 'Ann wins, Bob lost a draw.'), 0)).toBe('plain');
    expect(lineTone(line(1, 'tie', 'Nobody is better.'), 0)).toBe('warn');
  });
});
