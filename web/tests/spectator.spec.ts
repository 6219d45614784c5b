/** Someone who watches is sent nothing that is not in the open, and can do nothing. */

import type { Page } from '@playwright/test';

import type { CardList, CardPage, ServerMessage } from '../src/lib/protocol';
import { expect, keepPicture, test } from './lib/fixture';
import { sitDown, waitForSomeone } from './lib/setup';
import { playTogether, Table } from './lib/table';
import { movesIn, seenAfter } from './lib/truth';
import type { Visitor } from './lib/visitor';

// Two decks that have no card in common, so that a card tells whose it is.
const DECKS = ['steel-works', 'fire-and-ice'];

test('nobody is sent a card before it is turned over, neither its id nor its name', async ({ visit }) => {
  const [ann, bob, cyd] = [await visit('Ann'), await visit('Bob'), await visit('Cyd')];
  const id = await waitForSomeone(ann, { mode: 'substitution', deck: DECKS[0] ?? null });
  for (const { page } of [bob, cyd]) await page.goto(`/t/${id}`);
  await expect(cyd.page.getByRole('button', { name: 'Take this seat' })).toBeVisible();
  await sitDown(bob, id, 1, DECKS[1]);
  await expect(cyd.page.getByText('You are watching', { exact: true })).toBeVisible();

  const peeks = asksForMore(cyd, id);
  await playTogether(ann.page, bob.page, 'both');
  await keepPicture(cyd.page, 'spectator');
  await expect(new Table(cyd.page).result).toBeVisible();
  await Promise.all([ann, bob, cyd].map(({ wire }) => wire.settle()));
  for (const refused of await peeks) expect(refused, 'what is hidden is not to be had').toMatch(/refusal/);

  const replay = await (await cyd.context.request.get(`/api/v1/tables/${id}/replay.txt`)).text();
  const catalogue = (await (
    await cyd.context.request.get('/api/v1/games/battle-arena/cards')
  ).json()) as CardList;
  const heroes = catalogue.cards.filter((card) => card.kind !== 'hot-dog');
  const held = [ann, bob].map((player, seat) => cardsHeld(player, seat));
  for (const own of held)
    expect(own.size, 'each held seven Heroes and a Bench').toBeGreaterThanOrEqual(SEVEN + 4);
  expect(
    [...(held[0] ?? [])].filter((card) => held[1]?.has(card)),
    'no card is in both decks',
  ).toEqual([]);

  const nobody = new Set<string>();
  for (const [viewer, own] of [
    [cyd, nobody] as const,
    [ann, held[0] ?? nobody] as const,
    [bob, held[1] ?? nobody] as const,
  ]) {
    const leaks = leaksTo(viewer, own, { replay, heroes, held });
    expect(leaks).toEqual([]);
  }
});

const SEVEN = 7;

