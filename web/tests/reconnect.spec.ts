/** What happens when the connection breaks, or the server does, in the middle of a match. */

import type { Page } from '@playwright/test';

import { Cable } from './lib/cable';
import { expect, keepPicture, PHONE, test } from './lib/fixture';
import { startTogether, startWithBot } from './lib/setup';
import { playTogether, Table } from './lib/table';

/** What a browser says of requests that reach nobody. */
const NETWORK =
  /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INTERNET|ERR_SOCKET|WebSocket connection|Failed to load resource/;

test('a cut cable is shown, comes back by itself, and the match goes on', async ({ server, visit }) => {
  const cable = new Cable(server.url);
  await cable.lay();
  const ann = await visit('Ann', { baseURL: cable.url });
  const bob = await visit('Bob');
  ann.expectComplaint(NETWORK);
  const [ours, theirs] = await startTogether(ann, bob);
  await takeSides(ours, theirs);
  await ours.decide();

  cable.cut();
  await expect(banner(ann.page)).toBeVisible();
  await keepPicture(ann.page, 'connection-lost');
  await expect(bob.page.getByText('Ann has been away since')).toBeVisible();
  await keepPicture(bob.page, 'opponent-left');
  // The other plays on, and says something, while the first hears nothing.
  await theirs.decide();
  await theirs.decide();
  await bob.page.getByRole('textbox', { name: 'Say something' }).fill('Are you there?');
  await bob.page.keyboard.press('Enter');
  await expect(bob.page.getByText('Are you there?')).toBeVisible();
  await expect(ann.page.getByText('Are you there?')).toHaveCount(0);

  cable.mend();
  await expect(banner(ann.page)).toBeHidden({ timeout: 20_000 });
  await expect(bob.page.getByText('Ann has been away since')).toBeHidden();
  await expect(ann.page.getByRole('group', { name: 'Messages' }).getByText('Are you there?')).toHaveCount(1);
  await expect(ours.playable, 'the move before the cut counts').toHaveCount(6);
  await playTogether(ann.page, bob.page);
  await toldOnce(ours);
  expect(await ours.lines()).toEqual(await theirs.lines());
  cable.remove();
});

test('a server that is killed and started again has lost nothing', async ({ server, visit }) => {
  const [ann, bob] = [await visit('Ann'), await visit('Bob', PHONE)];
  for (const visitor of [ann, bob]) visitor.expectComplaint(NETWORK);
  const [ours, theirs] = await startTogether(ann, bob, { mode: 'substitution' });
  await takeSides(ours, theirs);
  await ours.decide();
  await theirs.decide();
  const placed = await cardsIn(ours);

  await server.kill();
  for (const { page } of [ann, bob]) await expect(banner(page)).toBeVisible();
  await keepPicture(bob.page, 'connection-lost-phone');
  await refusesInWords(ours);

  await server.start();
  for (const { page } of [ann, bob]) await expect(banner(page)).toBeHidden({ timeout: 20_000 });
  for (const table of [ours, theirs]) await expect(table.playable).toHaveCount(6);
  expect(await cardsIn(ours), 'the same cards lie in the same places').toEqual(placed);
  await playTogether(ann.page, bob.page, 'both');
  await toldOnce(ours);
  await bob.page.getByRole('button', { name: 'Log' }).tap();
  expect(await ours.lines()).toEqual(await theirs.lines());
});

test('a match against a bot goes on after the server was killed while the bot thought', async ({
  server,
  visit,
}) => {
  const ann = await visit('Ann');
  ann.expectComplaint(NETWORK);
  const table = await startWithBot(ann, { mode: 'substitution' });
  for (let killed = 0; killed < 2; killed += 1) {
    if (await table.isAsked()) await table.decide();
    await server.kill();
    await expect(banner(ann.page)).toBeVisible();
    // In vain, and it does no harm.
    await ann.page.getByRole('button', { name: 'Try now' }).click();
    await server.start();
    await expect(banner(ann.page)).toBeHidden({ timeout: 20_000 });
  }
  await table.playToTheEnd('answers');
  await toldOnce(table);
});

function banner(page: Page) {
  return page.getByText(/The connection is lost|Connecting to the server/);
}

async function takeSides(one: Table, other: Table): Promise<void> {
  // Whoever won the flip decides until both hold cards.
  for (const table of [one, other]) await expect(table.prompt).toBeVisible();
  while ((await one.playable.count()) === 0) {
    for (const table of [one, other]) if ((await table.answers.count()) > 0) await table.decide('answers');
  }
  for (const table of [one, other]) await expect(table.playable).toHaveCount(7);
}

test('a lost connection is said once, covers nothing, and the lobby waits for it', async ({
  server,
  visit,
}) => {
  const ann = await visit('Ann');
  ann.expectComplaint(NETWORK);
  const { page } = ann;
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No open table right now' })).toBeVisible();
  await server.kill();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText('this list waits for the connection')).toBeVisible();
  const [strip, main] = [await banner(page).boundingBox(), await page.getByRole('main').boundingBox()];
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
  await page.getByRole('button', { name: 'Play against a bot' }).first().click();
  await expect(page.getByText('The server cannot be reached.')).toHaveCount(0);
  await keepPicture(page, 'lobby-connection-lost');

  await server.start();
  await expect(banner(page)).toBeHidden({ timeout: 20_000 });
  await expect(page.getByText('this list waits for the connection')).toHaveCount(0);
});

test('a message stays as long as someone points at it', async ({ visit }) => {
  const ann = await visit('Ann');
  // A clock that jumps ahead makes the page give up on a connection that only seems slow.
  ann.expectComplaint(NETWORK);
  const { page } = ann;
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: /Menu and settings/ }).click();
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('Your name').fill('Annabel');
  await page.getByRole('button', { name: 'Save' }).click();
  const message = page.getByText('You are now called Annabel.');
  await message.hover();
  await page.clock.runFor(30_000);
  await expect(message).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(30_000);
  await expect(message).toHaveCount(0);
});

/** A move that cannot be sent is refused with a sentence, and the table stays as it was. */
async function refusesInWords(table: Table): Promise<void> {
  const before = await cardsIn(table);
  await table.playable.first().click({ position: { x: 12, y: 30 } });
  await expect(
    table.page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' }),
  ).toBeVisible();
  expect(await cardsIn(table)).toEqual(before);
}

/** Gets the cards one has placed and the ones one holds. */
async function cardsIn(table: Table): Promise<string[]> {
  const cards = table.zones.getByRole('button').or(table.hand.getByRole('button'));
  return cards.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
}

/** The log says everything once: it is the log of a page that was just opened. */
async function toldOnce(table: Table): Promise<void> {
  await expect(table.result).toBeVisible();
  const told = await table.lines();
  await table.page.reload();
  await expect(table.result).toBeVisible();
  expect(told).toEqual(await table.lines());
  const battles = told.filter((line) => /^Battle \d:/.test(line));
  expect(new Set(battles).size, 'no line came twice').toBe(battles.length);
}
