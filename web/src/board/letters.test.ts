import { describe, expect, it } from 'vitest';

import { lettersFor, partsOf, widthOf } from './letters';

describe('names', () => {
  it('are parted after spaces and hyphens, and nowhere else', () => {
    expect(partsOf('Donny Buckets')).toEqual(['Donny ', 'Buckets']);
    expect(partsOf('Jax-Control')).toEqual(['Jax-', 'Control']);
    expect(partsOf('  Superbaby ')).toEqual(['Superbaby ']);
    expect(partsOf('')).toEqual([]);
  });

  // As a browser draws them.
  it.each([
    ['Exterminaber', 6.37],
    ['Gravedigger', 5.85],
    ['Superbaby', 5.2],
    ['Generator', 4.75],
  ])('%s is at least as wide as it is drawn, and hardly wider', (name, drawn) => {
    expect(widthOf(name)).toBeGreaterThanOrEqual(drawn);
    expect(widthOf(name)).toBeLessThan(1.06 * drawn);
  });
});

describe('letters', () => {
  it('are as large as the longest word allows', () => {
    expect(lettersFor('Superbaby', 50) * widthOf('Superbaby')).toBeCloseTo(50);
    expect(lettersFor('A Superbaby', 50)).toBeCloseTo(lettersFor('Superbaby', 50));
  });

  it('are smaller where three words share two lines', () => {
    const three = lettersFor('Highly Trained Badgers', 60);
    expect(three).toBeLessThan(lettersFor('Badgers', 60));
    expect(three * widthOf('Highly Trained')).toBeCloseTo(60);
  });

  it('have some size even for no name', () => {
    expect(lettersFor('', 50)).toBe(50);
  });
});
