/** A table that is being followed: its facts, the position, and the lines told so far. */

import type { Refused } from './errors';
import type { Line, Moment, Position, ServerMessage, TableInfo } from './protocol';

type Following = Extract<ServerMessage, { type: 'following' }>;
type Update = Extract<ServerMessage, { type: 'update' }>;

/** What became of an update: taken in, known already, or out of order. */
export type Taken = 'new' | 'known' | 'gap';

/** Whoever shows the table, and wants to know in which order things happen there. */
export interface Audience {
  /** Shows the table as it is; `missed` is what was told while nobody listened. */
  jump: (position: Position | null, lines: readonly Line[], missed: readonly Line[]) => void;
  /** Shows something that just happened. */
  take: (news: { position: Position | null; lines: readonly Line[]; moments: readonly Moment[] }) => void;
}

/** The tables that were made on this page and not looked at yet: their deal is news, even if it is over. */
let made: readonly string[] = [];

/** Notes that a table was made on this page, which will see its whole match. */
export function noteMade(table: string): void {
  made = [...made, table];
}

export class Feed {
  /** The id of the table. */
  readonly id: string;
  /** The facts; none until the server has answered. */
  info = $state.raw<TableInfo | null>(null);
  /** The match, once it is on. */
  position = $state.raw<Position | null>(null);
  /** Everything that was told, in order. */
  lines = $state.raw<Line[]>([]);
  /** Whether older lines than these were left out. */
  isCut = $state(false);
  /** Why the table cannot be followed. */
  failure = $state.raw<Refused | null>(null);
  /** The number of the last thing that happened, as far as we know. */
  number: number | null = null;

  #askedAfter: number | null = null;
  #isAsking = false;
  #audience: Audience | null = null;

  constructor(id: string) {
    this.id = id;
  }

  /** Says whether an answer to a follow is under way, which will bring everything that is missing. */
  get isAsking(): boolean {
    return this.#isAsking;
  }

  /** Lets someone see what happens here from now on. */
  show(audience: Audience): void {
    this.#audience = audience;
    audience.jump(this.position, this.lines, []);
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
    const fresh = message.lines.filter((line) => after === null || after < line.number);
    const isNews = this.#sawNoMatch() && message.position !== null;
    this.lines = [...seen, ...fresh];
    this.number = message.number;
    this.info = message.table;
    if (after === null) this.isCut = message.more;
    this.position = message.position;
    this.failure = null;
    if (isNews) this.#audience?.take({ position: message.position, lines: fresh, moments: [] });
    else if (message.number !== after)
      this.#audience?.jump(message.position, this.lines, after === null ? [] : fresh);
    return 'ready';
  }

  /** Takes in an update, if it is the next one. */
  update(message: Update): Taken {
    if (this.number === null || message.number > this.number + 1) return 'gap';
    if (message.number <= this.number) return 'known';
    this.number = message.number;
    if (message.lines.length > 0) this.lines = [...this.lines, ...message.lines];
    if (message.position !== null) this.position = message.position;
    this.#audience?.take(message);
    return 'new';
  }

  /** Whether this page has seen the table before its match, so that the deal is news to it. */
  #sawNoMatch(): boolean {
    const isMade = made.includes(this.id);
    made = made.filter((table) => table !== this.id);
    return isMade || this.info?.stage === 'open';
  }
}
