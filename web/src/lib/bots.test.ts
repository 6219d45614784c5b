import { expect, test } from 'vitest';

import { levelWords } from './bots';

test('a level that we know is explained', () => {
  expect(levelWords('random')).toBe('Random: plays anything');
  expect(levelWords('greedy')).toBe('Greedy: takes what looks best');
});

test('a level that we do not know has its name', () => expect(levelWords('deep-search')).toBe('Deep search'));
