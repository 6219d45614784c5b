/** A whole match without a mouse. */

import type { Page } from '@playwright/test';

import { expect, keepPicture, test } from './lib/fixture';
import { reach, seesFocus } from './lib/keyboard';
import { startWithBot } from './lib/setup';
import { Table } from './lib/table';

test('a match is made, played and left by keyboard alone, and the focus is never lost', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await makesTable(page);

  const table = new Table(page);
  const { keyboard } = page;
  for (let turn = 0; await table.isAsked(); turn += 1) {
    await seesFocus(page);
    const asked = await table.prompt.innerText();
    if ((await table.answers.count()) > 0 && turn % 3 !== 2) {
      // The first answer by its number, the others by walking to them.
      if (turn % 3 === 0) await keyboard.press('1');
      else {
        await reach(page, table.answers.first(), 'Tab');
        await keyboard.press('Space');
      }
    } else {
      await playsCard(table, turn);
    }
    await expect(table.prompt).not.toHaveText(asked);
    if (turn === 3) await keepPicture(page, 'keyboard-focus');
  }
  await seesFocus(page);
  await reach(page, page.getByRole('link', { name: 'Lobby' }), 'Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Result: / })).toBeVisible();
});

test('menus and dialogs take the focus, Escape closes them and gives it back', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await makesTable(page);
  const table = new Table(page);
  await table.isAsked();

  const keys = page.getByRole('button', { name: 'Keys' });
  await reach(page, keys, 'Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await expect(dialog).toBeVisible();
  await keepPicture(page, 'keys');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(keys).toBeFocused();

  await reach(page, table.decision, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'All actions' })).toBeVisible();
  await keepPicture(page, 'all-actions');
  await seesFocus(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'All actions' })).toBeHidden();
  await expect(table.decision).toBeFocused();

  const rules = page.getByRole('button', { name: 'Rules' });
  await reach(page, rules, 'Tab');
  await page.keyboard.press('Enter');
  const book = page.getByRole('dialog', { name: 'Rules' });
  await expect(book.getByRole('searchbox', { name: 'Search the rules' })).toBeVisible();
  await keepPicture(page, 'rules-dialog');
  await page.keyboard.press('Escape');
  await expect(book).toBeHidden();
  await expect(rules).toBeFocused();
});

test('one press of Escape closes what was opened last, and nothing else', async ({ visit }) => {
  const table = await startWithBot(await visit('Kay'));
  const { page } = table;
  await table.drawCards();
  const list = page.getByRole('heading', { name: 'All actions' });
  const large = page.locator('.preview');
  await table.decision.click();
  await expect(list).toBeVisible();
  await reach(page, table.playable, 'Shift+Tab');
  await expect(large).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

/** Makes a table for Substitution against a bot. */
async function makesTable(page: Page): Promise<void> {
  const { keyboard } = page;
  await reach(page, page.getByRole('main').getByRole('link', { name: 'New table', exact: true }), 'Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New table' })).toBeVisible();
  await reach(page, page.getByRole('group', { name: 'Mode' }).getByRole('radio'), 'Tab');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Substitution' })).toBeChecked();
  await reach(page, page.getByRole('group', { name: 'Seat 2' }).getByRole('radio'), 'Tab');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('group', { name: 'Seat 2' }).getByRole('radio', { name: 'Bot' })).toBeChecked();
  await reach(page, page.getByRole('button', { name: 'Make the table' }), 'Tab');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Your name')).toBeFocused();
  await keyboard.type('Kay');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kay against .*Bot/);
}

/** Goes to the hand, walks along it with the arrows, and plays where it stands. */
async function playsCard({ page, playable }: Table, steps: number): Promise<void> {
  await reach(page, playable, 'Tab');
  const count = await playable.count();
  for (let step = 0; step < Math.min(steps, count - 1); step += 1) {
    await page.keyboard.press('ArrowRight');
    await seesFocus(page);
  }
  await page.keyboard.press('Enter');
}
