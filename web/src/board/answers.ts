/** How the answers beside a question are shown: many that differ by a number alone share their words. */

import type { Choice } from '../lib/protocol';

/** Answers that say the same but for a number. */
export interface Scale {
  /** The words before the number. */
  before: string;
  /** The words after it. */
  after: string;
  steps: readonly Step[];
}

/** An answer of a scale. */
export interface Step {
  number: number;
  choice: Choice;
}

/** The answers beside a question: those in words, and at most one scale after them. */
export interface AnswerSheet {
  plain: readonly Choice[];
  scale: Scale | null;
}

/** Fewer than this are read as fast in full. */
const MANY = 4;

/** Sorts answers into those in words and a scale. */
export function sheetOf(choices: readonly Choice[]): AnswerSheet {
  const byWords = new Map<string, Choice[]>();
  for (const choice of choices) {
    const words = wordsOf(choice);
    if (words !== null) byWords.set(words, [...(byWords.get(words) ?? []), choice]);
  }
  const alike = [...byWords.values()].find((group) => MANY <= group.length);
  if (!alike) return { plain: choices, scale: null };
  return { plain: choices.filter((choice) => !alike.includes(choice)), scale: scaleOf(alike) };
}

/** Gets the answer that a digit key gives: the step of that number, or else the answer in that place. */
export function answerFor(sheet: AnswerSheet, digit: number): Choice | undefined {
  if (sheet.scale) return sheet.scale.steps.find(({ number }) => number === digit)?.choice;
  return sheet.plain[digit - 1];
}

function scaleOf(choices: readonly Choice[]): Scale {
  const steps = choices.map((choice) => ({ number: Number(/\d+/.exec(choice.label)?.[0]), choice }));
  // One of a thing is called otherwise than several.
  const usual = choices.find((_, index) => steps[index]?.number !== 1) ?? choices[0];
  const [before = '', after = ''] = (usual?.label ?? '').split(/\d+/);
  return { before: before.trim(), after: after.trim(), steps };
}

/** Gets what a label with one number says beside it, in the singular; none for others. */
function wordsOf({ label }: Choice): string | null {
  const parts = label.split(/\d+/);
  return parts.length === 2 ? parts.join('#').replace(/s(?=\s|$)/g, '') : null;
}
