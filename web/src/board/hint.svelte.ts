/** A hint at a table: asked for, waited for, shown, and gone once the decision is made. */

import type { Choice, Hint, HintStep, Position, Seat } from '../lib/protocol';
import { aboutOf } from './choices';
import { seatName } from './speech';

/** Asks what search thinks of a decision. */
export type AskHint = (turn: number) => Promise<Hint>;

/** What is thought of a choice, to be shown. */
export interface Opinion {
  choice: Choice;
  /** How well one will do with it, out of a hundred. */
  percent: number;
  /** How often it was tried. */
  visits: number;
  isBest: boolean;
}

export class Hinting {
  readonly #position: () => Position;
  readonly #ask: () => AskHint | null;
  readonly #fail: (error: unknown) => void;
  #given: Hint | null = $state.raw(null);
  /** The decision that is being thought about. */
  #awaited: number | null = $state(null);

  /** What is thought of the present decision. */
  readonly hint: Hint | null = $derived.by(() => {
    const given = this.#given;
    return given !== null && given.turn === this.#position().turn && this.canAsk ? given : null;
  });
  /** Whether there is a decision, and hints are allowed. */
  readonly canAsk: boolean = $derived.by(() => {
    const { turn, view } = this.#position();
    return this.#ask() !== null && turn !== null && 0 < view.choices.length;
  });
  readonly isThinking: boolean = $derived.by(
    () => this.#awaited !== null && this.#awaited === this.#position().turn,
  );
  /** What is thought of each choice, the best first. */
  readonly opinions: readonly Opinion[] = $derived.by(() =>
    this.hint ? opinionsOf(this.hint, this.#position().view.choices) : [],
  );
  /** The best choice. */
  readonly best: Choice | null = $derived.by(
    () => this.opinions.find(({ isBest }) => isBest)?.choice ?? null,
  );
  /** What the best choice is about. */
  readonly marked: ReadonlySet<string> = $derived.by(() => aboutOf(this.best));

  /** Makes the hints of a table; what `ask` fails with goes to `fail`. */
  constructor(position: () => Position, ask: () => AskHint | null, fail: (error: unknown) => void) {
    this.#position = position;
    this.#ask = ask;
    this.#fail = fail;
  }

  /** Asks for a hint, or puts away the one that is there. */
  async toggle(): Promise<void> {
    if (this.hint) this.close();
    else await this.ask();
  }

  /** Asks for a hint, unless one is there or on its way. */
  async ask(): Promise<void> {
    const ask = this.#ask();
    const { turn } = this.#position();
    if (!ask || turn === null || !this.canAsk || this.hint || this.isThinking) return;
    this.#awaited = turn;
    try {
      const hint = await ask(turn);
      // One that nobody waits for any more is not shown.
      if (this.#awaited === turn) this.#given = hint;
    } catch (error) {
      if (this.isThinking) this.#fail(error);
    } finally {
      if (this.#awaited === turn) this.#awaited = null;
    }
  }

  /** Puts the hint away, also one that is on its way. */
  close(): void {
    this.#given = null;
    this.#awaited = null;
  }
}

/** Sets what is thought of each choice beside the choice: the best first, then by what one may expect. */
export function opinionsOf(hint: Hint, choices: readonly Choice[]): Opinion[] {
  const opinions = hint.options.flatMap(({ notation, value, visits }) => {
    const choice = choices.find((each) => each.notation === notation);
    return choice
      ? [{ choice, percent: percentOf(value), visits, value, isBest: notation === hint.best }]
      : [];
  });
  const sorted = opinions.toSorted(
    (one, other) => Number(other.isBest) - Number(one.isBest) || other.value - one.value,
  );
  return sorted.map(({ choice, percent, visits, isBest }) => ({ choice, percent, visits, isBest }));
}

/** Says who is expected to decide what, and how sure that is where it is not. */
export function stepWords(step: HintStep, names: readonly string[], viewer: Seat | null): string {
  const sure = percentOf(step.share);
  const words = `${seatName(step.seat, names, viewer)}: ${step.label}`;
  return sure < 100 ? `${words} (${sure}% sure)` : words;
}

/** Gets hundredths of thousandths. */
export function percentOf(thousandths: number): number {
  return Math.round(thousandths / 10);
}
