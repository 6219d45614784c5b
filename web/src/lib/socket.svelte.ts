/**
 * The one socket to the server.
 *
 * It comes back by itself after every loss and then asks for exactly what was missed. What was asked and not
 * answered when the connection broke is never sent again: it may have been done already.
 */

import { Answers } from './answers';
import { Refused, Unknown, Unreachable } from './errors';
import { EventFeed } from './eventfeed.svelte';
import { Feed } from './feed.svelte';
import { VERSION, type Hint, type Listing, type Me, type Request, type ServerMessage } from './protocol';

/** How the connection is. */
export type Phase =
  | { kind: 'idle' }
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'lost'; retryIn: number; reason: string | null }
  | { kind: 'outdated' };

/** The part of a WebSocket that is used here. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'onmessage' | 'onclose' | 'onerror'>;

/** What the connection needs from its surroundings. */
export type Surroundings = {
  open: () => Wire;
  random: () => number;
  /** Told who the server takes us for. */
  greeted: (me: Me | null) => void;
  /** Told of a refusal that answers no request. */
  refused: (error: Refused) => void;
};

type Timer = ReturnType<typeof setTimeout>;

const ANSWER_MS = 15_000;
/** A hint is thought about, and others may be thought about before it. */
const HINT_MS = 60_000;
const HEARTBEAT_MS = 20_000;
const DEAD_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A connection that held this long was a good one: the pauses start from the shortest again. */
const GOOD_MS = 10_000;

export class Connection {
  phase = $state.raw<Phase>({ kind: 'idle' });
  /** The tables of the lobby, while someone looks at it. */
  lobby = $state.raw<Listing[] | null>(null);

  readonly #around: Surroundings;
  readonly #answers = new Answers();
  #feeds: { feed: Feed; users: number }[] = [];
  #events: { feed: EventFeed; users: number }[] = [];
  #waiting: { resolve: () => void; reject: (error: Refused) => void }[] = [];
  #wire: Wire | null = null;
  #lastId = 0;
  #lobbyUsers = 0;
  #tries = 0;
  #openedAt = 0;
  #reason: string | null = null;
  #retry: Timer | undefined;
  #countdown: Timer | undefined;
  #hello: Timer | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Starts to follow a table; every call needs its `unfollow`. */
  follow(table: string): Feed {
    let entry = this.#feeds.find(({ feed }) => feed.id === table);
    if (!entry) {
      entry = { feed: new Feed(table), users: 0 };
      this.#feeds.push(entry);
    }
    entry.users += 1;
    if (this.phase.kind === 'idle') this.#connect();
    else if (entry.users === 1) this.#askFor(entry.feed);
    return entry.feed;
  }

  /** Stops to follow a table. */
  unfollow(table: string): void {
    const entry = this.#feeds.find(({ feed }) => feed.id === table);
    if (!entry) return;
    entry.users -= 1;
    if (entry.users > 0) return;
    this.#feeds = this.#feeds.filter((each) => each !== entry);
    this.#tell({ type: 'unfollow', table });
  }

  /** Asks again for a table that could not be followed. */
  retry(table: string): void {
    const feed = this.#feed(table);
    if (!feed) return;
    feed.failure = null;
    this.#askFor(feed);
  }

  /** Starts to follow an event; every call needs its `unfollowEvent`. */
  followEvent(event: string): EventFeed {
    let entry = this.#events.find(({ feed }) => feed.id === event);
    if (!entry) {
      entry = { feed: new EventFeed(event), users: 0 };
      this.#events.push(entry);
    }
    entry.users += 1;
    if (this.phase.kind === 'idle') this.#connect();
    else if (entry.users === 1) this.#askForEvent(entry.feed);
    return entry.feed;
  }

  /** Stops to follow an event. */
  unfollowEvent(event: string): void {
    const entry = this.#events.find(({ feed }) => feed.id === event);
    if (!entry) return;
    entry.users -= 1;
    if (entry.users > 0) return;
    this.#events = this.#events.filter((each) => each !== entry);
    this.#tell({ type: 'unfollow-event', event });
  }

  /** Asks again for an event that could not be followed. */
  retryEvent(event: string): void {
    const entry = this.#events.find(({ feed }) => feed.id === event);
    if (!entry) return;
    entry.feed.failure = null;
    this.#askForEvent(entry.feed);
  }

  /** Starts to hear of the lobby; every call needs its `leaveLobby`. */
  enterLobby(): void {
    this.#lobbyUsers += 1;
    if (this.phase.kind === 'idle') this.#connect();
    else if (this.#lobbyUsers === 1) this.#tell({ type: 'enter-lobby' });
  }

  /** Stops to hear of the lobby. */
  leaveLobby(): void {
    this.#lobbyUsers -= 1;
    if (this.#lobbyUsers > 0) return;
    this.lobby = null;
    this.#tell({ type: 'leave-lobby' });
  }

  /** Asks something of the server; resolves once it is done. */
  async request(request: Request, patience = ANSWER_MS): Promise<void> {
    await this.#send(request, patience);
  }

  /** Asks what search thinks of a decision. */
  async hint(table: string, turn: number): Promise<Hint> {
    const hint = await this.#send({ type: 'hint', table, turn }, HINT_MS);
    if (!hint) throw new Unknown();
    return hint;
  }

  /** Opens a new socket, which the server sees as who we are now; resolves once it is open. */
  restart(): Promise<void> {
    if (this.phase.kind === 'idle') return Promise.resolve();
    this.#drop();
    this.#connect();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Unreachable()), DEAD_MS);
      const settle = (then: () => void) => () => (clearTimeout(timer), then());
      this.#waiting.push({ resolve: settle(resolve), reject: settle(() => reject(new Unreachable())) });
    });
  }

