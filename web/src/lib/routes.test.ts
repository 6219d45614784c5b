import { expect, test } from 'vitest';

import { routeOf } from './routes';

test.each([
  ['/', { page: 'lobby' }],
  ['', { page: 'lobby' }],
  ['/new', { page: 'new', game: null }],
  ['/t/abc-1', { page: 'table', id: 'abc-1' }],
  ['/t/abc-1/', { page: 'table', id: 'abc-1' }],
  ['/t/abc-1/replay', { page: 'replay', id: 'abc-1' }],
  ['/games/battle-arena/rules', { page: 'rules', game: 'battle-arena' }],
  ['/games/battle-arena/cards', { page: 'cards', game: 'battle-arena' }],
  ['/api', { page: 'api' }],
  ['/about', { page: 'about' }],
])('%s is a page', (path, route) => expect(routeOf(path)).toEqual(route));

test.each([
  '/t',
  '/t/a/b',
  '/t/a/replay/more',
  '/games',
  '/games/x',
  '/games/x/decks',
  '/about/us',
  '/%E0%A4%A',
])('%s is no page', (path) => expect(routeOf(path)).toEqual({ page: 'missing' }));

test('the game of a new table is in the query', () => {
  expect(routeOf('/new', '?game=op-arena')).toEqual({ page: 'new', game: 'op-arena' });
});

test('an id is decoded', () => expect(routeOf('/t/a%20b')).toEqual({ page: 'table', id: 'a b' }));
