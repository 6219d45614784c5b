/** Which of the server's problems belongs to which field of a form. */

import type { Problem } from './protocol';

/** Gets the problems whose place is, or begins with, one of these names; the field says the name itself. */
export function problemsAt(problems: Problem[], ...names: string[]): Problem[] {
  return problems.flatMap(({ place, message }) => {
    const name = names.find((each) => isAt(place, each));
    return name === undefined
      ? []
      : [{ place: place.slice(name.length).replace(/^[^\p{L}\p{N}]+/u, ''), message }];
  });
}

/** Gets the problems of one deck, which need not say whose it is. */
export function problemsOfDeck(problems: Problem[]): Problem[] {
  return problems.map(({ place, message }) => ({ place: place.replace(/^deck \d+,?\s*/, ''), message }));
}

/** Gets the problems that belong to none of these names. */
export function problemsElsewhere(problems: Problem[], names: string[]): Problem[] {
  return problems.filter(({ place }) => !names.some((name) => isAt(place, name)));
}

function isAt(place: string, name: string): boolean {
  const wanted = plain(name);
  const found = plain(place);
  return found === wanted || found.startsWith(`${wanted} `);
}

/** Makes `seats[1].deck`, `seats 1, deck` and `Seats 1 deck` the same. */
function plain(place: string): string {
  return place
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim();
}
