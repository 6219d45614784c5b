/** The requests that wait for an answer, by their number. */

import { Unknown, type Refused } from './errors';
import type { Hint } from './protocol';

type Waiting = {
  resolve: (hint: Hint | undefined) => void;
  reject: (error: Refused) => void;
  timer: ReturnType<typeof setTimeout>;
};

export class Answers {
  readonly #waiting = new Map<number, Waiting>();

  /** Waits for the answer to a request, which may be a hint; fails as unknown when it does not come in time. */
  expect(id: number, patience: number): Promise<Hint | undefined> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.refuse(id, new Unknown()), patience);
      this.#waiting.set(id, { resolve, reject, timer });
    });
  }

  /** Takes in that a request was done, and the hint it was for. */
  done(id: number, hint?: Hint): void {
    this.#take(id)?.resolve(hint);
  }

  /** Takes in that a request failed; says whether anyone waited for it. */
  refuse(id: number, error: Refused): boolean {
    const waiting = this.#take(id);
    waiting?.reject(error);
    return waiting !== undefined;
  }

  /** Gives up on all requests: whether they were done is unknown. */
  giveUp(): void {
    for (const id of [...this.#waiting.keys()]) this.refuse(id, new Unknown());
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(waiting?.timer);
    return waiting;
  }
}
