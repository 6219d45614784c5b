/** A game with a market and hidden decks: made in the lobby and played to the end through the page. */

import type { Locator, Page } from '@playwright/test';

import { expect, keepPicture, PHONE, test } from './lib/fixture';
import { startWithBot, type Wish } from './lib/setup';
import { byWish, IN_SIGHT, Table, type Pick, type Press } from './lib/table';

const TITLE = "Penny Arcade: Rumble in R'lyeh";

const FIRST: Wish = { game: 'rlyeh', mode: 'first', options: { first: 'seat-0' } };

test('someone makes a table with bots and plays to the end', async ({ visit }) => {
  const { page } = await visit('Ann');
  await page.goto('/');
  await page.getByRole('link', { name: `New table of ${TITLE}` }).click();
  // Many buyers empty the stacks in few turns.
  for (const number of [2, 3, 4]) {
    await page
      .getByRole('group', { name: `Seat ${number}` })
      .getByText('Bot')
      .click();
    await page.getByLabel('How well it plays').last().selectOption('greedy');
  }
  await page.getByRole('group', { name: 'Stacks to end' }).getByText('4').click();
  await keepPicture(page, 'rlyeh-new-table', 'page');
  await page.getByRole('button', { name: 'Make the table' }).click();

  const table = new Table(page);
  await table.isAsked();
  await keepPicture(page, 'rlyeh-first-turn');
  for (let step = 0; await table.choose(shopping); step += 1) {
    if (step === 24) await keepPicture(page, 'rlyeh-middle');
  }
  await keepPicture(page, 'rlyeh-end');
  await expect(table.result.getByRole('listitem')).toHaveCount(4);
  const told = (await table.lines()).join('\n');
  expect(told).toMatch(/Ann has played all plain cards\./);
  expect(told).toMatch(/Ann buys .+ for \d+ (Tokens|Power)\./);
  expect(told).toMatch(/Greedy Bot 1.s turn\./);
});

test('cards and stacks are used where they lie', async ({ visit }) => {
  const ann = await visit('Ann');
  const { page } = ann;
  await startWithBot(ann, FIRST);
  const numbers = page.getByRole('list', { name: 'Your numbers' });
  const held = hand(page).getByRole('button', { name: /, can be played$/ });

  await expect(held.first()).toBeVisible();
  const before = await held.count();
  await held.last().click(IN_SIGHT);
  await expect(held, 'a click plays a card').toHaveCount(before - 1);
  await held.first().dragTo(page.getByLabel(/^Your Played, /));
  await expect(held, 'a card can be dragged to where it goes').toHaveCount(before - 2);
  await expect(numbers).toContainText(/Cards played\s*2/);
  await playsAll(page);

  const stack = market(page).getByRole('button', { name: /, can be chosen$/ });
  await expect(stack.first(), 'what can be bought is told').toBeVisible();
  await keepPicture(page, 'rlyeh-market');
  const [name = ''] = ((await stack.first().getAttribute('aria-label')) ?? '').split(',');
  await stack.first().click();
  await expect(new Table(page).log.filter({ hasText: `Ann buys ${name} for ` })).toBeVisible();
  await declines(page);
  await expect(page.getByLabel(/^Your Discard pile, 1 card/)).toBeVisible();

  const turns = new Table(page).log.filter({ hasText: /^Ann.s turn\.$/ });
  const count = await turns.count();
  await page.getByRole('button', { name: /End your turn/ }).click();
  await expect(turns).toHaveCount(count + 1);
});

