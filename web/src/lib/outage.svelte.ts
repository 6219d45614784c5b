/** Whether the connection is known to be lost: a hiccup of a moment is nothing to speak of. */

import type { Phase } from './socket.svelte';

/** How long a connection may be away before a word is said about it. */
const HICCUP_MS = 1200;

export class Outage {
  /** Whether the page says that there is no connection. */
  isKnown = $state(false);
  /** How often something was tried in vain since, which the page answers with a sign. */
  tries = $state(0);

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes in how the connection is now. */
  note(phase: Phase): void {
    if (phase.kind === 'lost' || phase.kind === 'connecting') {
      this.#timer ??= setTimeout(() => (this.isKnown = true), HICCUP_MS);
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.isKnown = false;
    this.tries = 0;
  }

  /** Takes in that something could not be sent; true when the page has said why already. */
  isToldOf(code: string): boolean {
    if (code !== 'unreachable' || !this.isKnown) return false;
    this.tries += 1;
    return true;
  }
}

export const outage = new Outage();
