import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Refused, Unknown, Unreachable } from './errors';
import type { Line, Listing, ServerMessage, TableInfo } from './protocol';
import { Connection, type Wire } from './socket.svelte';

class FakeWire implements Wire {
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  onerror: Wire['onerror'] = null;
  closed = false;
  sent: { id: number; type: string; after?: number | null; table?: string }[] = [];

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.closed = true;
  }

  receive(message: ServerMessage): void {
    this.onmessage?.call({} as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
  }

  hello(protocol = 1): void {
    this.receive({ type: 'hello', protocol, me: { name: 'Ann' } });
  }

  break(): void {
    this.onclose?.call({} as WebSocket, {} as CloseEvent);
  }

  last(type: string) {
    return this.sent.findLast((message) => message.type === type);
  }

  count(type: string): number {
    return this.sent.filter((message) => message.type === type).length;
  }

  /** Answers the last follow with everything up to `number`. */
  following(number: number, lines: Line[]): void {
    const id = this.last('follow')?.id ?? 0;
    this.receive({ type: 'following', id, table: tableInfo, number, position: null, lines, more: false });
  }

  update(number: number): void {
    this.receive({ type: 'update', table: 't', number, lines: [line(number)], moments: [], position: null });
  }
}

const tableInfo = { id: 't', stage: 'playing' } as TableInfo;

function line(number: number): Line {
  return {
    number,
    at: 0,
    source: 'game',
    kind: 'move',
    speaker: null,
    place: null,
    text: `line ${number}`,
    items: [],
    good_for: null,
  };
}

let wires: FakeWire[] = [];
const greeted = vi.fn();
const refused = vi.fn();

function connection(): Connection {
  const open = () => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  };
  return new Connection({ open, random: () => 1, greeted, refused });
}

function wire(): FakeWire {
  const last = wires.at(-1);
  if (!last) throw new Error('no socket was opened');
  return last;
}

