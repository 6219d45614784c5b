import { expect, test } from 'vitest';

import { problemsIn, readable } from './report';

const REPORT = `error: unknown section \`heroic\`
 --> deck:6:1
  |
6 | heroic
  | ^^^^^ did you mean \`heroes\`?
  |
  = help: the sections are \`heroes\`, \`hot dogs\`

error: there is no Hero "Nobody"
 --> deck:12:4
   |
12 |  2 Nobody
   |    ^^^^^^ unknown Hero`;

test('a report becomes a list with the line of each problem and what would be right', () => {
  expect(problemsIn(REPORT)).toEqual([
    {
      place: 'Line 6',
      message: 'Unknown section `heroic`. Did you mean `heroes`? The sections are `heroes`, `hot dogs`.',
    },
    { place: 'Line 12', message: 'There is no Hero "Nobody".' },
  ]);
});

test('a word that begins a line of the list is not taken for a problem', () => {
  const tricky = 'error: a card outside of any section\n --> deck:1:1\n  |\n1 | error: x\n  | ^^^ no section';
  expect(problemsIn(tricky)).toEqual([{ place: 'Line 1', message: 'A card outside of any section.' }]);
});

test('what is no report stays as it is', () => {
  const plain = [{ place: 'heroes', message: '2 cards; there are exactly 60.' }];
  expect(readable(plain)).toEqual(plain);
  const lines = [{ place: '', message: 'one\ntwo' }];
  expect(readable(lines)).toEqual(lines);
  expect(readable([{ place: '', message: REPORT }, ...plain])).toHaveLength(3);
});
