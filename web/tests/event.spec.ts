/** Events of eight: three people and five bots draft, build and play Swiss rounds to the end. */

import type { BrowserContextOptions, Page } from '@playwright/test';

import { checkPage } from './lib/axe';
import { expect, PHONE, test, type Visit } from './lib/fixture';
import type { Server } from './lib/server';
import { byWish, Table } from './lib/table';
import type { Visitor } from './lib/visitor';

/** What a browser says while the server is away. */
const NETWORK = /WebSocket|Failed to load resource|ERR_CONNECTION/;

const MARKUP = '<img src=x onerror=alert(1)>';

test('three people and five bots play a Swiss event, and a server that is killed meanwhile loses nothing', async ({
  server,
  visit,
}) => {
  const people = await comeTogether(visit);
  const [ann] = people;
  await holdEvent(ann.page, `Friday ${MARKUP}`);
  const link = await ann.page.getByRole('textbox', { name: 'Link to this event' }).inputValue();
  for (const { page } of people.slice(1)) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('You take part.')).toBeVisible();
  }
  await ann.page.getByRole('button', { name: 'Sign up' }).click();
  await addBots(ann.page, 5);
  await expect(ann.page.getByRole('heading', { name: 'Who takes part 8 of 8' })).toBeVisible();
  await expect(ann.page.locator('img[src="x"]'), 'markup is text').toHaveCount(0);
  await checkPage(ann.page, 'event-open');
  await expect(people[1].page.getByRole('button', { name: 'Start the event' })).toHaveCount(0);
  await ann.page.getByRole('button', { name: 'Start the event' }).click();

  for (const { page } of people) await expect(toMatch(page)).toBeVisible();
  await checkPage(people[2].page, 'event-your-match-phone');
  await killDuring(server, people, toMatch);
  await Promise.all([
    playAll(people[0].page, link, 'to the end'),
    playAll(people[1].page, link, 'for a while'),
    playAll(people[2].page, link, 'for a while'),
  ]);

  for (const { page } of people) {
    await expect(page.getByRole('heading', { name: 'Final standings' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Round \d of 3$/ })).toHaveCount(3);
    await expect(page.getByRole('row')).toHaveCount(9);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
  }
  const tables = await Promise.all(people.map(({ page }) => page.getByRole('row').allInnerTexts()));
  expect(tables[1], 'everyone sees the same standings').toEqual(tables[0]);
  expect(tables[2]).toEqual(tables[0]);
  await checkPage(ann.page, 'event-over');
});

test('a pod of three people and five bots drafts, builds and plays OverPower, through a kill of the server in the draft and in a round', async ({
  server,
  visit,
}) => {
  test.setTimeout(600_000);
  const people = await comeTogether(visit);
  const [ann] = people;
  await ann.page.goto('/events/new?game=overpower-limited');
  await ann.page.getByLabel('What it is called').fill('Draft night');
  await ann.page.getByText('Draft', { exact: true }).click();
  await ann.page.getByRole('spinbutton', { name: /^Rounds/ }).fill('2');
  await ann.page.getByRole('button', { name: 'Hold the event' }).click();
  const link = await ann.page.getByRole('textbox', { name: 'Link to this event' }).inputValue();
  for (const { page } of people) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('You take part.')).toBeVisible();
  }
  await expect(ann.page.getByText(/cannot be split up among tables of 8 or 10/)).toBeVisible();
  await addBots(ann.page, 5);
  await expect(ann.page.getByRole('heading', { name: 'Who takes part 8 of 8' })).toBeVisible();
  await ann.page.getByRole('button', { name: 'Start the event' }).click();

  for (const { page } of people) await toMatch(page).click();
  const tables = people.map(({ page }) => new Table(page));
  // The last stack of a pack is picked for whoever comes last, so that nobody may wait for two choices of each.
  await Promise.all(tables.map((table) => draft(table, 1)));
  await server.kill();
  await server.start();
  await Promise.all(tables.map((table) => draft(table)));

  for (const { page } of people) {
    await page.goto(link);
    await expect(toMatch(page)).toBeVisible({ timeout: 120_000 });
  }
  await checkPage(ann.page, 'event-draft-round');
  await killDuring(server, people, toMatch);
  await Promise.all(people.map(({ page }) => playOverPower(page, link)));
  await expect(ann.page.getByRole('heading', { name: /^Round \d of 2$/ })).toHaveCount(2);
  await expect(ann.page.getByRole('row')).toHaveCount(9);
  await checkPage(ann.page, 'event-draft-over');
});