/** A connection that follows table `t` and has seen everything up to number 3. */
function following() {
  const link = connection();
  const feed = link.follow('t');
  wire().hello();
  wire().following(3, [line(1), line(2), line(3)]);
  return { link, feed };
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('following', () => {
  test('nothing is opened before someone needs it', () => {
    connection();
    expect(wires).toHaveLength(0);
  });

  test('a first follow asks from the beginning', () => {
    const { feed } = following();
    expect(wire().last('follow')?.after).toBeNull();
    expect(feed.lines.map((each) => each.number)).toEqual([1, 2, 3]);
    expect(feed.info?.id).toBe('t');
    expect(greeted).toHaveBeenCalledWith({ name: 'Ann' });
  });

  test('an update that is the next one is taken in', () => {
    const { feed } = following();
    wire().update(4);
    expect(feed.number).toBe(4);
    expect(feed.lines.at(-1)?.text).toBe('line 4');
  });

  test('an update that came before is ignored', () => {
    const { feed } = following();
    wire().update(3);
    wire().update(2);
    expect(feed.lines).toHaveLength(3);
    expect(wire().count('follow')).toBe(1);
  });

  test('a gap leads to one new follow that asks for what is missing', () => {
    const { feed } = following();
    wire().update(5);
    wire().update(6);
    expect(wire().count('follow')).toBe(2);
    expect(wire().last('follow')?.after).toBe(3);
    wire().following(6, [line(4), line(5), line(6)]);
    wire().update(7);
    expect(feed.lines.map((each) => each.number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('a server that knows less than we do is asked from the beginning', () => {
    const { feed } = following();
    wire().update(9);
    wire().following(1, []);
    expect(wire().last('follow')?.after).toBeNull();
    wire().following(1, [line(1)]);
    expect(feed.lines.map((each) => each.number)).toEqual([1]);
  });

  test('a table that is unknown says so, and can be asked for again', async () => {
    const link = connection();
    const feed = link.follow('t');
    wire().hello();
    const refusal = { code: 'no-such-table', rule: null, sentence: 'There is no such table.' };
    wire().receive({ type: 'refused', id: wire().last('follow')?.id ?? 0, refusal });
    await vi.advanceTimersByTimeAsync(0);
    expect(feed.failure?.refusal.code).toBe('no-such-table');
    link.retry('t');
    expect(feed.failure).toBeNull();
    expect(wire().count('follow')).toBe(2);
  });

  test('a table stays followed until the last user leaves', () => {
    const { link } = following();
    link.follow('t');
    link.unfollow('t');
    expect(wire().count('unfollow')).toBe(0);
    link.unfollow('t');
    expect(wire().count('unfollow')).toBe(1);
  });
});

describe('coming back', () => {
  test('a new connection resumes after the last thing seen', async () => {
    const { feed } = following();
    const first = wire();
    first.break();
    await vi.advanceTimersByTimeAsync(500);
    expect(wires).toHaveLength(2);
    wire().hello();
    expect(wire().last('follow')?.after).toBe(3);
    wire().following(5, [line(4), line(5)]);
    expect(feed.lines.map((each) => each.number)).toEqual([1, 2, 3, 4, 5]);
    expect(first.closed).toBe(true);
  });

  test('pauses grow up to half a minute', async () => {
    const { link } = following();
    const pauses: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      wire().break();
      const before = wires.length;
      let waited = 0;
      while (wires.length === before) {
        await vi.advanceTimersByTimeAsync(500);
        waited += 500;
      }
      pauses.push(waited);
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(link.phase.kind).toBe('connecting');
  });

  test('the seconds until the next try are counted down', async () => {
    const { link } = following();
    for (let round = 0; round < 3; round += 1) {
      wire().break();
      if (round < 2) link.wake();
    }
    expect(link.phase).toEqual({ kind: 'lost', retryIn: 2, reason: null });
    await vi.advanceTimersByTimeAsync(1000);
    expect(link.phase).toEqual({ kind: 'lost', retryIn: 1, reason: null });
  });

  test('waking up tries at once', () => {
    const { link } = following();
    wire().break();
    link.wake();
    expect(wires).toHaveLength(2);
  });

  test('waking up makes sure of a connection that seems open', () => {
    const { link } = following();
    link.wake();
    expect(wire().count('ping')).toBe(1);
  });

  test('a connection that does not answer the heartbeat is given up', async () => {
    const { link } = following();
    const first = wire();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(first.count('ping')).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(first.closed).toBe(true);
    expect(link.phase.kind).toBe('lost');
  });

  test('a heartbeat that is answered keeps the connection', async () => {
    const { link } = following();
    await vi.advanceTimersByTimeAsync(20_000);
    wire().receive({ type: 'done', id: wire().last('ping')?.id ?? 0 });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(link.phase.kind).toBe('open');
  });

  test('a server that says nothing is given up', async () => {
    const link = connection();
    link.follow('t');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(link.phase.kind).toBe('lost');
  });

  test('a server that closes says why', () => {
    const { link } = following();
    const refusal = { code: 'shutting-down', rule: null, sentence: 'The server restarts.' };
    wire().receive({ type: 'closing', refusal });
    wire().break();
    expect(link.phase).toMatchObject({ kind: 'lost', reason: 'The server restarts.' });
  });

  test('another version of the messages asks for a reload and does not try again', async () => {
    const link = connection();
    link.follow('t');
    wire().hello(2);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(link.phase.kind).toBe('outdated');
    expect(wires).toHaveLength(1);
  });

  test('the lobby is entered again', () => {
    const link = connection();
    link.enterLobby();
    wire().hello();
    wire().break();
    link.wake();
    wire().hello();
    expect(wire().count('enter-lobby')).toBe(1);
    wire().receive({ type: 'lobby', tables: [{ id: 'x' } as Listing] });
    expect(link.lobby?.[0]?.id).toBe('x');
    link.leaveLobby();
    expect(link.lobby).toBeNull();
  });

  test('a restart opens a new socket at once and resumes there', async () => {
    const { link } = following();
    const restarted = link.restart();
    expect(wires).toHaveLength(2);
    wire().hello();
    await expect(restarted).resolves.toBeUndefined();
    expect(wire().last('follow')?.after).toBe(3);
  });
});

describe('requests', () => {
  const play = { type: 'play', table: 't', turn: 7, action: 'keep' } as const;

  test('what is done resolves', async () => {
    const { link } = following();
    const played = link.request(play);
    wire().receive({ type: 'done', id: wire().last('play')?.id ?? 0 });
    await expect(played).resolves.toBeUndefined();
  });

  test('what is refused rejects with the refusal', async () => {
    const { link } = following();
    const played = link.request(play);
    const refusal = { code: 'not-your-turn', rule: 12, sentence: 'It is not your turn.' };
    wire().receive({ type: 'refused', id: wire().last('play')?.id ?? 0, refusal });
    await expect(played).rejects.toMatchObject({ refusal });
  });

  test('a refusal of nothing in particular is passed on', () => {
    following();
    const refusal = { code: 'rate-limited', rule: null, sentence: 'Too many messages.' };
    wire().receive({ type: 'refused', id: null, refusal });
    expect(refused).toHaveBeenCalledWith(expect.any(Refused));
  });

  test('a play that was under way when the connection broke is unknown and not sent again', async () => {
    const { link } = following();
    const played = link.request(play);
    const outcome = expect(played).rejects.toBeInstanceOf(Unknown);
    wire().break();
    await outcome;
    link.wake();
    wire().hello();
    expect(wire().count('play')).toBe(0);
    expect(wire().count('follow')).toBe(1);
  });

  test('nothing is sent while the connection is lost', async () => {
    const { link } = following();
    wire().break();
    await expect(link.request(play)).rejects.toBeInstanceOf(Unreachable);
  });

  test('an answer that does not come is unknown', async () => {
    const { link } = following();
    const played = expect(link.request(play)).rejects.toBeInstanceOf(Unknown);
    await vi.advanceTimersByTimeAsync(15_000);
    await played;
  });
});
