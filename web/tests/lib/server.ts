/** A server of one's own: started, stopped, killed and started again on the same port and data. */

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';

/** The program under test. */
export const PROGRAM =
  process.env.FRACAS ?? fileURLToPath(new URL('../../../target/debug/fracas', import.meta.url));

export class Server {
  readonly #data: string;
  #process: ChildProcess | null = null;
  #errors = '';
  /** Where it is, without a slash at the end. */
  url = '';

  constructor(data: string) {
    this.#data = data;
  }

  /** Starts it: on any free port at first, on the same one later. */
  async start(): Promise<void> {
    mkdirSync(this.#data, { recursive: true });
    const port = this.url === '' ? '0' : new URL(this.url).port;
    const args = ['serve', '--port', port, '--data', this.#data, '--bot-pause', '30'];
    const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    child.stderr.on('data', (chunk) => (this.#errors += String(chunk)));
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /http:\/\/\S+/.exec(line)?.[0];
      if (address === undefined) continue;
      this.url = address.replace(/\/$/, '');
      return;
    }
    throw new Error(`The server did not start:\n${this.#errors}`);
  }

  /** Asks it to stop, and waits until it has. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Takes the power away. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Gets what it wrote that is more than a notice. */
  get complaints(): string[] {
    return this.#errors.split('\n').filter((line) => /\b(WARN|ERROR|panicked)\b/.test(line));
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}
