import { expect, test } from 'vitest';

import {
  allOptions,
  botDraft,
  chooseMode,
  draftProblems,
  fittingDecks,
  gameWithBots,
  hintsOf,
  isForOne,
  newDraft,
  OWN,
  ownDeck,
  ownValue,
  planOf,
  shownSeats,
} from './draft';
import type { GameInfo } from './protocol';

const bot = (level: string) => ({ level, about: '' });
const game: GameInfo = {
  id: 'arena',
  title: 'Arena',
  pitch: '',
  seats: [2, 3, 4],
  modes: [
    { id: 'quick', about: '', seats: [2, 3, 4] },
    { id: 'teams', about: '', seats: [4] },
    { id: 'duel', about: '', seats: [2] },
  ],
  options: [
    { id: 'format', about: '', values: ['standard', 'limited'], free: null },
    { id: 'board', about: '', values: ['usual'], free: 'a code or a list' },
  ],
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

test('a game with one seat is for one, and no bot plays it', () => {
  const alone = { ...game, id: 'alone', seats: [1] };
  expect(isForOne(alone)).toBe(true);
  expect(isForOne(game)).toBe(false);
  expect(isForOne({ ...game, seats: [1, 8] })).toBe(false);
  expect(gameWithBots([alone, game], alone)?.id).toBe('arena');
  expect(gameWithBots([alone, game], undefined)?.id).toBe('arena');
  expect(gameWithBots([{ ...game, id: 'other' }, game], game)?.id).toBe('arena');
  expect(gameWithBots([alone], alone)).toBeUndefined();
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
  expect(hintsOf(game, newDraft(game))).toBe('off');
  expect(hintsOf(game, botDraft(game))).toBe('allowed');
  expect(planOf(game, botDraft(game)).hints, 'what is usual goes without saying').toBeNull();
  const chosen = { ...newDraft(game), hints: 'allowed' as const };
  expect([hintsOf(game, chosen), planOf(game, chosen).hints]).toEqual(['allowed', 'allowed']);
});

test('only options that differ from their default are sent', () => {
  const draft = newDraft(game);
  expect(planOf(game, draft).options).toEqual({});
  draft.options['format'] = 'limited';
  expect(planOf(game, draft).options).toEqual({ format: 'limited' });
});

test('what is written for an option is sent as one line, and asked for as long as it is missing', () => {
  const draft = newDraft(game);
  const [format, board] = game.options;
  if (!format || !board) throw new Error('the game has two options');
  expect([ownValue(board, 'usual'), ownValue(board, 'kittens'), ownValue(format, 'other')]).toEqual([
    null,
    'kittens',
    null,
  ]);
  expect(draftProblems(game, draft)).toEqual([]);
  draft.options['board'] = ' ';
  expect(draftProblems(game, draft)).toEqual([{ place: 'option board', message: 'Write a code or a list.' }]);
  draft.options['board'] = 'kittens,\n  merch ';
  expect(draftProblems(game, draft)).toEqual([]);
  expect(planOf(game, draft).options).toEqual({ board: 'kittens, merch' });
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
    { place: 'seats', message: 'Arena (quick) is for 2 to 4 players; this table has 1 seat.' },
  ]);
});

test('a mode opens the seats it needs, and another one closes them again', () => {
  const draft = newDraft(game);
  const kinds = () => shownSeats(game, draft).map(({ kind }) => kind);
  chooseMode(game, draft, 'teams');
  expect(kinds()).toEqual(['me', 'open', 'open', 'open']);
  expect(draftProblems(game, draft)).toEqual([]);
  chooseMode(game, draft, 'quick');
  expect(kinds()).toEqual(['me', 'open', 'closed', 'closed']);
});

test('whoever plays with bots gets bots on the seats that a mode needs', () => {
  const draft = botDraft(game);
  Object.assign(draft.seats[1] ?? {}, { level: 'hard' });
  chooseMode(game, draft, 'teams');
  const more = { type: 'bot', level: 'hard', deck: null };
  expect(planOf(game, draft).seats).toEqual([{ type: 'me' }, more, more, more]);
});

test('another mode closes no seat that someone chose', () => {
  const draft = newDraft(game);
  chooseMode(game, draft, 'teams');
  Object.assign(draft.seats[2] ?? {}, { kind: 'bot', isNeeded: false });
  chooseMode(game, draft, 'quick');
  expect(planOf(game, draft).seats.map(({ type }) => type)).toEqual(['me', 'open', 'bot', 'closed']);
  chooseMode(game, draft, 'duel');
  expect(
    planOf(game, draft).seats.map(({ type }) => type),
    'there is no room for it',
  ).toEqual(['me', 'open']);
  chooseMode(game, draft, 'quick');
  expect(planOf(game, draft).seats.map(({ type }) => type)).toEqual(['me', 'open', 'bot', 'closed']);
});

test('a mode says for how many it is', () => {
  const draft = newDraft(game);
  chooseMode(game, draft, 'teams');
  Object.assign(draft.seats[3] ?? {}, { kind: 'closed' });
  expect(draftProblems(game, draft)).toEqual([
    { place: 'seats', message: 'Arena (teams) is for 4 players; this table has 3 seats.' },
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
    const { fitting, others } = fittingDecks(decks, 'quick', allOptions(game, options));
    return [fitting.map((deck) => deck.id), others.map((deck) => deck.id)];
  };
  expect(ids({})).toEqual([['a', 'b'], ['c']]);
  expect(ids({ format: 'limited' })).toEqual([['a', 'c'], ['b']]);
});
