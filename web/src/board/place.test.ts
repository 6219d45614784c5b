import { describe, expect, it } from 'vitest';

import { beside, clearOf, nextBox, over, type Box } from './place';

const room = { width: 1000, height: 800 };
const size = { width: 250, height: 380 };

function overlaps(
  box: Box,
  corner: { left: number; top: number },
  size: { width: number; height: number },
): boolean {
  return (
    box.left < corner.left + size.width &&
    corner.left < box.left + box.width &&
    box.top < corner.top + size.height &&
    corner.top < box.top + box.height
  );
}

describe('something beside a box', () => {
  it('never covers it and never leaves a window with room for both', () => {
    for (let left = 0; left <= 900; left += 50) {
      for (let top = 0; top <= 660; top += 60) {
        const box = { left, top, width: 100, height: 140 };
        const corner = beside(box, size, room);
        expect(overlaps(box, corner, size), `${left}, ${top}`).toBe(false);
        expect(0 <= corner.left && corner.left + size.width <= room.width).toBe(true);
        expect(0 <= corner.top && corner.top + size.height <= room.height).toBe(true);
      }
    }
  });

  it('goes above or below on a narrow window', () => {
    const phone = { width: 390, height: 800 };
    const box = { left: 150, top: 600, width: 90, height: 126 };
    const corner = over(box, { width: 200, height: 300 }, phone);
    expect(corner.top + 300).toBeLessThanOrEqual(600);
    expect(over({ ...box, top: 20 }, { width: 200, height: 300 }, phone).top).toBeGreaterThanOrEqual(146);
  });

  it('stays in a window that is too small for it', () => {
    const corner = beside({ left: 0, top: 0, width: 90, height: 90 }, size, { width: 200, height: 200 });
    expect([corner.left, corner.top]).toEqual([8, 8]);
  });
});

describe('a menu', () => {
  it('keeps clear of what can be clicked next', () => {
    const box = { left: 400, top: 300, width: 80, height: 80 };
    const right = { left: 500, top: 300, width: 80, height: 80 };
    const left = { left: 300, top: 300, width: 80, height: 80 };
    const menu = { width: 160, height: 130 };
    for (const others of [[], [right], [left], [left, right]]) {
      const corner = clearOf(box, menu, room, others);
      for (const other of [box, ...others]) expect(overlaps(other, corner, menu)).toBe(false);
    }
  });

  it('is in the window even when it has to cover something', () => {
    const small = { width: 200, height: 200 };
    expect(clearOf({ left: 50, top: 50, width: 90, height: 90 }, size, small, [])).toEqual({
      left: 8,
      top: 8,
    });
  });
});

describe('the next box', () => {
  const grid = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => ({ left: column * 50, top: row * 50, width: 40, height: 40 })),
  );

  it('is the neighbour in that direction', () => {
    expect(nextBox(grid, 4, 'left')).toBe(3);
    expect(nextBox(grid, 4, 'right')).toBe(5);
    expect(nextBox(grid, 4, 'up')).toBe(1);
    expect(nextBox(grid, 4, 'down')).toBe(7);
  });

  it('is none at the edge', () => {
    expect(nextBox(grid.slice(0, 3), 2, 'right')).toBeNull();
    expect(nextBox(grid.slice(0, 3), 0, 'up')).toBeNull();
    expect(nextBox([], 0, 'up')).toBeNull();
  });
});
