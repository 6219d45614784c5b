import { expect, test } from 'vitest';

import { levelWords } from './bots';

test('a level is named and explained', () => {
  expect(levelWords({ level: 'greedy', about: 'takes what looks best' })).toBe(
    'Greedy: takes what looks best',
  );
  expect(levelWords({ level: 'deep-search', about: '' })).toBe('Deep search');
});
