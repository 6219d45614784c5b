import { describe, expect, it } from 'vitest';

import { hash, isDie, lookOf, lookStyle, seatHue, toneOf } from './kinds';

describe('the look of a kind', () => {
  it('is the one people expect for a common word', () => {
    expect(lookOf('fire').hue).toBeLessThan(60);
    expect(lookOf('ice').hue).toBeGreaterThan(180);
    expect(lookOf('steel').chroma).toBeLessThan(0.05);
  });

  it('is found by one of several words, whatever their case', () => {
    expect(lookOf('Fire Hero')).toEqual(lookOf('fire'));
    expect(lookOf('brute-force')).toEqual(lookOf('brute'));
    expect(lookOf('Hot Dog')).toEqual(lookOf('hot-dog'));
  });

  it('is always the same for a word nobody knows, and differs between such words', () => {
    expect(lookOf('zorblax')).toEqual(lookOf('zorblax'));
    expect(lookOf('zorblax')).not.toEqual(lookOf('quibble'));
  });

  it('does not take the names of built-in properties for known words', () => {
    expect(lookOf('constructor').hue).toBe(hash('constructor') % 360);
    expect(lookStyle('__proto__')).toMatch(/^--hue:\d+;--chroma:0\.12$/);
  });
});

describe('dice', () => {
  it.each(['die', 'power-die', 'd6', 'D20', 'dice'])('%s is one', (kind) => expect(isDie(kind)).toBe(true));
  it.each(['soldier', 'diet', 'died', 'card', 'd'])('%s is none', (kind) => expect(isDie(kind)).toBe(false));
});

describe('marks', () => {
  it.each([
    ['won', 'good'],
    ['lost', 'bad'],
    ['KO', 'bad'],
    ['tied', 'warn'],
    ['battle 1', 'plain'],
    ['wonderful', 'plain'],
  ])('%s is %s', (mark, tone) => expect(toneOf(mark)).toBe(tone));
});

describe('the colour of a seat', () => {
  it('differs for six seats', () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map(seatHue)).size).toBe(6);
  });

  it('exists for nobody and for a seat that cannot be', () => {
    expect([seatHue(null), seatHue(-1), seatHue(17)].every(Number.isFinite)).toBe(true);
  });
});