test('the board of one table is laid again at another by its code', async ({ visit }) => {
  const ann = await visit('Ann');
  const { page } = ann;
  // The server is asked for a board that it cannot lay.
  ann.expectComplaint(/status of 4\d\d .*tables/);
  await startWithBot(ann, { game: 'rlyeh', mode: 'advanced', options: { heroes: 'dealt' } });
  const code = page.getByRole('list', { name: 'Shared numbers' }).getByText(/^\w{3}-\w{3}-\w{3}$/);
  const [written, laid] = [await code.innerText(), await stacks(page)];

  await page.goto('/');
  await page.getByRole('link', { name: `New table of ${TITLE}` }).click();
  await page.getByRole('group', { name: 'Seat 2' }).getByText('Bot').click();
  await page.getByRole('group', { name: 'Mode' }).getByText('Advanced').click();
  await page.getByRole('group', { name: 'Heroes' }).getByText('Dealt').click();
  await page.getByRole('group', { name: 'Board' }).getByText('My own…').click();
  const own = page.getByLabel(/^Write a board.s code/);
  await own.fill('kitens, were-swan');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByText(/kitens/).last(), 'what is wrong is told').toBeVisible();
  await keepPicture(page, 'rlyeh-wrong-board', 'page');
  await own.fill(written);
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(code).toHaveText(written);
  expect(await stacks(page)).toEqual(laid);
});

test('turns are played by taps on a phone, with the market and one’s numbers in sight', async ({ visit }) => {
  const ann = await visit('Ann', PHONE);
  const { page } = ann;
  const tap: Press = (target) => target.tap();
  const table = await startWithBot(ann, { ...FIRST, seats: 4 });
  await table.isAsked();
  await keepPicture(page, 'rlyeh-phone');
  const numbers = page.getByRole('list', { name: 'Your numbers' });
  await expect(numbers).toBeInViewport({ ratio: 1 });
  for (const row of ['Green', 'Gold', 'Red']) {
    await expect(page.getByLabel(new RegExp(`^${row} row, `)), 'beside one’s hand').toBeInViewport({
      ratio: 1,
    });
  }
  await playsAll(page, tap);
  const stack = market(page).getByRole('button', { name: /, can be chosen$/ });
  await expect(stack.first()).toBeVisible();
  await keepPicture(page, 'rlyeh-phone-market');
  await tap(stack.first());
  await declines(page, tap);
  await expect(page.getByLabel(/^Your Discard pile, 1 card/)).toBeAttached();

  for (let step = 0; step < 12 && (await table.choose(shopping, tap)); step += 1) {
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
  }
  await expect(numbers).toBeInViewport({ ratio: 1 });
  await keepPicture(page, 'rlyeh-phone-later');
});

/** Plays whatever is held, then buys what is cheapest, so that stacks run out. */
const shopping: Pick = (labels) => {
  const price = (label: string): number => {
    const paid = /^Buy .* for (.+)/.exec(label)?.[1] ?? '';
    return [...paid.matchAll(/\d+/g)].reduce((sum, [number]) => sum + Number(number), 0);
  };
  const played =
    labels.find((label) => /^Play all /.test(label)) ?? labels.find((label) => /^Play /.test(label));
  const [cheapest] = labels
    .filter((label) => /^Buy /.test(label))
    .sort((one, other) => price(one) - price(other));
  return played ?? cheapest ?? byWish(/^(Yes|Reveal|Block)/)(labels);
};

/** Plays all plain cards at once, whatever else a hero offers for that. */
async function playsAll(page: Page, press: Press = (target) => target.click()): Promise<void> {
  const all = page.getByRole('button', { name: /Play all \d plain cards/ });
  await press(all);
  // Until that has arrived, the turn can be ended as before.
  await expect(all).toHaveCount(0);
  await declines(page, press);
  await expect(all).toHaveCount(0);
}

/** Says no to whatever a hero offers, up to where the turn can be ended. */
async function declines(page: Page, press: Press = (target) => target.click()): Promise<void> {
  const no = page.getByRole('button', { name: /No$/ });
  await expect(async () => {
    if (await no.isVisible()) await press(no);
    await expect(page.getByRole('button', { name: /End your turn/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
}

function hand(page: Page): Locator {
  return page.getByLabel(/^Your Hand, /);
}

function market(page: Page): Locator {
  return page.getByLabel(/^(Green|Gold|Red) row, /);
}

/** Gets the names of the stacks of the market. */
async function stacks(page: Page): Promise<string[]> {
  await expect(market(page).getByRole('button').first()).toBeVisible();
  const buttons = await market(page).getByRole('button').all();
  const told = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')));
  return told.map((label) => (label ?? '').split(',')[0] ?? '');
}
