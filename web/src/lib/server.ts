/** This page's connection to its server, and what the two do together. */

import * as api from './api';
import { catalogue } from './catalogue.svelte';
import { Unreachable } from './errors';
import { newNonce } from './fair';
import { noteMade } from './feed.svelte';
import { keepNonce, keepsakeOf } from './keepsakes';
import { notices } from './notices.svelte';
import { outage } from './outage.svelte';
import type { NewTable, TableInfo } from './protocol';
import { router } from './router.svelte';
import { Connection } from './socket.svelte';
import { who } from './who.svelte';

export const connection = new Connection({
  open: () => new WebSocket(new URL(`${api.BASE}/socket`, location.href.replace(/^http/, 'ws'))),
  random: Math.random,
  greeted: (me) => {
    who.greet(me);
    // A server that was away when the page opened has not told us its games yet.
    void catalogue.load();
  },
  refused: (error) => notices.refuse(error.refusal, null),
});

notices.leaveOut(({ code }) => outage.isToldOf(code));

/** Lets the connection try again as soon as there is a chance. */
export function watchNetwork(): void {
  addEventListener('online', () => connection.wake());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') connection.wake();
  });
}

/** Takes a name; the socket is opened anew, since the server fixes who it belongs to when it opens. */
export async function takeName(name: string): Promise<void> {
  who.greet(await api.nameMe({ name }));
  await connection.restart();
}

/** Sits down with a number of our own, chosen after the commitment was shown. */
export async function sitDown(table: TableInfo, place: number, deck: string | null): Promise<void> {
  const nonce = newNonce();
  const before = keepsakeOf(table.id);
  // Kept first: the answer may get lost on its way, and then we have sat down all the same.
  keepNonce(table.id, table.commitment, nonce, deck);
  try {
    await api.sit(table.id, place, { nonce, deck });
  } catch (error) {
    const isRefused = !(error instanceof Unreachable);
    if (isRefused && before?.nonce) keepNonce(table.id, table.commitment, before.nonce, before.deck);
    throw error;
  }
}

/** Makes a table, sits down in the seat that is kept for us, and goes there. */
export async function openTable(plan: NewTable, deck: string | null): Promise<void> {
  await goAndSit(await api.createTable(plan), deck);
}

/** Makes or joins the rematch of a table, with the deck of last time. */
export async function openRematch(table: TableInfo): Promise<void> {
  await goAndSit(await api.rematch(table.id), keepsakeOf(table.id)?.deck ?? null);
}

/** Goes to a table where a seat is kept for us, and sits down. */
export async function takeSeat(table: string): Promise<void> {
  await goAndSit(await api.table(table), null);
}

async function goAndSit(table: TableInfo, deck: string | null): Promise<void> {
  if (table.your_place === null) noteMade(table.id);
  const kept = table.seats.find(({ holder }) => holder.type === 'kept' && holder.for_you);
  try {
    if (kept && table.your_place === null) await sitDown(table, kept.place, deck);
  } catch (error) {
    // The table is there all the same, and its page offers the seat again.
    notices.fail(error, table.game);
  }
  router.go(`/t/${encodeURIComponent(table.id)}`);
}
