/** Who we are: a name, once we have given one. */

import * as api from './api';
import type { Me } from './protocol';
import { keep, recall } from './store';

const KEY = 'named';

class Who {
  /** The name that others see; none until one was given. */
  name = $state<string | null>(null);

  #asking: Promise<void> = Promise.resolve();

  /** Asks the server who it takes us for, if we have ever told it. */
  load(): void {
    if (recall<boolean>(KEY) === true) this.#asking = this.#ask();
  }

  /** Tells whether we have a name, once the server has been asked. */
  async isNamed(): Promise<boolean> {
    await this.#asking;
    return this.name !== null;
  }

  async #ask(): Promise<void> {
    try {
      this.greet(await api.me());
    } catch {
      // The socket greets us as soon as the server is there.
    }
  }

  /** Takes in what the server says. */
  greet(me: Me | null): void {
    this.name = me?.name ?? null;
    keep(KEY, this.name !== null);
  }
}

export const who = new Who();
