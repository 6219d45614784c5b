import { expect, test } from 'vitest';

import { line, position } from '../../board/gallery/build';
import type { ReplayStep } from '../../lib/protocol';
import { accountOf, summaryOf } from './steps';

const names = ['Ann', 'Bob'];

function step(more: Partial<ReplayStep>): ReplayStep {
  return { seat: 0, action: 'x', label: '', lines: [], moments: [], view: position({}).view, ...more };
}

test('a step says who did what, and what was told of it, a line each', () => {
  const placed = step({ label: 'Place Bison', lines: [line(1, 'a', 'One.'), line(1, 'b', 'Two.')] });
  expect(accountOf(placed, names)).toEqual({ done: 'Ann: Place Bison', told: ['One.', 'Two.'] });
  expect(summaryOf(placed, names)).toBe('Ann: Place Bison');
});

test('without words for it, what was told stands for what was done', () => {
  const hidden = step({ lines: [line(1, 'a', 'One.')] });
  expect(accountOf(hidden, names)).toEqual({ done: '', told: ['One.'] });
  expect(summaryOf(hidden, names)).toBe('One.');
});

test('a step never shows notation, and is never empty', () => {
  expect(summaryOf(step({ action: 'place bell-camp-fire-g' }), names)).toBe('Ann makes a move');
  expect(summaryOf(step({ seat: null, action: '' }), names)).toBe('The deal');
});
