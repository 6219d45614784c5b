/**
 * What is on the table in the open after each move, worked out from the moves of a replay file and the rules
 * alone: it asks nothing of the code that decides what is shown.
 */

/** A move of a replay: a seat and what it did. */
interface Move {
  seat: number;
  verb: string;
  card: string;
}

const SIZE = 7;

/** Reads the moves of a replay file. */
export function movesIn(replay: string): Move[] {
  const lines = replay.split('\n');
  const start = lines.findIndex((line) => line.startsWith('moves: '));
  return lines.slice(start + 1).flatMap((line) => {
    const [, seat, verb, card] = /^(\d) (\S+)(?: (\S+))? +~/.exec(line) ?? [];
    return verb === undefined ? [] : [{ seat: Number(seat), verb, card: card ?? '' }];
  });
}

/**
 * Gets the cards everyone has seen after so many moves. A Hero is seen when its Battle is fought, or when it is
 * taken out before that; `lastOf` gives the seventh Hero of a seat, which is placed without a move.
 */
export function seenAfter(moves: readonly Move[], count: number, lastOf: readonly string[]): Set<string> {
  const lineUps: string[][] = [[], []];
  const decided = [0, 0];
  const seen = new Set<string>();
  for (const { seat, verb, card } of moves.slice(0, count)) {
    const lineUp = lineUps[seat] ?? [];
    const battle = decided[seat] ?? 0;
    if (verb === 'place') lineUp.push(card);
    if (lineUp.length === SIZE - 1) lineUp.push(lastOf[seat] ?? '');
    if (verb === 'substitute') {
      seen.add(lineUp[battle] ?? '');
      lineUp[battle] = card;
    }
    if (verb === 'substitute' || verb === 'decline') decided[seat] = battle + 1;
    for (let fought = 0; fought < Math.min(...decided); fought += 1) {
      for (const each of lineUps) seen.add(each[fought] ?? '');
    }
  }
  return seen;
}
