/** Ways to a table that are not what a test is about, so they skip the clicks. */

import { expect } from '@playwright/test';

import type { Hints, NewSeat, NewTable, TableInfo } from '../../src/lib/protocol';
import { Table } from './table';
import type { Visitor } from './visitor';

/** What can be wished for a table. */
export type Wish = {
  game?: string;
  mode?: string;
  options?: Record<string, string>;
  /** How well the bots play. */
  bots?: BotLevel;
  /** How many sit at it. */
  seats?: number;
  listed?: boolean;
  deck?: string | null;
  /** The deck of a bot that sits down; one of its own if none is named. */
  botDeck?: string;
  hints?: Hints;
};

type BotLevel = 'greedy' | 'easy';

/** Gets a seat for a bot. */
function bot({ bots = 'greedy' }: Wish, deck: string | null = null): NewSeat {
  return { type: 'bot', level: bots, deck };
}

/** Makes a table with some second seat, and sits down at it. */
async function makeTable(host: Visitor, second: NewSeat, wish: Wish): Promise<string> {
  const plan: NewTable = {
    game: wish.game ?? 'battle-arena',
    mode: wish.mode ?? 'rookie',
    options: wish.options ?? {},
    seats: [{ type: 'me' }, second, ...Array.from({ length: (wish.seats ?? 2) - 2 }, () => bot(wish))],
    listed: wish.listed ?? false,
    clock: null,
    hints: wish.hints ?? null,
    packs: [],
  };
  const { id } = await send<TableInfo>(host, '/api/v1/tables', plan);
  await sitDown(host, id, 0, wish.deck ?? null);
  return id;
}

/** Sits down at a table. */
export async function sitDown(
  who: Visitor,
  id: string,
  place: number,
  deck: string | null = null,
): Promise<void> {
  await send(who, `/api/v1/tables/${id}/seats/${place}`, {
    nonce: `number ${place}`.replace(' ', '-'),
    deck,
  });
}

/** Makes a table that waits for someone, and goes there. */
export async function waitForSomeone(host: Visitor, wish: Wish = {}): Promise<string> {
  const id = await makeTable(host, { type: 'open' }, wish);
  await host.page.goto(`/t/${id}`);
  return id;
}

/** Starts a match against a bot, and goes there. */
export async function startWithBot(host: Visitor, wish: Wish = {}): Promise<Table> {
  const id = await makeTable(host, bot(wish, wish.botDeck), wish);
  await host.page.goto(`/t/${id}`);
  return new Table(host.page);
}

/** Starts a match between two people, and takes both there. */
export async function startTogether(one: Visitor, other: Visitor, wish: Wish = {}): Promise<[Table, Table]> {
  const id = await makeTable(one, { type: 'open' }, wish);
  await sitDown(other, id, 1);
  await Promise.all([one, other].map(({ page }) => page.goto(`/t/${id}`)));
  return [new Table(one.page), new Table(other.page)];
}

async function send<Answer>(who: Visitor, path: string, data: unknown): Promise<Answer> {
  const answer = await who.context.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}
