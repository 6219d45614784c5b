/** The steps of a replay in words. */

import { nameOf } from '../../board/speech';
import type { ReplayStep } from '../../lib/protocol';

/** What a step says: who did what, and what was told of it. */
export interface Account {
  /** Who moved and how; empty where nobody did or nobody could know. */
  done: string;
  /** What was told, a line each. */
  told: readonly string[];
}

/** Gets what a step says. There is always something. */
export function accountOf(step: ReplayStep, names: readonly string[]): Account {
  const told = step.lines.map((line) => line.text).filter((text) => text !== '');
  if (step.seat === null) return { done: told.length === 0 ? 'The deal' : '', told };
  const name = nameOf(step.seat, names);
  if (step.label !== '') return { done: `${name}: ${step.label}`, told };
  return { done: told.length === 0 ? `${name} makes a move` : '', told };
}

/** Says a step in one line: what was done, or else what was told last. */
export function summaryOf(step: ReplayStep, names: readonly string[]): string {
  const { done, told } = accountOf(step, names);
  return done === '' ? (told.at(-1) ?? '') : done;
}
