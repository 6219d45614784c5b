/** Who has won, in words and in a list of places. */

import type { Outcome, Seat } from '../lib/protocol';
import { listed, nameOf, seatName } from './speech';

/** One line of the result. */
export interface Standing {
  seat: Seat;
  place: number;
  score: number | null;
  name: string;
  /** Whether another seat has the same place. */
  isShared: boolean;
}

/** Lists the seats by their places, the winner first. */
export function standings(outcome: Outcome, names: readonly string[], viewer: Seat | null): Standing[] {
  return outcome.places
    .map((place, seat) => ({
      seat,
      place,
      score: outcome.scores[seat] ?? null,
      name: seat === viewer ? `${nameOf(seat, names)} (you)` : nameOf(seat, names),
      isShared: 1 < outcome.places.filter((other) => other === place).length,
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Says the result in a few words, from where the viewer sits. */
export function headline(outcome: Outcome, names: readonly string[], viewer: Seat | null): string {
  const best = Math.min(...outcome.places);
  const first = outcome.places.flatMap((place, seat) => (place === best ? [seat] : []));
  if (first.length === 0) return 'The game is over';
  const only = first.length === 1 ? first[0] : undefined;
  if (only === undefined) {
    if (first.length === outcome.places.length) return 'It is a tie';
    return `A tie between ${listed(first.map((seat) => seatName(seat, names, viewer)))}`;
  }
  return only === viewer ? 'You win!' : `${nameOf(only, names)} wins`;
}
