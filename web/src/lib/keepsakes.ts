/** What this browser keeps of each table for the check of its shuffle, written down before the match. */

import { keep, recall } from './store';

/** What was seen and done at a table before the match. */
export type Keepsake = {
  table: string;
  /** The commitment as it was first shown. */
  commitment: string;
  /** Our own number, if we sat down. */
  nonce: string | null;
  /** The deck we sat down with. */
  deck: string | null;
};

const KEY = 'tables';
const MOST = 60;

/** Gets what was kept of a table. */
export function keepsakeOf(table: string): Keepsake | null {
  return all().find((each) => each.table === table) ?? null;
}

/** Keeps the commitment of a table, unless one was seen before: the first is the one that binds. */
export function keepCommitment(table: string, commitment: string): void {
  if (keepsakeOf(table) === null) put({ table, commitment, nonce: null, deck: null });
}

/** Keeps what we sat down with. */
export function keepNonce(table: string, commitment: string, nonce: string, deck: string | null): void {
  const before = keepsakeOf(table);
  put({ table, commitment: before?.commitment ?? commitment, nonce, deck });
}

function all(): Keepsake[] {
  return recall<Keepsake[]>(KEY) ?? [];
}

function put(keepsake: Keepsake): void {
  const others = all().filter((each) => each.table !== keepsake.table);
  keep(KEY, [keepsake, ...others].slice(0, MOST));
}
