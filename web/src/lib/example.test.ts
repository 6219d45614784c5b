import { expect, test } from 'vitest';

import { exampleList } from './example';
import type { CardPage } from './protocol';

function card(id: string, kind: string): CardPage {
  return { id, name: id, kind, icon: null, facts: [], text: '' };
}

test('an example has the lines of every list, and cards under their sections', () => {
  const cards = ['a', 'b', 'c', 'd'].map((id) => card(id, 'hero')).concat(card('frank', 'hot-dog'));
  expect(exampleList('arena', 'standard', ['heroes', 'hot dogs', 'plays'], cards)).toBe(
    'deck: My deck\ngame: arena\nformat: standard\n\n' +
      'heroes\n  1 a\n  1 b\n  1 c\n\nhot dogs\n  1 frank\n\nplays\n',
  );
});

test('a game without formats has no line for one', () => {
  expect(exampleList('arena', null, [], [])).toBe('deck: My deck\ngame: arena\n');
});
