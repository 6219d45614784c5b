import { describe, expect, it } from 'vitest';

import type { Area, Position } from '../lib/protocol';
import { area, counter } from './gallery/build';
import { fixtures } from './gallery/fixtures';
import { arrange } from './layout';
import { isDense, sizesFor, sizeStyle, type Sizes } from './sizes';

function sizes(name: string, width: number, height: number, asked = 0): Sizes {
  const drawn = fixtures()[name] as Position;
  return sizesFor(arrange(drawn.view.scene, drawn.names, drawn.seat), { width, height }, asked);
}

describe('a wide table', () => {
  it('has larger cards in a larger window', () => {
    expect(sizes('duel-battle', 1440, 900).card).toBeGreaterThan(sizes('duel-battle', 1024, 700).card);
    expect(sizes('duel-battle', 1440, 900).card).toBeGreaterThan(110);
  });

  it('shows cards in full beside the log of a common window', () => {
    const drawn = sizes('duel-battle', 884, 723);
    expect(drawn.card).toBeGreaterThanOrEqual(90);
    expect(isDense(drawn)).toBe(false);
  });

  it('gives seven zones the whole width and no more', () => {
    for (const width of [800, 1024, 1280, 1440, 1920]) {
      const { card } = sizes('duel-battle', width, 1400);
      expect(7 * (card + 8) + 4 + 20, `${width} pixels`).toBeLessThanOrEqual(width);
    }
  });

  it('fits two line-ups and a hand above each other', () => {
    const { card, hand } = sizes('duel-battle', 1920, 760);
    expect(1.4 * (2 * card + hand)).toBeLessThan(700);
  });

  it('gives the board in the middle most of the height', () => {
    const { cell } = sizes('arena', 1440, 900);
    expect(7 * cell).toBeGreaterThan(0.5 * 840);
    expect(7 * cell).toBeLessThan(840);
  });

  it('shows the texts of a hand before a board, and the numbers of the cards beside it', () => {
    for (const name of ['quest-2', 'quest-3', 'quest-4']) {
      const drawn = sizes(name, 1280, 800);
      expect(drawn.hand, `${name}: texts need 99 pixels`).toBeGreaterThanOrEqual(110);
      expect(isDense(drawn), name).toBe(false);
      expect(drawn.isOverfull, name).toBe(false);
      expect(7 * drawn.cell, name).toBeGreaterThan(400);
    }
  });

  it('leaves room on both sides of a board, even where it is just wide enough', () => {
    const { cell, others } = sizes('quest-3', 768, 1024);
    expect(others + 7 * (cell + 2) + 190).toBeLessThan(768 - 40);
  });

  it('has room for what lies before six, and cards of one’s own that can be told apart', () => {
    for (const name of ['round-3', 'round-6']) {
      const drawn = sizes(name, 884, 723);
      expect(drawn.isOverfull, name).toBe(false);
      expect(drawn.card, name).toBeGreaterThanOrEqual(60);
      expect(drawn.heap, `${name}: piles give way to a track`).toBeLessThan(drawn.card);
    }
  });

  it('has the same sizes from the first card to the last', () => {
    const all = ['duel-start', 'duel-line-up', 'duel-battle', 'duel-over'].map((name) =>
      sizes(name, 884, 723),
    );
    expect(new Set(all.map(({ card }) => card)).size).toBe(1);
  });
});

describe('the hand', () => {
  it('lies on the table where there is room, below it where it is narrow, beside it where it is low', () => {
    expect([sizes('duel-battle', 1440, 900)].map(({ window, isHandApart }) => [window, isHandApart])).toEqual(
      [['wide', false]],
    );
    expect(sizes('duel-battle', 390, 735)).toMatchObject({ window: 'narrow', isHandApart: true, beside: 0 });
    expect(sizes('duel-battle', 844, 288)).toMatchObject({ window: 'low', isHandApart: true });
    expect(sizes('duel-battle', 844, 288).beside).toBeGreaterThanOrEqual(240);
  });

  it('gives way to a long question, not the table beside it', () => {
    const [short, long] = [sizes('duel-battle', 844, 288, 60), sizes('duel-battle', 844, 288, 150)];
    expect(long.hand).toBeLessThan(short.hand);
    expect(long.card).toBe(short.card);
  });
});

