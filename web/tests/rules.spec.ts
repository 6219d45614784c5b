/** Rules and cards can be looked up, and the page keeps how it is liked. */

import { expect, keepPicture, test } from './lib/fixture';
import { startWithBot } from './lib/setup';

test('rules are found by words and by number, and have an address of their own', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules of Bo Jackson Battle Arena', exact: true }).click();
  const found = page.getByRole('main').getByRole('status');
  await expect(found).toHaveText(/^\d+ rules$/);
  const all = await found.innerText();

  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await search.fill('sudden death');
  await expect(found).toHaveText(/^\d+ rules found$/);
  for (const rule of await page.getByRole('article').getByRole('listitem').all()) {
    await expect(rule).toContainText(/sudden|death/i);
  }
  await keepPicture(page, 'rules-search');
  await search.fill('R105');
  await expect(page.getByRole('link', { name: 'R105', exact: true })).toBeVisible();
  await search.fill('no rule says quixotic');
  await expect(page.getByText('No rule has all of these words.')).toBeVisible();
  await search.fill('');
  await expect(found).toHaveText(all);

  await page.getByRole('link', { name: 'R94', exact: true }).click();
  await expect(page).toHaveURL(/#R94$/);
  await page.goto('/about');
  await page.goto('/games/battle-arena/rules#R120');
  const rule = page.locator('#R120');
  await expect(rule).toBeInViewport();
  await keepPicture(page, 'rule-by-address');
});

test('cards are found by name, kind and number', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/games/battle-arena/cards');
  const found = page.getByRole('main').getByRole('status');
  await expect(found).toHaveText(/^\d+ cards$/);
  const all = parseInt(await found.innerText(), 10);
  expect(all).toBeGreaterThan(800);

  const search = page.getByRole('searchbox', { name: 'Search the cards' });
  await search.fill('gravedigger');
  await expect(page.getByRole('heading', { name: 'Gravedigger' }).first()).toBeVisible();
  for (const card of await page.getByRole('main').getByRole('list').getByRole('listitem').all()) {
    await expect(card).toContainText('Gravedigger');
    await expect(card).toContainText(/Power\s*\d+/i);
  }
  await keepPicture(page, 'cards-search');

  await search.fill('');
  const kinds = page.getByRole('group', { name: 'Kind' }).first();
  await kinds.getByText('Hot dog').click();
  await expect(found).toHaveText('48 cards');
  await expect(page.getByRole('button', { name: /^Show \d+ more$/ })).toHaveCount(0);
  await kinds.getByText('Hot dog').click();
  await expect(found).toHaveText(`${all} cards`);
  const shown = page.getByRole('main').getByRole('list').getByRole('listitem');
  const first = await shown.count();
  expect(first, 'many cards come bit by bit').toBeLessThan(200);
  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => shown.count(), 'scrolling brings more').toBeGreaterThan(first);
  await search.fill('xyzzy');
  await expect(page.getByText('No card has all of this.')).toBeVisible();
});

test('a card opens large, leads to its rules, and gives the focus back', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/games/battle-arena/cards');
  const card = page.getByRole('main').getByRole('list').getByRole('button').first();
  const name = await card.innerText();
  await card.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText(/^Power$/)).toBeVisible();
  await keepPicture(page, 'card-large');
  await dialog.getByRole('button', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.getByRole('searchbox')).toHaveValue('hero');
  await expect(rules.getByText(/^\d+ rules found$/)).toBeVisible();
  await keepPicture(page, 'card-rules');
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
});

test('a card on the table leads to its rules as well', async ({ visit }) => {
  const ann = await visit('Ann');
  const { page } = ann;
  const table = await startWithBot(ann);
  await table.drawCards();
  await table.decide();
  const placed = table.zones.locator('[data-item]').getByRole('button').first();
  await placed.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('In lists')).toBeVisible();
  await keepPicture(page, 'card-on-table');
  await dialog.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' }).getByRole('searchbox')).toHaveValue('hero');
  // Keys that mean something to the table mean nothing to it while a dialog is open.
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(placed).toBeFocused();
  await expect(table.playable).toHaveCount(6);
});

test('the marks of rules are words with a legend', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/games/battle-arena/rules');
  await expect(page.getByText(/\[[A-Z][^\]]*\]/)).toHaveCount(0);
  await page.getByRole('searchbox').fill('R6');
  await expect(page.getByRole('listitem').getByTitle(/^The rulebook is silent/)).toHaveText('ruling');
  await page.getByText('What the marks mean').click();
  await expect(page.getByText('The rulebook says it, and it holds in every mode.')).toBeVisible();
  await keepPicture(page, 'rules-legend');
});

test('an own deck list begins with a premade one, and what is wrong with it is said by line', async ({
  visit,
}) => {
  const ann = await visit('Ann');
  ann.expectComplaint(/status of 422 .*decks\/check/);
  const { page } = ann;
  await page.goto('/new');
  await page.getByLabel('Your deck').selectOption({ label: 'My own list…' });
  const list = page.getByLabel('Your list');
  const before = (await list.boundingBox())?.height ?? 0;
  await page.getByRole('button', { name: 'Use its list' }).click();
  await expect(list).toHaveValue(/^deck: My deck\ngame: battle-arena\n/m);
  await expect(page.getByText(/My deck is legal: 60 heroes/)).toBeVisible();
  expect((await list.boundingBox())?.height ?? 0, 'the box grows').toBeGreaterThan(before);
  const lines = (await list.inputValue()).trimEnd().split('\n');
  await list.fill([...lines, '  1 Frankk'].join('\n'));
  const complaint = new RegExp(`^Line ${lines.length + 1}: There is no Hot Dog "Frankk"\\.`);
  await expect(page.getByText(complaint)).toBeVisible();
  await keepPicture(page, 'deck-by-line', 'page');
});

test('a sound and messages are off until they are wanted', async ({ visit }) => {
  const { page } = await visit('Ann');
  await page.goto('/');
  await page.getByRole('button', { name: /Menu and settings/ }).click();
  const sound = page.getByRole('checkbox', { name: 'Play a sound' });
  await expect(sound).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Show a message' })).not.toBeChecked();
  await sound.check();
  await page.reload();
  await page.getByRole('button', { name: /Menu and settings/ }).click();
  await expect(sound).toBeChecked();
});

test('light and dark are chosen once, for every page and every visit', async ({ visit }) => {
  const ann = await visit('Ann', { colorScheme: 'light' });
  const { page } = ann;
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/');
  const light = await background();
  await page.getByRole('button', { name: /Menu and settings/ }).click();
  await page.getByRole('group', { name: 'Colours' }).getByText('Dark').click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await keepPicture(page, 'menu-dark');

  await page.reload();
  expect(await background()).toBe(dark);
  const other = await ann.tab();
  await other.goto('/about');
  expect(await other.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
  await page.getByRole('button', { name: /Menu and settings/ }).click();
  await page.getByRole('group', { name: 'Colours' }).getByText('As the system').click();
  await expect.poll(background).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).toBe(dark);
});

test('a name is changed in the menu and everyone sees the new one', async ({ visit }) => {
  const { page } = await visit('Ann');
  await page.goto('/');
  await page.getByRole('button', { name: /Menu and settings/ }).click();
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('Your name').fill('Annabel');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You are now called Annabel.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Annabel/ })).toBeVisible();
});