test('someone who watches cannot act', async ({ visit }) => {
  const [ann, bob, cyd] = [await visit('Ann'), await visit('Bob'), await visit('Cyd')];
  const id = await waitForSomeone(ann);
  await sitDown(bob, id, 1);
  for (const { page } of [bob, cyd]) await page.goto(`/t/${id}`);
  const [ours, theirs, watched] = [ann, bob, cyd].map(({ page }) => new Table(page)) as [Table, Table, Table];
  await expect(watched.prompt).toHaveText('You are watching.');
  await expect(ours.prompt).toBeVisible();
  const due = (await ours.answers.count()) > 0 ? ours : theirs;

  await expect(watched.decision).toHaveCount(0);
  for (const name of [/^Undo/, /^Ask to undo/, /^Resign/, /^Play at home/, /^Play away/, /^Rematch/]) {
    await expect(cyd.page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(cyd.page.getByRole('button', { name: /can be (played|chosen)/ })).toHaveCount(0);
  for (const key of ['1', '2', 'Enter']) await cyd.page.keyboard.press(key);

  const turn = ann.wire.positions.concat(bob.wire.positions).flatMap(({ turn }) => turn ?? [])[0] ?? 0;
  const answers = await sendByHand(cyd.page, [
    { id: 1, type: 'play', table: id, turn, action: 'side home' },
    { id: 2, type: 'undo', table: id, number: 0 },
    { id: 3, type: 'resign', table: id },
    { id: 4, type: 'answer-undo', table: id, number: 0, agree: true },
  ]);
  expect(answers.map((answer) => answer.type)).toEqual(['refused', 'refused', 'refused', 'refused']);
  const rematch = await cyd.context.request.post(`/api/v1/tables/${id}/rematch`);
  expect(rematch.status()).toBeGreaterThanOrEqual(400);
  await expect(due.answers, 'the one who is asked is still asked').toHaveCount(2);
});

/** Asks for everything that a finished match would give, while the match is on. */
async function asksForMore({ context }: Visitor, id: string): Promise<string[]> {
  const table = `/api/v1/tables/${id}`;
  const addresses = ['/replay', '/replay?seat=0', '/replay?seat=1&from=0', '/replay.txt'];
  return Promise.all(addresses.map(async (address) => (await context.request.get(table + address)).text()));
}

/** Gets the cards a player has held, from what was sent to that player. */
function cardsHeld({ wire }: Visitor, seat: number): Set<string> {
  const hands = wire.positions
    .flatMap(({ view }) => view.scene.areas)
    .filter(({ id }) => id === `hand.${seat}`);
  return new Set(hands.flatMap((hand) => hand.items.flatMap((item) => item.face?.card ?? [])));
}

type Facts = { replay: string; heroes: CardPage[]; held: Set<string>[] };

/** Finds every card that someone was sent before its time; `own` are the cards that are no secret to them. */
function leaksTo({ wire }: Visitor, own: Set<string>, { replay, heroes, held }: Facts): string[] {
  const moves = movesIn(replay);
  const lastOf = held.map((cards, seat) => lastPlaced([...cards], seat, moves));
  const started = startOf(wire.messages);
  const nameOf = new Map(heroes.map(({ id, name }) => [id, name]));
  const leaks: string[] = [];
  let count = 0;
  for (const { from, text } of wire.received) {
    const message = from === 'socket' ? (JSON.parse(text) as ServerMessage) : null;
    if (message && 'number' in message) count = Math.max(0, message.number - started);
    const open = new Set([...seenAfter(moves, count, lastOf), ...own]);
    const openNames = new Set([...open].map((card) => nameOf.get(card)));
    const isOver = message?.type === 'table' && message.table.ending !== null;
    const words = new Set(text.match(/[a-z0-9][a-z0-9-]*/g) ?? []);
    for (const { id, name } of heroes) {
      const isTold = words.has(id) && !open.has(id);
      const isNamed = !openNames.has(name) && says(text, name);
      if (isTold || isNamed)
        leaks.push(`${isOver ? 'at the end' : `after ${count} moves`}: ${id} in ${text.slice(0, 200)}`);
    }
  }
  expect(count, 'every move was followed').toBe(moves.length);
  return leaks;
}

/** Gets the number of the last thing that happened before the first move. */
function startOf(messages: ServerMessage[]): number {
  for (const message of messages) {
    if ((message.type === 'update' || message.type === 'following') && message.position !== null)
      return message.number;
  }
  throw new Error('The match was never seen.');
}

/** Gets the seventh Hero of a seat: the one of its first seven that it did not place by a move. */
function lastPlaced(held: string[], seat: number, moves: ReturnType<typeof movesIn>): string {
  const placed = moves.filter((move) => move.seat === seat && move.verb === 'place').map(({ card }) => card);
  return held.slice(0, SEVEN).find((card) => !placed.includes(card)) ?? '';
}

function says(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const around = new RegExp(
    `(^|[^\\p{L}\\p{N}])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|[^\\p{L}\\p{N}])`,
    'u',
  );
  return around.test(text);
}

/** Sends messages over a socket of one's own, past all buttons, and gets the answers. */
function sendByHand(page: Page, messages: object[]): Promise<ServerMessage[]> {
  return page.evaluate(async (messages) => {
    const socket = new WebSocket(new URL('/api/v1/socket', location.href.replace(/^http/, 'ws')));
    const answers: ServerMessage[] = [];
    await new Promise((resolve, reject) => {
      socket.onerror = reject;
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.type === 'hello') for (const each of messages) socket.send(JSON.stringify(each));
        if (message.type === 'done' || message.type === 'refused') answers.push(message);
        if (answers.length === messages.length) resolve(null);
      };
    });
    socket.close();
    return answers;
  }, messages);
}
