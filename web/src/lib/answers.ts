/** The requests that wait for an answer, by their number. */

import { Unknown, type Refused } from './errors';

type Waiting = {
  resolve: () => void;
  reject: (error: Refused) => void;
  timer: ReturnType<typeof setTimeout>;
};

export class Answers {
  readonly #waiting = new Map<number, Waiting>();

  /** Waits for the answer to a request; fails as unknown when it does not come in time. */
  expect(id: number, patience: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.refuse(id, new Unknown()), patience);
      this.#waiting.set(id, { resolve, reject, timer });
    });
  }

  /** Takes in that a request was done. */
  done(id: number): void {
    this.#take(id)?.resolve();
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
