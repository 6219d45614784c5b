/** Every page and every state of a table, checked by axe: in light and dark, on a desk and on a phone. */

import type { BrowserContextOptions, Page } from '@playwright/test';

import { checkPage } from './lib/axe';
import { expect, PHONE, test } from './lib/fixture';
import { sitDown, startWithBot, waitForSomeone } from './lib/setup';
import { byWish, Table } from './lib/table';

const SCREENS: Record<string, BrowserContextOptions> = { desk: {}, phone: PHONE };

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [screen, options] of Object.entries(SCREENS)) {
    const kind = `${colorScheme}-${screen}`;

    test(`pages to read have no serious fault (${colorScheme}, ${screen})`, async ({ visit }) => {
      const reader = await visit(null, { ...options, colorScheme });
      // The server is asked about a list that it cannot read.
      reader.expectComplaint(/status of 422 .*decks\/check/);
      const { page } = reader;
      const check = (state: string) => checkPage(page, `${state}-${kind}`);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'No open table right now' })).toBeVisible();
      await check('lobby');
      await page.getByRole('button', { name: /Menu and settings/ }).click();
      await expect(page.getByRole('group', { name: 'Colours' })).toBeVisible();
      await check('menu');
      await page.goto('/new');
      await expect(page.getByRole('heading', { name: 'New table' })).toBeVisible();
      await page.getByLabel('Your deck').selectOption({ label: 'My own list…' });
      await page.getByRole('button', { name: 'Use its list' }).click();
      await expect(page.getByText(/My deck is legal: 60 heroes/)).toBeVisible();
      await check('new');
      await page.goto('/games/battle-arena/rules');
      await expect(page.getByText(/^\d+ rules$/)).toBeVisible();
      await page.getByText('What the marks mean').click();
      await check('rules');
      await page.goto('/games/battle-arena/cards');
      await expect(page.getByRole('status').filter({ hasText: /\d+ cards/ })).toBeVisible();
      await check('cards');
      await page.getByRole('list').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check('card');
      await page.goto('/events');
      await expect(page.getByText('There is no event right now.')).toBeVisible();
      await check('events');
      await page.goto('/events/new');
      await expect(page.getByRole('heading', { name: 'Hold an event' })).toBeVisible();
      await check('new-event');
      await page.goto('/about');
      await expect(page.getByRole('heading', { name: 'About Fracas' })).toBeVisible();
      await check('about');
      await page.goto('/api');
      await expect(page.getByRole('heading', { name: 'The socket' })).toBeVisible();
      await check('api');
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
      await check('missing');
    });

    test(`decks have no serious fault (${colorScheme}, ${screen})`, async ({ visit }) => {
      const { page } = await visit('Ann', { ...options, colorScheme });
      const check = (state: string) => checkPage(page, `${state}-${kind}`);
      await page.goto('/decks');
      await expect(page.getByRole('heading', { name: 'Premade' }).first()).toBeVisible();
      await check('decks');
      await page.goto('/decks/new?game=battle-arena&from=trainer-kit');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Battle Trainer Kit is saved.')).toBeVisible();
      await check('deck-builder');
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      if (screen === 'phone') await page.getByRole('button', { name: /^Deck/ }).tap();
      await expect(page.getByText('30 missing')).toBeVisible();
      await check('deck-empty');
      await page.getByRole('button', { name: 'Export' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check('deck-export');
    });

    test(`a table has no serious fault at any stage (${colorScheme}, ${screen})`, async ({ visit }) => {
      const [ann, bob] = [await visit('Ann', { ...options, colorScheme }), await visit('Bob')];
      const { page } = ann;
      const check = (state: string) => checkPage(page, `${state}-${kind}`);
      const id = await waitForSomeone(ann, { listed: true });
      await expect(page.getByRole('heading', { name: 'Invite someone' })).toBeVisible();
      await check('waiting-room');
      await sitDown(bob, id, 1);
      await expect(page.getByRole('status').filter({ hasText: 'Bob has been away since' })).toBeVisible();
      await check('opponent-away');

      const table = await startWithBot(ann, { mode: 'substitution' });
      await table.drawCards();
      await check('line-up');
      await table.decision.click();
      await expect(page.getByRole('heading', { name: 'All actions' })).toBeVisible();
      await check('all-actions');
      await page.keyboard.press('Escape');
      while ((await table.isAsked()) && (await table.answers.count()) === 0) await table.decide();
      await table.decide('cards');
      await table.isAsked();
      await table.decide('answers');
      await table.isAsked();
      await check('battle');
      if (screen === 'phone') await checkSheets(page, check);
      await askToResign(page, screen, check);
      await expect(table.result).toBeVisible();
      await check('end');
      await page.getByRole('button', { name: 'Check the shuffle' }).click();
      await expect(page.getByRole('dialog', { name: 'Check of the shuffle' })).toBeVisible();
      await check('shuffle');
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Replay' }).click();
      await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
      await page.getByRole('button', { name: 'Last step' }).click();
      await expect(new Table(page).prompt).toBeVisible();
      await check('replay');
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [screen, options] of Object.entries(SCREENS)) {
    test(`a table with a board has no serious fault (${colorScheme}, ${screen})`, async ({ visit }) => {
      const ann = await visit('Ann', { ...options, colorScheme });
      const check = (state: string) => checkPage(ann.page, `${state}-${colorScheme}-${screen}`);
      const table = await startWithBot(ann, { game: 'robot-quest', mode: 'teams', seats: 4 });
      await table.isAsked();
      await check('board-robots');
      const early = byWish(/^Pilot /, /^Put /, /^Play Battery/);
      const space = ann.page.getByRole('button', { name: /^Space .*can be chosen$/ });
      for (let step = 0; step < 40 && (await table.isAsked()); step += 1) {
        const isMain = await ann.page.getByRole('button', { name: /End your turn/ }).isVisible();
        if (isMain && 0 < (await space.count())) break;
        await table.choose(early);
      }
      await check('board-turn');
      await ann.page
        .getByRole('button', { name: /, yours, on / })
        .first()
        .click();
      await expect(ann.page.getByRole('menu')).toBeVisible();
      await check('board-menu');
    });

    test(`a table with a market has no serious fault (${colorScheme}, ${screen})`, async ({ visit }) => {
      const ann = await visit('Ann', { ...options, colorScheme });
      const check = (state: string) => checkPage(ann.page, `${state}-${colorScheme}-${screen}`);
      const table = await startWithBot(ann, { game: 'rlyeh', mode: 'advanced', seats: 4 });
      await table.isAsked();
      await check('market-heroes');
      await table.choose(byWish(/^Play as /));
      await table.choose(byWish(/^Play all /, /^No$/));
      await table.isAsked();
      await check('market-turn');
    });

    test(`a table for six has no serious fault (${colorScheme}, ${screen})`, async ({ visit }) => {
      const ann = await visit('Ann', { ...options, colorScheme });
      const check = (state: string) => checkPage(ann.page, `${state}-${colorScheme}-${screen}`);
      const table = await startWithBot(ann, { game: 'op-arena', mode: 'speed', seats: 6 });
      await table.isAsked();
      await check('round-start');
      const marker = ann.page.locator('[data-owner]').first();
      for (let step = 0; step < 20 && (await table.isAsked()) && !(await marker.isVisible()); step += 1) {
        await table.choose(byWish(/^Start with (?!no)/, /^(Shield|Nerph|Put) (?!none)/, /^Basic Attack/));
      }
      await check('round-turn');
    });
  }
}

type Check = (state: string) => Promise<void>;

/** On a phone, log, chat and the rest are sheets over the table. */
async function checkSheets(page: Page, check: Check): Promise<void> {
  for (const sheet of ['Log', 'Chat', 'Table']) {
    const button = page.getByRole('button', { name: sheet, exact: true });
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await check(`sheet-${sheet.toLowerCase()}`);
    await button.tap();
  }
}

async function askToResign(page: Page, screen: string, check: Check): Promise<void> {
  if (screen === 'phone') await page.getByRole('button', { name: 'Table', exact: true }).tap();
  await page.getByRole('button', { name: 'Resign' }).click();
  const question = page.getByRole('dialog', { name: 'Resign this match?' });
  await expect(question).toBeVisible();
  await check('dialog');
  await question.getByRole('button', { name: 'Resign' }).click();
}
