/** Short messages that come up at the edge of the page and go away again. */

import { reason } from './errors';
import type { Refusal } from './protocol';

/** A message; a refusal may lead to the rule it is about. */
export type Notice = {
  id: number;
  tone: 'plain' | 'good' | 'bad';
  text: string;
  rule: { game: string; number: number } | null;
};

const SHOWN_MS = 7000;
const REFUSAL_SHOWN_MS = 12_000;
const MOST = 3;

class Notices {
  list = $state.raw<Notice[]>([]);
  #lastId = 0;

  /** Tells of something. */
  tell(text: string, tone: 'plain' | 'good' = 'plain'): void {
    this.#show({ tone, text, rule: null }, SHOWN_MS);
  }

  /** Tells of a failure; `game` is whose rules a refusal refers to. */
  fail(error: unknown, game: string | null = null): void {
    this.refuse(reason(error).refusal, game);
  }

  /** Tells of a refusal. */
  refuse(refusal: Refusal, game: string | null): void {
    const rule = game !== null && refusal.rule !== null ? { game, number: refusal.rule } : null;
    // A report of many lines belongs beside its field; here its first line must do.
    const text = refusal.sentence.split('\n', 1)[0] ?? '';
    this.#show({ tone: 'bad', text, rule }, REFUSAL_SHOWN_MS);
  }

  /** Takes a message away. */
  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  #show(notice: Omit<Notice, 'id'>, time: number): void {
    const id = (this.#lastId += 1);
    // The same message twice is one message.
    const others = this.list.filter((each) => each.text !== notice.text);
    this.list = [...others, { id, ...notice }].slice(-MOST);
    setTimeout(() => this.dismiss(id), time);
  }
}

export const notices = new Notices();
