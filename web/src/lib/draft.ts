/** A table that is being planned: what the form holds, and the request it makes. */

import type {
  Choosable,
  ClockPlan,
  GameInfo,
  Hints,
  NewSeat,
  NewTable,
  OwnDeck,
  Pack,
  Problem,
  WhenOut,
} from './protocol';
import { counted, modeOf, seatWords, sentence, words } from './text';

/** The deck someone picks: the usual one, a premade one by its id, one that they keep, or a list that they write. */
export type DeckDraft = {
  choice: string;
  /** The list that they write. */
  list: string;
  /** The list of the deck that they keep. */
  kept: string;
};

/** Picks the usual deck. */
export function usualDeck(): DeckDraft {
  return { choice: '', list: '', kept: '' };
}

/** What the choice of a deck that someone keeps begins with; no id has a space. */
const KEPT = 'kept ';

/** Gets the choice that stands for a deck that someone keeps. */
export function choiceOf(id: string): string {
  return `${KEPT}${id}`;
}

/** Tells whether a deck is one that someone keeps. */
export function isKept(deck: DeckDraft): boolean {
  return deck.choice.startsWith(KEPT);
}

/** The choice that stands for something of one's own; nothing has this id, since ids have no space. */
export const OWN = 'own list';

/** A seat of the form. */
export type SeatDraft = {
  kind: NewSeat['type'];
  level: string;
  deck: DeckDraft;
  /** Whether it is played because the mode needs it, and not because someone chose so. */
  isNeeded: boolean;
};

/** The clock of the form. */
export type ClockDraft = {
  kind: 'off' | 'move' | 'match' | 'both';
  secondsPerMove: number;
  minutesPerMatch: number;
  whenOut: WhenOut;
};

/** The whole form. */
export type Draft = {
  mode: string;
  options: Record<string, string>;
  seats: SeatDraft[];
  listed: boolean;
  clock: ClockDraft;
  /** Whether hints are allowed; none for what is usual with these seats. */
  hints: Hints | null;
  packs: Pack[];
};

/** Starts a form with what most want: oneself, and open seats for as many others as usual. */
export function newDraft(game: GameInfo): Draft {
  const mode = game.modes[0]?.id ?? '';
  const usual = seatsOf(game, mode)[0] ?? 2;
  const most = Math.max(...game.seats, ...game.modes.flatMap(({ seats }) => seats));
  const kindOf = (place: number) => (place === 0 ? 'me' : place < usual ? 'open' : 'closed');
  return {
    mode,
    options: allOptions(game, {}),
    seats: Array.from({ length: most }, (_, place) => ({
      kind: kindOf(place),
      level: game.usual_bot,
      deck: usualDeck(),
      isNeeded: false,
    })),
    listed: true,
    clock: { kind: 'off', secondsPerMove: 60, minutesPerMatch: 15, whenOut: 'bot' },
    hints: null,
    packs: [],
  };
}

/** Gets the numbers of seats that a mode can be played with, the usual one first. */
export function seatsOf(game: GameInfo, mode: string): number[] {
  return modeOf(game, mode)?.seats ?? game.seats;
}

/** Gets the seats that the mode has room for; the others wait until another mode is chosen. */
export function shownSeats(game: GameInfo, draft: Draft): SeatDraft[] {
  return draft.seats.slice(0, Math.max(...seatsOf(game, draft.mode)));
}

/** Chooses a mode: seats that it needs are opened, and those that only the last one needed are closed. */
export function chooseMode(game: GameInfo, draft: Draft, mode: string): void {
  draft.mode = mode;
  for (const seat of draft.seats) {
    if (seat.isNeeded) Object.assign(seat, { kind: 'closed', isNeeded: false });
  }
  const shown = shownSeats(game, draft);
  const played = shown.filter(isPlayed);
  const wanted = seatsOf(game, mode).filter((count) => played.length <= count);
  const missing = 0 < wanted.length ? Math.min(...wanted) - played.length : 0;
  // Whoever plays with bots alone wants more of them; else someone may come.
  const last = played.at(-1);
  const more = last?.kind === 'bot' ? { kind: 'bot', level: last.level } : { kind: 'open' };
  for (const seat of shown.filter((seat) => !isPlayed(seat)).slice(0, missing)) {
    Object.assign(seat, more, { isNeeded: true });
  }
}

/** Tells whether a game is played alone: nobody else ever has a seat. */
export function isForOne(game: GameInfo): boolean {
  return game.seats.every((count) => count === 1);
}

/** Gets the game of a match against a bot: the one that is meant, else the first that has room for one. */
export function gameWithBots(games: GameInfo[], meant: GameInfo | undefined): GameInfo | undefined {
  return meant && !isForOne(meant) ? meant : games.find((game) => !isForOne(game));
}

/** Starts a form for oneself against as many bots as usual. */
export function botDraft(game: GameInfo): Draft {
  const draft = newDraft(game);
  for (const seat of draft.seats) if (seat.kind === 'open') seat.kind = 'bot';
  draft.listed = false;
  return draft;
}

/** Tells whether hints are allowed: as it was chosen, else to someone who plays against bots alone. */
export function hintsOf(game: GameInfo, draft: Draft): Hints {
  const people = shownSeats(game, draft).filter(({ kind }) => kind === 'me' || kind === 'open').length;
  return draft.hints ?? (people <= 1 ? 'allowed' : 'off');
}

/** Gets the deck to send; none for the usual one. */
export function deckOf(deck: DeckDraft): string | null {
  if (deck.choice === OWN) return deck.list;
  if (isKept(deck)) return deck.kept;
  return deck.choice === '' ? null : deck.choice;
}