test('someone who does not come loses the match, and is told of the next one wherever they are', async ({
  visit,
}) => {
  const [ann, bob] = [await come(visit, 'Ann'), await come(visit, 'Bob')];
  await holdEvent(ann.page, 'Short patience', '0.1');
  const link = await ann.page.getByRole('textbox', { name: 'Link to this event' }).inputValue();
  await bob.page.goto(link);
  await bob.page.getByRole('button', { name: 'Sign up' }).click();
  await expect(bob.page.getByText('You take part.')).toBeVisible();
  await bob.page.getByRole('link', { name: 'About', exact: true }).click();
  await ann.page.getByRole('button', { name: 'Sign up' }).click();
  await expect(ann.page.getByText('You take part.')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Start the event' }).click();
  await expect(bob.page.getByText('Short patience: your table is ready.')).toBeVisible();
  await toMatch(ann.page).click();
  await expect(ann.page.getByText('Waiting for Bob.')).toBeVisible();
  await bob.page.goto(link);
  await expect(bob.page.getByText('Ann wins: Bob did not come')).toBeVisible();
  await expect(bob.page.getByRole('heading', { name: 'Final standings' })).toBeVisible();
});

test('someone drops out by keyboard, and the others go on', async ({ visit }) => {
  const [ann, bob] = [await come(visit, 'Ann'), await come(visit, 'Bob')];
  await holdEvent(ann.page, 'Small');
  const link = await ann.page.getByRole('textbox', { name: 'Link to this event' }).inputValue();
  await bob.page.goto(link);
  await bob.page.getByRole('button', { name: 'Sign up' }).click();
  await addBots(ann.page, 2);
  await expect(ann.page.getByRole('heading', { name: 'Who takes part 3 of 8' })).toBeVisible();
  await ann.page.getByRole('button', { name: 'Start the event' }).press('Enter');
  await bob.page.getByRole('button', { name: 'Drop out' }).press('Enter');
  const question = bob.page.getByRole('dialog', { name: 'Drop out?' });
  await question.getByRole('button', { name: 'Drop out' }).press('Enter');
  await expect(bob.page.getByText('Dropped out')).toBeVisible();
  await expect(ann.page.getByRole('heading', { name: 'Final standings' })).toBeVisible();
});

type Three = [Visitor, Visitor, Visitor];

/** Lets someone come whose browser remembers that they have a name. */
async function come(visit: Visit, name: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await visit(name, options);
  await visitor.context.addInitScript(() => localStorage.setItem('fracas:named', 'true'));
  return visitor;
}

/** Lets three people come: one of them with a phone. */
async function comeTogether(visit: Visit): Promise<Three> {
  const people: Three = [await come(visit, 'Ann'), await come(visit, 'Bob'), await come(visit, 'Cyd', PHONE)];
  for (const visitor of people) visitor.expectComplaint(NETWORK);
  return people;
}

/** Plans and holds an event of short matches. */
async function holdEvent(page: Page, title: string, minutes = '3'): Promise<void> {
  await page.goto('/events');
  await page.getByRole('link', { name: 'Hold an event' }).click();
  await page.getByLabel('What it is called').fill(title);
  await page.getByText('Rookie', { exact: true }).click();
  await page.getByLabel('Minutes to sit down').fill(minutes);
  await page.getByRole('button', { name: 'Hold the event' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

async function addBots(page: Page, count: number): Promise<void> {
  await page.getByLabel('Bots that play').selectOption('greedy');
  await page.getByLabel('How many').fill(String(count));
  await page.getByRole('button', { name: 'Add bots' }).click();
}

function toMatch(page: Page) {
  return page.getByRole('button', { name: /^To your (match|table)$/ });
}

/** Takes the power away while all wait for their matches, and checks that each finds theirs again. */
async function killDuring(
  server: Server,
  people: Three,
  where: (page: Page) => ReturnType<Page['getByRole']>,
): Promise<void> {
  const rounds = async (page: Page) => page.getByRole('listitem').getByText(' – ').allInnerTexts();
  const before = await rounds(people[0].page);
  await server.kill();
  await server.start();
  for (const { page } of people) {
    await page.reload();
    await expect(where(page)).toBeVisible();
  }
  expect(await rounds(people[0].page), 'the same pairs').toEqual(before);
}

/** Makes so many choices in a draft, or all of them up to the deck that is handed in. */
async function draft(table: Table, choices = Infinity): Promise<void> {
  const wish = byWish(/^Hand the deck in/, /^Complete the deck/, /^Pick /);
  const done = table.page.getByLabel(/^(Your )?Stacks \(done\)/).first();
  for (let made = 0; made < choices; made += 1) {
    await expect(table.decision.or(table.result).or(done).first()).toBeVisible({ timeout: 120_000 });
    if (!(await table.decision.isVisible())) return;
    let picked = '';
    await table.choose(async (labels) => (picked = await wish(labels)));
    if (picked.startsWith('Hand the deck in')) return;
    if (picked.startsWith('Complete')) await expect.poll(() => table.cardsBeside()).toBe(0);
  }
}

/** Plays some decisions of each OverPower match one is expected at, and then concedes it; the bots play on. */
async function playOverPower(page: Page, link: string): Promise<void> {
  const over = page.getByRole('heading', { name: 'Final standings' });
  for (;;) {
    await page.goto(link);
    await expect(toMatch(page).or(over).first()).toBeVisible({ timeout: 300_000 });
    if (await over.isVisible()) return;
    await toMatch(page).click();
    const table = new Table(page);
    await expect(table.decision.or(table.result).first()).toBeVisible({ timeout: 120_000 });
    for (let made = 0; made < 4 && (await table.isAsked()); made += 1) {
      const wish = byWish(/ attacks with /, /^Aim at /, /^Place no more/, /^Venture 2/, /^Fight/);
      await unlessOver(table, table.choose(wish));
    }
    await resign(table);
    await expect(table.result).toBeVisible();
  }
}

/** Plays every match that someone is expected at, until the event is over. */
async function playAll(page: Page, link: string, how: 'to the end' | 'for a while'): Promise<void> {
  const over = page.getByRole('heading', { name: 'Final standings' });
  for (;;) {
    await page.goto(link);
    await expect(toMatch(page).or(over).first()).toBeVisible({ timeout: 120_000 });
    if (await over.isVisible()) return;
    await toMatch(page).click();
    const table = new Table(page);
    const closed = page.getByRole('heading', { name: 'This table is closed' });
    await expect(table.decision.or(table.result).or(closed).first()).toBeVisible({ timeout: 120_000 });
    if (how === 'to the end') await unlessOver(table, table.playToTheEnd('both'));
    else await playAndResign(table);
    await expect(table.result).toBeVisible();
  }
}

/** Makes some moves, and gives up if the match is not over by then. */
async function playAndResign(table: Table): Promise<void> {
  for (let moves = 0; moves < 3 && (await table.isAsked()); moves += 1) {
    await unlessOver(table, table.decide('both'));
  }
  await resign(table);
}

/** Gives up, unless the match is over; the opponent may do so at the same moment. */
async function resign(table: Table): Promise<void> {
  const { page, result } = table;
  // On a phone that is on a sheet.
  const sheet = page.getByRole('button', { name: 'Table', exact: true });
  const button = page.getByRole('button', { name: 'Resign' });
  const question = page.getByRole('dialog', { name: 'Resign this match?' });
  await expect(async () => {
    if (await result.isVisible()) return;
    if ((await sheet.isVisible()) && !(await button.isVisible())) await sheet.click({ timeout: 2_000 });
    await button.click({ timeout: 2_000 });
    await question.getByRole('button', { name: 'Resign' }).click({ timeout: 2_000 });
    await expect(result).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
}

/** Does something at a table; that an opponent who gives up ends it meanwhile is no failure. */
async function unlessOver(table: Table, doing: Promise<unknown>): Promise<void> {
  try {
    await doing;
  } catch (error) {
    if (!(await table.result.isVisible())) throw error;
  }
}