  /** Tries at once if the connection is lost, and makes sure of it if it seems open. */
  wake(): void {
    if (this.phase.kind === 'lost') this.#connect();
    else if (this.phase.kind === 'open') this.#ping();
  }

  #send(request: Request, patience: number): Promise<Hint | undefined> {
    const wire = this.#wire;
    if (this.phase.kind !== 'open' || !wire) return Promise.reject(new Unreachable());
    const id = (this.#lastId += 1);
    wire.send(JSON.stringify({ id, ...request }));
    return this.#answers.expect(id, patience);
  }

  #connect(): void {
    this.#stopTimers();
    this.phase = { kind: 'connecting' };
    const wire = this.#around.open();
    this.#wire = wire;
    wire.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    wire.onclose = wire.onerror = () => this.#lose();
    this.#hello = setTimeout(() => this.#lose(), DEAD_MS);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        return this.#greet(message.protocol, message.me);
      case 'done':
        return this.#answers.done(message.id);
      case 'refused':
        return this.#refuse(message.id, new Refused(message.refusal));
      case 'lobby':
        if (this.#lobbyUsers > 0) this.lobby = message.tables;
        return;
      case 'following': {
        const feed = this.#feed(message.table.id);
        if (feed?.begin(message) === 'again') this.#askFor(feed);
        return this.#answers.done(message.id);
      }
      case 'update': {
        const feed = this.#feed(message.table);
        if (feed && feed.update(message) === 'gap' && !feed.isAsking) this.#askFor(feed);
        return;
      }
      case 'table': {
        const feed = this.#feed(message.table.id);
        if (feed) feed.info = message.table;
        return;
      }
      case 'event':
        this.#events.find(({ feed }) => feed.id === message.event.id)?.feed.take(message.event);
        return;
      case 'hint':
        return this.#answers.done(message.id, message.hint);
      case 'closing':
        this.#reason = new Refused(message.refusal).message;
        return;
    }
  }

  #greet(protocol: number, me: Me | null): void {
    if (protocol !== VERSION) {
      this.#drop();
      this.phase = { kind: 'outdated' };
      return;
    }
    clearTimeout(this.#hello);
    this.phase = { kind: 'open' };
    this.#openedAt = Date.now();
    this.#reason = null;
    this.#heartbeat = setInterval(() => this.#ping(), HEARTBEAT_MS);
    this.#around.greeted(me);
    if (this.#lobbyUsers > 0) this.#tell({ type: 'enter-lobby' });
    for (const { feed } of this.#feeds) this.#askFor(feed);
    for (const { feed } of this.#events) this.#askForEvent(feed);
    this.#waiting.splice(0).forEach((waiting) => waiting.resolve());
  }

  #askFor(feed: Feed): void {
    if (this.phase.kind !== 'open') return;
    const wire = this.#wire;
    this.request({ type: 'follow', table: feed.id, after: feed.ask() }).catch((error: Refused) => {
      feed.giveUp();
      // A lost answer means a lost connection, and a new one asks by itself.
      if (!(error instanceof Unknown)) feed.failure = error;
      else if (wire === this.#wire) this.#lose();
    });
  }

  #askForEvent(feed: EventFeed): void {
    if (this.phase.kind !== 'open') return;
    const wire = this.#wire;
    this.request({ type: 'follow-event', event: feed.id }).catch((error: Refused) => {
      // A lost answer means a lost connection, and a new one asks by itself.
      if (!(error instanceof Unknown)) feed.failure = error;
      else if (wire === this.#wire) this.#lose();
    });
  }

  /** Sends what nobody waits for. */
  #tell(request: Request): void {
    this.request(request).catch((error: Refused) => {
      if (error instanceof Unknown || error instanceof Unreachable) return;
      this.#around.refused(error);
    });
  }

  #ping(): void {
    const wire = this.#wire;
    this.request({ type: 'ping' }, DEAD_MS).catch((error: Refused) => {
      if (error instanceof Unknown && wire === this.#wire) this.#lose();
    });
  }

  #feed(table: string): Feed | undefined {
    return this.#feeds.find(({ feed }) => feed.id === table)?.feed;
  }

  #refuse(id: number | null, error: Refused): void {
    if (id === null || !this.#answers.refuse(id, error)) this.#around.refused(error);
  }

  #lose(): void {
    if (this.phase.kind === 'open' && Date.now() - this.#openedAt >= GOOD_MS) this.#tries = 0;
    this.#drop();
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#tries);
    this.#tries += 1;
    // Jitter, or all the pages of a server that restarts come back in the same instant.
    const pause = longest * (0.5 + this.#around.random() / 2);
    this.#retry = setTimeout(() => this.#connect(), pause);
    this.#countDown(Date.now() + pause);
  }

  #countDown(until: number): void {
    const retryIn = Math.max(1, Math.ceil((until - Date.now()) / 1000));
    this.phase = { kind: 'lost', retryIn, reason: this.#reason };
    if (retryIn > 1) this.#countdown = setTimeout(() => this.#countDown(until), 1000);
  }

  #drop(): void {
    this.#stopTimers();
    const wire = this.#wire;
    this.#wire = null;
    if (wire) {
      wire.onmessage = wire.onclose = wire.onerror = null;
      wire.close();
    }
    // Set before the rejections, so that nobody who hears of one thinks the connection is open.
    this.phase = { kind: 'connecting' };
    this.#answers.giveUp();
    this.#waiting.splice(0).forEach((waiting) => waiting.reject(new Unreachable()));
  }

  #stopTimers(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#countdown);
    clearTimeout(this.#hello);
    clearInterval(this.#heartbeat);
  }
}
