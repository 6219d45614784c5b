/** The marks behind a rule, such as `[A C5] [Su Pm]`, in words: where it comes from, and where it holds. */

import type { Mode } from './protocol';
import { words } from './text';

/** A mark that is worth showing, and what it means. */
export type Mark = { label: string; meaning: string };

/** What a rule without a mark is. */
export const UNMARKED = 'The rulebook says it, and it holds in every mode.';

/** The sources other than the rulebook itself, by the letter that stands for them. */
const SOURCES: Readonly<Record<string, Mark>> = {
  I: { label: 'follows', meaning: 'Not said in so many words, but it follows from what the rulebook says.' },
  F: { label: 'answer', meaning: 'The publisher has said so in an answer to a question.' },
  K: { label: 'card', meaning: 'A card says it, not the rulebook.' },
  E: { label: 'events', meaning: "The publisher's list of formats for events says it, not the rulebook." },
  A: { label: 'ruling', meaning: 'The rulebook is silent or contradicts itself here, so we had to choose.' },
};

const ELSEWHERE: Mark = { label: 'other mode', meaning: 'Holds in a mode that is not offered here.' };

/** The rulebook itself. */
const RULEBOOK = 'B';

/** Reads the marks of a rule; what only the rulebook says has none. */
export function marksOf(tags: string, modes: readonly Mode[]): Mark[] {
  const groups = [...tags.matchAll(/\[([^\]]*)\]/g)].map((group) => (group[1] ?? '').split(' '));
  return groups.flatMap(([first = '', ...rest]) => {
    if (first === RULEBOOK) return [];
    const source = SOURCES[first];
    return source ? [source] : modeMarks([first, ...rest], modes);
  });
}

/** Spells out the marks of modes within a text: "Play step [Pm]" becomes "Play step (playmaker)". */
export function spelledOut(text: string, modes: readonly Mode[]): string {
  return text.replaceAll(/ ?\[((?:[A-Z][a-z] ?)+)\]/g, (_, short: string) => {
    const labels = modeMarks(short.split(' '), modes).map(({ label }) => label);
    return labels.length === 0 ? '' : ` (${labels.join(', ')})`;
  });
}

/** Gets the marks that occur, each once: sources first, then modes in their order. */
export function legendOf(tags: string[], modes: readonly Mode[]): Mark[] {
  const found = new Set(tags.flatMap((each) => marksOf(each, modes)).map(({ label }) => label));
  const all = [...Object.values(SOURCES), ...modes.map(modeMark), ELSEWHERE];
  return all.filter(({ label }) => found.has(label));
}

function modeMarks(short: string[], modes: readonly Mode[]): Mark[] {
  const holds = modes.filter(({ id }) => short.some((each) => isShortFor(each, id)));
  if (holds.length === modes.length) return [];
  // A rule for a mode that nobody can choose here must not look like one that always holds.
  return holds.length === 0 ? [ELSEWHERE] : holds.map(modeMark);
}

function modeMark({ id }: Mode): Mark {
  return { label: words(id).toLowerCase(), meaning: `Holds in ${words(id)}, not in every mode.` };
}

/** Tells whether a mark such as `Pm` is short for a mode: it begins it, and its letters come in order. */
function isShortFor(short: string, id: string): boolean {
  const letters = short.toLowerCase();
  if (letters === '' || !id.startsWith(letters.charAt(0))) return false;
  let at = -1;
  return [...letters].every((letter) => (at = id.indexOf(letter, at + 1)) !== -1);
}
