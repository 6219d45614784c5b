/** What was done, to be undone and done again. */

const MOST = 200;

export class Steps<T> {
  #past = $state.raw<T[]>([]);
  #future = $state.raw<T[]>([]);

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Notes how it was before a change; what was undone can no longer be done again. */
  note(before: T): void {
    this.#past = [...this.#past, before].slice(-MOST);
    this.#future = [];
  }

  /** Gets how it was before the last change; `now` can be had again. */
  undo(now: T): T | undefined {
    const before = this.#past.at(-1);
    if (before === undefined) return undefined;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, now];
    return before;
  }

  /** Gets how it was before it was undone last. */
  redo(now: T): T | undefined {
    const after = this.#future.at(-1);
    if (after === undefined) return undefined;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, now];
    return after;
  }

  /** Forgets everything. */
  clear(): void {
    this.#past = [];
    this.#future = [];
  }
}
