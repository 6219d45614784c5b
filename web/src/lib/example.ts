/** A deck list to begin with: the lines every list has, and a few cards of the game for each section. */

import type { CardPage } from './protocol';

/** How many cards a section begins with. */
const FIRST = 3;

/** Writes the beginning of a list. */
export function exampleList(
  game: string,
  format: string | null,
  sections: string[],
  cards: CardPage[],
): string {
  const head = ['deck: My deck', `game: ${game}`, ...(format === null ? [] : [`format: ${format}`])];
  const body = sections.map((section) => {
    const fitting = cards.filter((card) => isOf(card.kind, section)).slice(0, FIRST);
    return [section, ...fitting.map(({ id }) => `  1 ${id}`)].join('\n');
  });
  return `${[head.join('\n'), ...body].join('\n\n')}\n`;
}

/** Tells whether a kind of card belongs to a section: `hot-dog` to "hot dogs". */
function isOf(kind: string, section: string): boolean {
  return section.toLowerCase().startsWith(kind.replaceAll('-', ' ').toLowerCase());
}
