/** Everything a page receives from the server, in the order it came. */

import type { Page } from '@playwright/test';

import type { Position, ServerMessage } from '../../src/lib/protocol';

/** Something that was received: a frame of the socket, or the body of an answer. */
export interface Received {
  from: 'socket' | 'http';
  /** The address, for an answer. */
  url: string;
  text: string;
}

export class Wire {
  readonly received: Received[] = [];
  readonly #bodies: Promise<unknown>[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        this.received.push({ from: 'socket', url: socket.url(), text: String(payload) });
      });
    });
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      // What a game is made of is the same for everyone, whatever happens at a table.
      if (!pathname.startsWith('/api/') || pathname === '/api/v1/games') return;
      // The place in the list is taken at once, since the body comes later.
      const entry: Received = { from: 'http', url: response.url(), text: '' };
      this.received.push(entry);
      const body = response.text().then((text) => (entry.text = text));
      this.#bodies.push(body.catch(() => 'A page that goes away takes its answers along.'));
    });
  }

  /** Waits until the bodies of all answers are there. */
  async settle(): Promise<void> {
    await Promise.all(this.#bodies);
  }

  /** Gets the messages of the socket. */
  get messages(): ServerMessage[] {
    const frames = this.received.filter(({ from }) => from === 'socket');
    return frames.map(({ text }) => JSON.parse(text) as ServerMessage);
  }

  /** Gets the positions that were received. */
  get positions(): Position[] {
    return this.messages.flatMap((message) => {
      const position = message.type === 'update' || message.type === 'following' ? message.position : null;
      return position === null ? [] : [position];
    });
  }
}
