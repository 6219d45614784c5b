import { expect, test } from 'vitest';

import {
  allOptions,
  botDraft,
  draftProblems,
  fittingDecks,
  hintsOf,
  newDraft,
  OWN,
  ownDeck,
  planOf,
} from './draft';
import type { GameInfo } from './protocol';

const bot = (level: string) => ({ level, about: '' });
const game: GameInfo = {
  id: 'arena',
  title: 'Arena',
  pitch: '',
  seats: [2, 3, 4],
  modes: [
    { id: 'quick', about: '' },
    { id: 'long', about: '' },
  ],
  options: [{ id: 'format', about: '', values: ['standard', 'limited'] }],
  decks: [{ id: 'blue', name: 'Blue', format: null, list: '' }],
  bots: ['easy', 'normal', 'hard'].map(bot),
  usual_bot: 'normal',
};

test('a new form is a table for oneself and the fewest others', () => {
  const plan = planOf(game, newDraft(game));
  expect(plan.seats.map((seat) => seat.type)).toEqual(['me', 'open', 'closed', 'closed']);
  expect(plan).toMatchObject({
    game: 'arena',
    mode: 'quick',
    options: {},
    listed: true,
    clock: null,
    packs: [],
  });
});

test('a table against bots has no open seat and is not in the lobby', () => {
  const plan = planOf(game, botDraft(game));
  expect(plan.seats).toEqual([
    { type: 'me' },
    { type: 'bot', level: 'normal', deck: null },
    { type: 'closed' },
    { type: 'closed' },
  ]);
  expect(plan.listed).toBe(false);
});

test('hints are for those who play against bots alone, unless it is chosen otherwise', () => {
  expect(hintsOf(newDraft(game))).toBe('off');
  expect(hintsOf(botDraft(game))).toBe('allowed');
  expect(planOf(game, botDraft(game)).hints, 'what is usual goes without saying').toBeNull();
  const chosen = { ...newDraft(game), hints: 'allowed' as const };
  expect([hintsOf(chosen), planOf(game, chosen).hints]).toEqual(['allowed', 'allowed']);
});

test('only options that differ from their default are sent', () => {
  const draft = newDraft(game);
  expect(planOf(game, draft).options).toEqual({});
  draft.options['format'] = 'limited';
  expect(planOf(game, draft).options).toEqual({ format: 'limited' });
});

test('a deck is the usual one, a premade one or a list', () => {
  const draft = newDraft(game);
  const deck = draft.seats[0]?.deck;
  if (!deck) throw new Error('the form has a first seat');
  expect(ownDeck(draft)).toBeNull();
  deck.choice = 'blue';
  expect(ownDeck(draft)).toBe('blue');
  Object.assign(deck, { choice: OWN, list: 'deck: Mine' });
  expect(ownDeck(draft)).toBe('deck: Mine');
});

test('a clock is sent in seconds, and only the kinds that were chosen', () => {
  const draft = newDraft(game);
  draft.clock = { kind: 'match', secondsPerMove: 30, minutesPerMatch: 10, whenOut: 'lose' };
  expect(planOf(game, draft).clock).toEqual({ per_move: null, per_match: 600, when_out: 'lose' });
  draft.clock.kind = 'move';
  expect(planOf(game, draft).clock).toEqual({ per_move: 30, per_match: null, when_out: 'lose' });
  draft.clock.kind = 'both';
  expect(planOf(game, draft).clock).toEqual({ per_move: 30, per_match: 600, when_out: 'lose' });
  draft.clock.kind = 'off';
  expect(planOf(game, draft).clock).toBeNull();
});

test('a number of seats the game does not allow is told before the server is asked', () => {
  const draft = newDraft(game);
  expect(draftProblems(game, draft)).toEqual([]);
  for (const seat of draft.seats.slice(1)) seat.kind = 'closed';
  expect(draftProblems(game, draft)).toEqual([
    { place: 'seats', message: 'Arena is for 2 to 4 players; this table has 1 seat.' },
  ]);
});

test('two seats for oneself and an empty clock are told', () => {
  const draft = newDraft(game);
  for (const seat of draft.seats.slice(0, 2)) seat.kind = 'me';
  draft.clock = { ...draft.clock, kind: 'move', secondsPerMove: Number.NaN };
  expect(draftProblems(game, draft).map((problem) => problem.place)).toEqual(['seats', 'clock']);
});

test('an own list that is empty is told at its seat', () => {
  const draft = newDraft(game);
  Object.assign(draft.seats[0]?.deck ?? {}, { choice: OWN, list: '  ' });
  expect(draftProblems(game, draft).map((problem) => problem.place)).toEqual(['seats 0 deck']);
});

test('decks for another format stand apart', () => {
  const decks = [
    { id: 'a', name: 'A', format: null, list: '' },
    { id: 'b', name: 'B', format: 'standard', list: '' },
    { id: 'c', name: 'C', format: 'limited', list: '' },
  ];
  const ids = (options: Record<string, string>) => {
    const { fitting, others } = fittingDecks({ ...game, decks }, 'quick', allOptions(game, options));
    return [fitting.map((deck) => deck.id), others.map((deck) => deck.id)];
  };
  expect(ids({})).toEqual([['a', 'b'], ['c']]);
  expect(ids({ format: 'limited' })).toEqual([['a', 'c'], ['b']]);
});
