/** Who we are: a name, once we have given one. */

import * as api from './api';
import { Refused } from './errors';
import type { Me } from './protocol';

class Who {
  /** The name that others see; none until one was given. */
  name = $state<string | null>(null);
  /** Whether the server has told us yet. */
  isKnown = $state(false);

  /** Asks the server who it takes us for. */
  async load(): Promise<void> {
    try {
      this.greet(await api.me());
    } catch (error) {
      if (error instanceof Refused && error.refusal.code === 'no-name') this.greet(null);
    }
  }

  /** Takes in what the server says. */
  greet(me: Me | null): void {
    this.name = me?.name ?? null;
    this.isKnown = true;
  }
}

export const who = new Who();
