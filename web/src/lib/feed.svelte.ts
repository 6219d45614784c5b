/** A table that is being followed: its facts, the position, and the lines told so far. */

import type { Refused } from './errors';
import type { Line, Position, ServerMessage, TableInfo } from './protocol';

type Following = Extract<ServerMessage, { type: 'following' }>;
type Update = Extract<ServerMessage, { type: 'update' }>;

/** What became of an update: taken in, known already, or out of order. */
export type Taken = 'new' | 'known' | 'gap';

export class Feed {
  /** The id of the table. */
  readonly id: string;
  /** The facts; none until the server has answered. */
  info = $state.raw<TableInfo | null>(null);
  /** The match, once it is on. */
  position = $state.raw<Position | null>(null);
  /** Everything that was told, in order. */
  lines = $state.raw<Line[]>([]);
  /** Why the table cannot be followed. */
  failure = $state.raw<Refused | null>(null);
  /** The number of the last thing that happened, as far as we know. */
  number: number | null = null;

  #askedAfter: number | null = null;
  #isAsking = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Says whether an answer to a follow is under way, which will bring everything that is missing. */
  get isAsking(): boolean {
    return this.#isAsking;
  }

  /** Notes that the server is being asked, and gets the number to ask with. */
  ask(): number | null {
    this.#isAsking = true;
    this.#askedAfter = this.number;
    return this.#askedAfter;
  }

  /** Notes that no answer will come. */
  giveUp(): void {
    this.#isAsking = false;
  }

  /** Takes in the answer to a follow; `again` when the server knows less than we do and must be asked anew. */
  begin(message: Following): 'ready' | 'again' {
    this.#isAsking = false;
    const after = this.#askedAfter;
    if (after !== null && message.number < after) {
      this.number = null;
      return 'again';
    }
    const seen = after === null ? [] : this.lines.filter((line) => line.number <= after);
    this.lines = [...seen, ...message.lines.filter((line) => after === null || after < line.number)];
    this.number = message.number;
    this.info = message.table;
    this.position = message.position;
    this.failure = null;
    return 'ready';
  }

  /** Takes in an update, if it is the next one. */
  update(message: Update): Taken {
    if (this.number === null || message.number > this.number + 1) return 'gap';
    if (message.number <= this.number) return 'known';
    this.number = message.number;
    if (message.lines.length > 0) this.lines = [...this.lines, ...message.lines];
    if (message.position !== null) this.position = message.position;
    return 'new';
  }
}
