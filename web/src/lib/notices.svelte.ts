/** Short messages that come up at the edge of the page and go away again. */

import { reason } from './errors';
import type { Refusal } from './protocol';

/** A message; a refusal may lead to the rule it is about. */
export type Notice = {
  id: number;
  tone: 'plain' | 'good' | 'bad';
  text: string;
  rule: { game: string; number: number } | null;
  /** Something that can be done about it. */
  way?: Way | undefined;
};

/** What can be done about a message. */
export type Way = { label: string; act: () => void };

const SHOWN_MS = 7000;
const REFUSAL_SHOWN_MS = 12_000;
/** How long a message stays after its reader has let go of it. */
const AFTERWARDS_MS = 3000;
const MOST = 3;

class Notices {
  list = $state.raw<Notice[]>([]);
  #lastId = 0;
  #isHeld = false;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #hush: (refusal: Refusal) => boolean = () => false;

  /** Leaves out what the page says elsewhere already; `hush` takes such a refusal in. */
  leaveOut(hush: (refusal: Refusal) => boolean): void {
    this.#hush = hush;
  }

  /** Tells of something. */
  tell(text: string, tone: 'plain' | 'good' = 'plain', way?: Way): void {
    this.#show({ tone, text, rule: null, way }, way ? REFUSAL_SHOWN_MS : SHOWN_MS);
  }

  /** Tells of a failure; `game` is whose rules a refusal refers to. */
  fail(error: unknown, game: string | null = null): void {
    this.refuse(reason(error).refusal, game);
  }

  /** Tells of a refusal. */
  refuse(refusal: Refusal, game: string | null): void {
    if (this.#hush(refusal)) return;
    const rule = game !== null && refusal.rule !== null ? { game, number: refusal.rule } : null;
    // A report of many lines belongs beside its field; here its first line must do.
    const text = refusal.sentence.split('\n', 1)[0] ?? '';
    this.#show({ tone: 'bad', text, rule }, REFUSAL_SHOWN_MS);
  }

  /** Takes a message away. */
  dismiss(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** Keeps all messages while someone reads them. */
  hold(): void {
    this.#isHeld = true;
    this.#timers.forEach((timer) => clearTimeout(timer));
  }

  /** Lets the messages go away again. */
  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    for (const { id } of this.list) this.#expire(id, AFTERWARDS_MS);
  }

  #show(notice: Omit<Notice, 'id'>, time: number): void {
    const id = (this.#lastId += 1);
    // The same message twice is one message.
    for (const each of this.list) if (each.text === notice.text) this.dismiss(each.id);
    for (const each of this.list.slice(0, Math.max(0, this.list.length + 1 - MOST))) this.dismiss(each.id);
    this.list = [...this.list, { id, ...notice }];
    if (!this.#isHeld) this.#expire(id, time);
  }

  #expire(id: number, time: number): void {
    this.#timers.set(
      id,
      setTimeout(() => this.dismiss(id), time),
    );
  }
}

export const notices = new Notices();
