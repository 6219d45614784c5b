/** Changes the table from one scene to the next: lets things move, and keeps the focus on what has it. */

import { tick } from 'svelte';

import type { Scene } from '../lib/protocol';
import { Flights } from './flights';
import { focusedId, focusOn } from './focus';
import { movesBetween } from './motion';

export class Scenery {
  readonly #frame: HTMLElement;
  readonly #flights: Flights;
  #last: Scene;

  /** Makes a scenery of the element the table is drawn in, the layer above it, and what is drawn now. */
  constructor(frame: HTMLElement, sky: HTMLElement, scene: Scene) {
    this.#frame = frame;
    this.#flights = new Flights(frame, sky);
    this.#last = scene;
  }

  /** Goes on to a scene that is about to be drawn; tells whether it is another one. */
  change(next: Scene, isMoving: boolean): boolean {
    const before = this.#last;
    if (before === next) return false;
    this.#last = next;
    const focused = focusedId(this.#frame);
    const snapshot = isMoving ? this.#flights.before(movesBetween(before, next), before, next) : null;
    void tick().then(() => {
      if (snapshot && this.#last === next) this.#flights.after(snapshot, next);
      else this.#flights.stop();
      if (focused) focusOn(this.#frame, focused);
    });
    return true;
  }

  /** Lets things flash that something happened to. */
  flash(items: readonly string[]): void {
    this.#flights.flash(items);
  }
}
