import { describe, expect, it } from 'vitest';

import type { Position } from '../lib/protocol';
import { fixtures } from './gallery/fixtures';
import { arrange } from './layout';
import { sizesFor, type Sizes } from './sizes';

function sizes(name: string, width: number, height: number): Sizes {
  const drawn = fixtures()[name] as Position;
  return sizesFor(arrange(drawn.view.scene, drawn.names, drawn.seat), { width, height });
}

describe('a wide table', () => {
  it('has larger cards in a larger window', () => {
    expect(sizes('duel-battle', 1440, 840).card).toBeGreaterThan(sizes('duel-battle', 1024, 700).card);
    expect(sizes('duel-battle', 1440, 840).card).toBeGreaterThan(110);
  });

  it('fits seven zones beside the panel and the piles', () => {
    for (const width of [800, 1024, 1280, 1440, 1920]) {
      const { card, column } = sizes('duel-battle', width, 1200);
      expect(7 * (card + 8) + column + 196, `${width} pixels`).toBeLessThanOrEqual(width);
    }
  });

  it('fits two line-ups and a hand above each other', () => {
    const { card, hand } = sizes('duel-battle', 1920, 700);
    expect(1.4 * (2 * card + hand)).toBeLessThan(700);
  });

  it('gives the board in the middle most of the height', () => {
    const { cell } = sizes('arena', 1440, 840);
    expect(7 * cell).toBeGreaterThan(0.5 * 840);
    expect(7 * cell).toBeLessThan(840);
  });
});

describe('the hand', () => {
  it('lies on the table where there is room, below it where there is none', () => {
    expect(sizes('duel-battle', 1440, 840).isHandApart).toBe(false);
    expect(sizes('duel-battle', 1280, 330).isHandApart).toBe(true);
    expect(sizes('duel-battle', 390, 840).isHandApart).toBe(true);
  });
});

describe('a phone', () => {
  it.each([320, 360, 390, 430])('of %d pixels fits seven zones', (width) => {
    const { card, isWide } = sizes('duel-battle', width, 700);
    expect(isWide).toBe(false);
    expect(7 * (card + 4) + 12).toBeLessThanOrEqual(width);
  });

  it.each([320, 360, 390, 430])('of %d pixels fits a board of seven columns', (width) => {
    expect(7 * (sizes('arena', width, 700).cell + 2) + 16).toBeLessThanOrEqual(width);
  });

  it('holds cards that can be read', () => {
    expect(sizes('market', 360, 640).hand).toBeGreaterThanOrEqual(88);
  });
});

it('every fixture has sizes that can be drawn in every window', () => {
  for (const name of Object.keys(fixtures())) {
    for (const [width, height] of [
      [0, 0],
      [320, 480],
      [759, 300],
      [760, 300],
      [3840, 2160],
    ] as const) {
      const { card, hand, far, cell, column } = sizes(name, width, height);
      expect([card, hand, far, cell, column].every((size) => Number.isFinite(size) && 0 <= size)).toBe(true);
      expect(Math.min(card, hand, far), name).toBeGreaterThanOrEqual(36);
    }
  }
});