describe('a phone', () => {
  it.each([320, 360, 390, 430])('of %d pixels fits seven zones', (width) => {
    const { card, window } = sizes('duel-battle', width, 700);
    expect(window).toBe('narrow');
    expect(7 * (card + 4) + 12).toBeLessThanOrEqual(width);
  });

  it.each([320, 360, 390, 430])('of %d pixels fits a board of seven columns', (width) => {
    expect(7 * (sizes('arena', width, 700).cell + 2) + 16).toBeLessThanOrEqual(width);
  });

  it.each([360, 390, 430])('of %d pixels has each row of a market in one line', (width) => {
    const { shared, line } = sizes('market', width, 735);
    expect(line).toBeGreaterThanOrEqual(6);
    expect(6 * (shared + 4) + 8).toBeLessThanOrEqual(width - 12);
    expect(shared).toBeGreaterThanOrEqual(44);
  });

  it('holds a table for two without scrolling', () => {
    for (const [width, height] of [
      [360, 531],
      [390, 735],
      [701, 691],
      [844, 288],
    ] as const) {
      expect(sizes('duel-battle', width, height).isOverfull, `${width} x ${height}`).toBe(false);
    }
    expect(sizes('duel-battle', 300, 300).isOverfull, 'there are limits').toBe(true);
  });

  it('keeps what lies before the viewer in sight among many', () => {
    expect(sizes('round-6', 390, 735).isOverfull).toBe(true);
    expect(sizes('round-6', 390, 735).heap).toBeLessThan(sizes('round-6', 390, 735).card);
  });

  it('spares labels only where room is short', () => {
    expect(sizes('duel-battle', 390, 735).isTight).toBe(false);
    expect(sizes('duel-battle', 360, 531).isTight).toBe(true);
  });

  it('holds larger cards where it is higher', () => {
    expect(sizes('duel-battle', 360, 531).hand).toBeGreaterThanOrEqual(60);
    expect(sizes('duel-battle', 390, 735).hand).toBeGreaterThan(100);
  });

  it('does not change with every question', () => {
    expect(sizes('duel-battle', 390, 735, 98)).toEqual(sizes('duel-battle', 390, 735, 58));
  });
});

describe('cards that come and go beside two line-ups', () => {
  it('lie on either side of them in a wide window, within its width', () => {
    const { card, isOverfull, window } = sizes('duel-plays', 886, 736);
    expect([window, isOverfull]).toEqual(['wide', false]);
    expect(card).toBeGreaterThanOrEqual(64);
    const aside = 0.78 * card * 2 + 12;
    expect(7 * (card + 8) + 4 + 2 * aside).toBeLessThanOrEqual(886);
  });

  it('fit a phone with two hands, of which one is shown in full', () => {
    const { card, isOverfull } = sizes('duel-plays', 390, 735);
    expect(isOverfull).toBe(false);
    expect(card).toBeGreaterThanOrEqual(44);
  });
});

it('sizes are written as custom properties', () => {
  expect(sizeStyle(sizes('duel-battle', 844, 288))).toMatch(
    /^--card:\d+px;--shared:\d+px;.*--mark:6px;--passing:\d+px;--peek:\d+px$/,
  );
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
      const { card, hand, far, cell, pile, beside } = sizes(name, width, height);
      const all = [card, hand, far, cell, pile, beside];
      expect(all.every((size) => Number.isFinite(size) && 0 <= size)).toBe(true);
      expect(Math.min(card, hand, far), name).toBeGreaterThanOrEqual(36);
    }
  }
});

describe('a board on a phone', () => {
  it('fits with all who play above the hand, and shared cards show their texts', () => {
    const { cell, hand, shared, line } = sizes('quest-4', 390, 844);
    const panels = 3 * 42;
    expect(panels + 7 * (cell + 2) + 60 + hand * 1.4 + 30, 'above the question').toBeLessThan(844 - 102);
    expect(shared).toBeGreaterThanOrEqual(99);
    expect(line).toBe(3);
  });

  it('fits the height of one that is held across', () => {
    const { window, cell } = sizes('quest-4', 844, 390);
    expect(window).toBe('low');
    expect(7 * (cell + 2) + 40).toBeLessThan(390);
  });
});

describe('two narrow rows on each side', () => {
  const side = (seat: number): Area[] => [
    area(`team.${seat}`, 'Team', seat, { zones: { count: 4 } }, []),
    area(`placed.${seat}`, 'Placed', seat, { zones: { count: 4 } }, []),
    area(`hand.${seat}`, 'Hand', seat, 'hand', []),
    area(
      `numbers.${seat}`,
      'Numbers',
      seat,
      'counters',
      ['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...counter(name, name, 7), owner: seat })),
    ),
  ];
  const areas = [area('shared', 'Shared', null, 'row', []), ...side(1), ...side(0)];
  const table = arrange({ moment: '', prompt: '', focus: [], areas }, ['Ann', 'Bob'], 0);

  it('lie side by side on a phone, as wide as it is', () => {
    for (const [width, height] of [
      [390, 690],
      [360, 560],
    ] as const) {
      const drawn = sizesFor(table, { width, height });
      expect(drawn.isAbreast, `${width} pixels`).toBe(true);
      expect(drawn.isOverfull, `${width} pixels`).toBe(false);
      expect(2 * (4 * (drawn.card + 4) + 8) + 6).toBeLessThanOrEqual(width - 28);
    }
  });

  it('lie above each other where two would be too small', () => {
    const drawn = sizesFor(table, { width: 320, height: 690 });
    expect(drawn.isAbreast).toBe(false);
    expect(drawn.card).toBeGreaterThanOrEqual(36);
  });
});
