/** Who has won, in words and in a list of places. */

import type { Ending, Outcome, Seat } from '../lib/protocol';
import { listed, ordinal } from '../lib/text';
import type { Tone } from './kinds';
import { nameOf } from './speech';

/** One line of the result. */
export interface Standing {
  seat: Seat;
  place: number;
  score: number | null;
  name: string;
  /** Whether another seat has the same place. */
  isShared: boolean;
}

/** How a match ended, as it is told. */
export interface Verdict {
  title: string;
  /** Why it ended so; empty where that goes without saying. */
  sentence: string;
  tone: Tone;
  icon: string;
  standings: Standing[];
}

/** Lists the seats by their places, the winner first. */
export function standings(outcome: Outcome, names: readonly string[], viewer: Seat | null): Standing[] {
  // A match that was given up has no score.
  const hasScores = outcome.scores.some((score) => score !== 0);
  return outcome.places
    .map((place, seat) => ({
      seat,
      place,
      score: hasScores ? (outcome.scores[seat] ?? null) : null,
      name: seat === viewer ? `${nameOf(seat, names)} (you)` : nameOf(seat, names),
      isShared: 1 < outcome.places.filter((other) => other === place).length,
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Says how a match ended, from where the viewer sits. */
export function headline(outcome: Outcome, names: readonly string[], viewer: Seat | null): string {
  const { places } = outcome;
  const first = winnersOf(outcome);
  if (first.length === 0) return 'The match is over';
  if (isTie(outcome)) return 'A tie';
  if (viewer !== null && first.length === 1)
    return first[0] === viewer ? 'You won' : lossWords(places, viewer);
  const who = listed(first.map((seat) => nameOf(seat, names)));
  return first.length === 1 ? `${who} won` : `${who} share the win`;
}

/** Tells how a match ended, from where the viewer sits. */
export function verdictOf(ending: Ending, names: readonly string[], viewer: Seat | null): Verdict {
  const { outcome, sentence } = ending;
  const tone = resultTone(outcome, viewer);
  return {
    title: headline(outcome, names, viewer),
    sentence,
    tone,
    icon: isTie(outcome) ? 'shaking-hands' : tone === 'bad' ? 'cracked-shield' : 'laurels-trophy',
    standings: standings(outcome, names, viewer),
  };
}

/** Tells that decks were made, in which nobody is better than anyone else. */
export function decksMade(players: number): Verdict {
  const title = players === 1 ? 'The deck is made' : 'The decks are made';
  return { title, sentence: '', tone: 'plain', icon: 'card-pickup', standings: [] };
}

/** Whether nobody was better than anyone else. */
export function isTie({ places }: Outcome): boolean {
  return 1 < places.length && places.every((place) => place === places[0]);
}

/** Tells whether a result is good news for the viewer. A win that all share is none. */
export function resultTone(outcome: Outcome, viewer: Seat | null): Tone {
  const first = winnersOf(outcome);
  if (viewer === null || first.length === outcome.places.length) return 'plain';
  return first.includes(viewer) ? 'good' : 'bad';
}

function winnersOf({ places }: Outcome): Seat[] {
  const best = Math.min(...places);
  return places.flatMap((place, seat) => (place === best ? [seat] : []));
}

function lossWords(places: readonly number[], seat: Seat): string {
  if (places.length === 2) return 'You lost';
  const better = places.filter((place) => place < (places[seat] ?? 0)).length;
  return `You came ${ordinal(better + 1)}`;
}
