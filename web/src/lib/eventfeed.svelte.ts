/** An event that is being followed. */

import type { Refused } from './errors';
import type { EventInfo } from './protocol';

export class EventFeed {
  /** The id of the event. */
  readonly id: string;
  /** The facts; none until the server has answered. */
  info = $state.raw<EventInfo | null>(null);
  /** Why it cannot be followed. */
  failure = $state.raw<Refused | null>(null);

  constructor(id: string) {
    this.id = id;
  }

  /** Takes in what the server says, or an answer to what we did; what is older than what is known is left out. */
  take(info: EventInfo): void {
    this.failure = null;
    if (this.info === null || this.info.number <= info.number) this.info = info;
  }
}
