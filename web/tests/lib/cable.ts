/** The cable between one person and the server, which can be cut and mended. */

import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export class Cable {
  readonly #server = createServer((near) => this.#join(near));
  readonly #goal: URL;
  readonly #open = new Set<Socket>();
  #isCut = false;
  /** The address of the near end. */
  url = '';

  constructor(goal: string) {
    this.#goal = new URL(goal);
  }

  /** Lays the cable. */
  async lay(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Cuts all connections, and lets no new ones through. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#open) socket.destroy();
  }

  /** Lets connections through again. */
  mend(): void {
    this.#isCut = false;
  }

  /** Takes the cable away. */
  remove(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket): void {
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(this.#goal.port), this.#goal.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#open.add(one);
      one.pipe(other);
      // A broken end is the whole point; the other end breaks with it.
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#open.delete(one);
        other.destroy();
      });
    }
  }
}
