import { expect, test } from 'vitest';

import { routeOf } from './routes';

test.each([
  ['/', { page: 'lobby' }],
  ['', { page: 'lobby' }],
  ['/new', { page: 'new', game: null, deck: null }],
  ['/t/abc-1', { page: 'table', id: 'abc-1' }],
  ['/t/abc-1/', { page: 'table', id: 'abc-1' }],
  ['/t/abc-1/replay', { page: 'replay', id: 'abc-1' }],
  ['/games/battle-arena/rules', { page: 'rules', game: 'battle-arena' }],
  ['/games/battle-arena/cards', { page: 'cards', game: 'battle-arena' }],
  ['/cards', { page: 'cards', game: null }],
  ['/events', { page: 'events' }],
  ['/events/new', { page: 'new-event', game: null }],
  ['/e/abc-1', { page: 'event', id: 'abc-1' }],
  ['/decks', { page: 'decks' }],
  ['/decks/abc', { page: 'deck', id: 'abc', game: null, from: null }],
  ['/decks/new', { page: 'deck', id: null, game: null, from: null }],
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
  '/e',
  '/e/a/b',
  '/events/a',
  '/events/new/a',
  '/decks/a/b',
  '/cards/a',
  '/about/us',
  '/%E0%A4%A',
])('%s is no page', (path) => expect(routeOf(path)).toEqual({ page: 'missing' }));

test('the game and the deck of a new table are in the query', () => {
  const table = { page: 'new', game: 'op-arena', deck: 'abc' };
  expect(routeOf('/new', '?game=op-arena&deck=abc')).toEqual(table);
});

test('what a new deck begins with is in the query', () => {
  const deck = { page: 'deck', id: null, game: 'op-arena', from: 'kit' };
  expect(routeOf('/decks/new', '?game=op-arena&from=kit')).toEqual(deck);
});

test('an id is decoded', () => expect(routeOf('/t/a%20b')).toEqual({ page: 'table', id: 'a b' }));
