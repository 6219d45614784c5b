/** Numbers, times and names as people say them. */

import type { ClockPlan, GameInfo, Hints, Holder, Listing, Mode } from './protocol';

/** Turns an id into words: `sudden-death` becomes "Sudden death". */
export function words(id: string): string {
  const spaced = id.replaceAll(/[-_]+/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Makes a sentence of a phrase: a capital in front and a full stop behind. */
export function sentence(phrase: string): string {
  const text = phrase.trim();
  // What has lines of its own is a report with its own layout.
  if (text.includes('\n')) return text;
  const end = /[.!?…:]$/.test(text) || text === '' ? '' : '.';
  return text.charAt(0).toUpperCase() + text.slice(1) + end;
}

/** Says a number with its noun: "1 seat", "2 seats". */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Lists things: "a", "a and b", "a, b and c". */
export function listed(things: (string | number)[], last = 'and'): string {
  if (things.length < 2) return things.join('');
  return `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1)}`;
}

/** Says how long ago something was. */
export function ago(then: number, now: number): string {
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ago`;
  return `${counted(Math.floor(hours / 24), 'day')} ago`;
}

/** Says how long something takes: "45 s", "5 min", "1 h 30 min". */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const parts = [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : ''];
  if (hours === 0 && seconds % 60 > 0) parts.push(`${seconds % 60} s`);
  return parts.filter((part) => part !== '').join(' ');
}

/** Says how long people may think. */
export function clockWords(clock: ClockPlan | null): string {
  if (!clock || (clock.per_move === null && clock.per_match === null)) return 'No clock';
  const parts: string[] = [];
  if (clock.per_match !== null) parts.push(`${duration(clock.per_match)} each`);
  if (clock.per_move !== null) parts.push(`${duration(clock.per_move)} a move`);
  return parts.join(', ');
}

/** Says whether hints are allowed; nothing where they are not, as at most tables. */
export function hintWords(hints: Hints): string {
  return hints === 'allowed' ? 'Hints allowed' : '';
}

/** Says what happens to someone whose time is up. */
export function whenOutWords(clock: ClockPlan): string {
  switch (clock.when_out) {
    case 'bot':
      return 'A bot plays on for whoever runs out.';
    case 'stand-in':
      return 'A bot plays for whoever runs out, until they come back.';
    case 'lose':
      return 'Whoever runs out loses.';
  }
}

/** Tells whether anyone may still sit down at a table. */
export function isJoinable(table: Listing): boolean {
  return table.stage === 'open' && table.open_seats > 0;
}

/** Says what is special about a table: its mode and its options. */
export function modeWords(mode: string, options: Record<string, string>): string {
  const parts = Object.entries(options).map(([id, value]) => `${words(id)}: ${valueWords(value)}`);
  return [words(mode), ...parts].join(' · ');
}

/** Says the value of an option: an id in words, what someone wrote as it is, if not too long. */
function valueWords(value: string): string {
  if (/^[a-z0-9-]+$/.test(value)) return words(value).toLowerCase();
  return value.length <= LONGEST_VALUE ? value : `${value.slice(0, LONGEST_VALUE - 1).trimEnd()}…`;
}

/** The most characters of a value that are shown beside others. */
const LONGEST_VALUE = 40;

/** Says for how many a game is: "2", "2 to 4", "2 or 4". */
export function seatWords(counts: number[]): string {
  const seats = counts.toSorted((one, other) => one - other);
  const first = seats[0] ?? 0;
  const last = seats.at(-1) ?? 0;
  const isRange = seats.length > 2 && last - first + 1 === seats.length;
  if (isRange) return `${first} to ${last} players`;
  return last === 1 ? '1 player' : `${listed(seats, 'or')} players`;
}

/** Gets the name of whoever holds a seat. */
export function holderName(holder: Holder): string | null {
  return holder.type === 'open' || holder.type === 'closed' ? null : holder.name;
}

/** Says a place: "1st", "2nd", "11th". */
export function ordinal(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14;
  const suffix = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${suffix}`;
}

/** Finds a mode by its id. */
export function modeOf(game: GameInfo | undefined, id: string): Mode | undefined {
  return game?.modes.find((mode) => mode.id === id);
}

/** Tells whether decks are made in a mode, which others are played with. */
export function makesDecks(game: GameInfo | undefined, mode: string): boolean {
  return modeOf(game, mode)?.makes_decks_for !== undefined;
}

/** Says a time of day. */
export function clockTime(at: number): string {
  return new Date(at).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hour12: false });
}