/** Gets the options that differ from their default; what was written becomes one line. */
export function changedOptions(game: GameInfo, options: Record<string, string>): Record<string, string> {
  const isChanged = ([id, value]: [string, string]) =>
    game.options.some((option) => option.id === id && option.values[0] !== value);
  const lines = Object.entries(options).map(([id, value]): [string, string] => [id, oneLine(value)]);
  return Object.fromEntries(lines.filter(isChanged));
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Gets what someone has written for an option; none if it has one of its values. */
export function ownValue(option: Choosable, value: string): string | null {
  return option.free === null || option.values.includes(value) ? null : value;
}

/** Gets all options of a table, the defaults among them. */
export function allOptions(game: GameInfo, changed: Record<string, string>): Record<string, string> {
  return { ...Object.fromEntries(game.options.map(({ id, values }) => [id, values[0] ?? ''])), ...changed };
}

/** Splits decks into those made for this mode and these options, and the others. */
export function fittingDecks<D extends { format: string | null }>(
  decks: readonly D[],
  mode: string,
  options: Record<string, string>,
): { fitting: D[]; others: D[] } {
  const chosen = new Set([mode, ...Object.values(options)]);
  const fits = (deck: D) => deck.format === null || chosen.has(deck.format);
  return { fitting: decks.filter(fits), others: decks.filter((deck) => !fits(deck)) };
}

/** Plans a table for a deck that someone keeps: with what it is checked for, and in their own seat. */
export function planFor(game: GameInfo, draft: Draft, deck: OwnDeck): void {
  chooseMode(game, draft, deck.mode);
  draft.options = allOptions(game, deck.options);
  const mine = draft.seats.find((seat) => seat.kind === 'me');
  if (mine) mine.deck = { ...usualDeck(), choice: choiceOf(deck.id), kept: deck.list };
}

/** Finds the mode or the options that a format stands for. */
export function settingOf(
  game: GameInfo,
  format: string | null,
): { mode?: string; options?: Record<string, string> } {
  if (format === null) return {};
  const option = game.options.find(({ values }) => values.includes(format));
  if (option) return { options: { [option.id]: format } };
  return game.modes.some(({ id }) => id === format) ? { mode: format } : {};
}

/** Gets the request that a form makes. */
export function planOf(game: GameInfo, draft: Draft): NewTable {
  return {
    game: game.id,
    mode: draft.mode,
    options: changedOptions(game, draft.options),
    seats: shownSeats(game, draft).map(seatOf),
    listed: draft.listed,
    clock: clockOf(draft.clock),
    hints: draft.hints,
    packs: draft.packs,
  };
}

/** Gets the deck of the seat that is kept for oneself. */
export function ownDeck(draft: Draft): string | null {
  const mine = draft.seats.find((seat) => seat.kind === 'me');
  return mine ? deckOf(mine.deck) : null;
}

/** Says what is wrong with a form before the server is asked. */
export function draftProblems(game: GameInfo, draft: Draft): Problem[] {
  const shown = shownSeats(game, draft);
  const played = shown.filter(isPlayed).length;
  const allowed = seatsOf(game, draft.mode);
  const problems: Problem[] = [];
  if (!allowed.includes(played)) {
    const what = 1 < game.modes.length ? `${game.title} (${words(draft.mode).toLowerCase()})` : game.title;
    const message = `${what} is for ${seatWords(allowed)}; this table has ${counted(played, 'seat')}.`;
    problems.push({ place: 'seats', message });
  }
  if (shown.filter((seat) => seat.kind === 'me').length > 1) {
    problems.push({ place: 'seats', message: 'You can take one seat only.' });
  }
  shown.forEach(({ kind, deck }, place) => {
    const isMissing = deck.choice === OWN && deck.list.trim() === '';
    if (isMissing && (kind === 'me' || kind === 'bot')) {
      problems.push({ place: `seats ${place} deck`, message: 'Write or paste the list of the deck.' });
    }
  });
  for (const option of game.options) {
    if (ownValue(option, draft.options[option.id] ?? '')?.trim() !== '') continue;
    problems.push({ place: `option ${option.id}`, message: sentence(`Write ${option.free}`) });
  }
  const { perMove, perMatch } = limitsOf(draft.clock);
  if ([perMove, perMatch].some((limit) => limit !== null && !(limit >= 1)))
    problems.push({ place: 'clock', message: 'Give a time of 1 or more.' });
  return problems;
}

function isPlayed(seat: SeatDraft): boolean {
  return seat.kind !== 'closed';
}

function seatOf(seat: SeatDraft): NewSeat {
  if (seat.kind === 'bot') return { type: 'bot', level: seat.level, deck: deckOf(seat.deck) };
  return { type: seat.kind };
}

/** Gets the clock that a form makes; none without one. */
export function clockOf(clock: ClockDraft): ClockPlan | null {
  const { perMove, perMatch } = limitsOf(clock);
  if (perMove === null && perMatch === null) return null;
  return {
    per_move: perMove === null ? null : Math.round(perMove),
    per_match: perMatch === null ? null : Math.round(perMatch * 60),
    when_out: clock.whenOut,
  };
}

/** Gets the limits that were chosen: seconds for a move, minutes for the match. */
function limitsOf({ kind, secondsPerMove, minutesPerMatch }: ClockDraft) {
  return {
    perMove: kind === 'move' || kind === 'both' ? secondsPerMove : null,
    perMatch: kind === 'match' || kind === 'both' ? minutesPerMatch : null,
  };
}
