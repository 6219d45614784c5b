/** Events in words, and what of them matters to someone. */

import type {
  Course,
  EntrantInfo,
  EventInfo,
  EventListing,
  EventStage,
  GameInfo,
  MatchInfo,
  Mode,
} from './protocol';
import { counted, listed, words } from './text';

/** Says how far an event is. */
export function eventStageWords(stage: EventStage): string {
  switch (stage) {
    case 'open':
      return 'Open to all who sign up';
    case 'building':
      return 'Decks are being made';
    case 'playing':
      return 'Being played';
    case 'over':
      return 'Over';
    case 'cancelled':
      return 'Called off';
  }
}

/** Says who meets whom. */
export function courseWords(course: Course): string {
  if (course.type === 'elimination') return 'Single elimination';
  return course.rounds === null ? 'Swiss rounds' : `Swiss, ${counted(course.rounds, 'round')}`;
}

/** Says who meets whom, and in how many rounds once that is known. */
export function planWords({ course, planned_rounds: rounds }: EventInfo): string {
  if (rounds === 0) return courseWords(course);
  if (course.type === 'swiss') return courseWords({ ...course, rounds });
  return `${courseWords(course)}, ${counted(rounds, 'round')}`;
}

/** Tells whether an event goes on. */
export function isOn({ stage }: Pick<EventListing, 'stage'>): boolean {
  return stage === 'open' || stage === 'building' || stage === 'playing';
}

/** Tells whether an event can be held with a mode: decks are made in it, or two play it. */
export function canBeHeld(mode: Mode): boolean {
  return mode.makes_decks_for !== undefined || mode.seats.includes(2);
}

/** Gets the games of which events can be held. */
export function gamesToHold(games: readonly GameInfo[]): GameInfo[] {
  return games.filter((game) => game.modes.some(canBeHeld));
}

/** Gets the name of an entrant. */
export function nameOf(event: EventInfo, entrant: number): string {
  return event.entrants.find((each) => each.entrant === entrant)?.name ?? `Entrant ${entrant + 1}`;
}

/** Says how a match ended, or that it is on. */
export function resultWords(event: EventInfo, match: MatchInfo): string {
  const { result } = match;
  if (result === null) return 'Being played';
  const [first, second] = match.entrants.map((entrant) => nameOf(event, entrant));
  switch (result.verdict) {
    case 'draw':
      return `Drawn, ${result.scores[0]} to ${result.scores[1]}`;
    case 'neither':
      return 'Nobody came';
    case 'first':
      return result.no_show ? `${first} wins: ${second} did not come` : `${first} wins`;
    case 'second':
      return result.no_show ? `${second} wins: ${first} did not come` : `${second} wins`;
  }
}

/** Says where someone is at the moment. */
export function whereWords(event: EventInfo, { entrant, presence }: EntrantInfo): string {
  switch (presence) {
    case 'left':
      return 'Dropped out';
    case 'absent':
      return 'Missed two matches in a row';
    case 'no-deck':
      return 'Has no deck';
    case 'in':
      break;
  }
  if (event.stage === 'building') {
    const pod = event.pods.find((each) => each.entrants.includes(entrant));
    return pod?.done === false ? 'Makes a deck' : 'Has a deck';
  }
  const round = event.stage === 'playing' ? event.rounds.at(-1) : undefined;
  if (!round) return '';
  if (round.byes.includes(entrant)) return 'Has a bye';
  const match = round.matches.find((each) => each.entrants.includes(entrant));
  if (!match) return 'Is out';
  const others = match.entrants.filter((each) => each !== entrant).map((each) => nameOf(event, each));
  return match.result === null ? `Plays ${listed(others)}` : 'Waits for the next round';
}

/** Says a share of a million as a percentage. */
export function percent(share: number): string {
  return `${(share / 10_000).toFixed(1)}%`;
}

/** Says what kind of event it is: the game, its mode, and how decks come. */
export function kindWords(event: EventInfo): string {
  const { building } = event;
  if (building === null) return `${event.game_title}, ${words(event.mode).toLowerCase()}`;
  return `${building.game_title}, ${words(building.mode).toLowerCase()}, then matches of ${event.game_title}`;
}

/** Gets the table where someone is expected now and was not a moment ago. */
export function newTable(before: EventInfo | null, now: EventInfo): string | null {
  return now.your_table !== null && now.your_table !== before?.your_table ? now.your_table : null;
}

/** Gets by when one must sit down at one's table, if that is still to come. */
export function deadlineOf(event: EventInfo, now: number): number | null {
  const tables = [...event.pods, ...event.rounds.flatMap((round) => round.matches)];
  const deadline = tables.find((each) => each.table === event.your_table)?.deadline;
  return deadline !== undefined && now < deadline ? deadline : null;
}
