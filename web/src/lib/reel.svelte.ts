/** A finished match as one viewer saw it, loaded in pages as it is stepped through. */

import { reason, type Refused } from './errors';
import type { Ending, Line, Position, ReplayPage, ReplayStep } from './protocol';

/** How to get a page of steps. */
export type Load = (seat: number | null, from: number) => Promise<ReplayPage>;

/** The number of steps on a page. */
const PAGE = 100;

export class Reel {
  names = $state.raw<string[]>([]);
  total = $state(0);
  /** The step that is shown. */
  at = $state(0);
  /** Through whose eyes; none for a spectator's. */
  seat = $state<number | null>(null);
  failure = $state.raw<Refused | null>(null);
  /** Through whose eyes what is loaded was seen: those of before until the first page of others is there. */
  eyes = $state<number | null>(null);
  #ending = $state.raw<Ending | null>(null);
  #steps = $state.raw<(ReplayStep | undefined)[]>([]);
  #asked: number[] = [];
  readonly #load: Load;

  constructor(load: Load) {
    this.#load = load;
  }

  /** Gets the step that is shown, once it is there. */
  get step(): ReplayStep | null {
    return this.#steps[this.at] ?? null;
  }

  /** Gets the steps that have been loaded, in order. */
  get loaded(): [number, ReplayStep][] {
    return this.#steps.flatMap((step, number): [number, ReplayStep][] => (step ? [[number, step]] : []));
  }

  /** Gets all that was told up to the step that is shown. */
  get lines(): Line[] {
    return this.#steps.slice(0, this.at + 1).flatMap((step) => step?.lines ?? []);
  }

  /** Gets how the match ended, at its last step. */
  get ending(): Ending | null {
    return 0 < this.total && this.at === this.total - 1 ? this.#ending : null;
  }

  /** Gets the position to draw. */
  get position(): Position | null {
    const { step } = this;
    if (!step) return null;
    return {
      number: this.at,
      names: this.names,
      seat: this.eyes,
      view: { ...step.view, choices: [] },
      turn: null,
      can_undo: false,
      can_ask_undo: false,
      clocks: [],
    };
  }

  /** Starts over through other eyes, at the same step. */
  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    this.#asked = [];
    await this.#need(this.at);
  }

  /** Goes to a step. */
  async go(to: number): Promise<void> {
    this.at = Math.max(0, Math.min(to, Math.max(0, this.total - 1)));
    await this.#need(this.at);
    // The next page comes early, so that playing on does not stop at its edge.
    if (this.at % PAGE > PAGE - 20 && this.at + 20 < this.total) await this.#need(this.at + 20);
  }

  /** Loads all that is missing, for the list of moves. */
  async loadAll(): Promise<void> {
    for (let from = 0; from < this.total && !this.failure; from += PAGE) await this.#need(from);
  }

  /** Tries again after a failure. */
  async retry(): Promise<void> {
    this.failure = null;
    await this.#need(this.at);
  }

  async #need(step: number): Promise<void> {
    const from = Math.floor(step / PAGE) * PAGE;
    if (this.#asked.includes(from)) return;
    this.#asked.push(from);
    const { seat } = this;
    try {
      const page = await this.#load(seat, from);
      // Someone may have changed eyes while the page was under way.
      if (seat === this.seat) this.#take(page, seat);
    } catch (error) {
      if (seat !== this.seat) return;
      this.#asked = this.#asked.filter((each) => each !== from);
      this.failure = reason(error);
    }
  }

  #take(page: ReplayPage, seat: number | null): void {
    const known = seat === this.eyes ? this.#steps : [];
    const steps = Array.from({ length: page.total }, (_, index) => known[index]);
    steps.splice(page.from, page.steps.length, ...page.steps);
    this.names = page.names;
    this.total = page.total;
    this.failure = null;
    this.eyes = seat;
    this.#ending = page.ending;
    this.#steps = steps;
  }
}
