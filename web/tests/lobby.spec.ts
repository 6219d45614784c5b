/** The lobby is alive, and a card can be dragged to its place. */

import type { Page } from '@playwright/test';

import { expect, keepPicture, test } from './lib/fixture';
import { startTogether, startWithBot } from './lib/setup';
import { IN_SIGHT } from './lib/table';

test('a table appears in the lobby of others by itself, and is gone when it is full', async ({ visit }) => {
  const [ann, bob, cyd] = [await visit('Ann'), await visit('Bob'), await visit()];
  for (const { page } of [bob, cyd]) {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'No open table right now' })).toBeVisible();
  }
  await plansTable(ann.page, 'Ann');
  await ann.page.getByRole('button', { name: 'Make the table' }).click();
  await expect(ann.page.getByText('Waiting for 1 more player.')).toBeVisible();

  const invitation = bob.page.getByRole('link', { name: /^Join: .*Ann/ });
  await expect(invitation).toBeVisible();
  await keepPicture(bob.page, 'lobby-open-table');
  await invitation.click();
  await bob.page.getByRole('button', { name: 'Take this seat' }).click();
  await expect(bob.page.getByRole('heading', { level: 1 })).toHaveText(/Ann against Bob/);
  await expect(cyd.page.getByRole('link', { name: /^Join: / })).toHaveCount(0);
  await expect(cyd.page.getByRole('link', { name: /^Watch: .*Ann and Bob/ })).toBeVisible();
  await keepPicture(cyd.page, 'lobby-being-played');

  await ann.page.goto('/');
  await ann.page.getByRole('link', { name: /^Go there: .*Ann and Bob/ }).click();
  await expect(ann.page.getByRole('heading', { level: 1 })).toHaveText(/Ann against Bob/);
});

test('a table that is not listed is in nobody else’s lobby', async ({ visit }) => {
  const [ann, bob] = [await visit('Ann'), await visit('Bob')];
  await bob.page.goto('/');
  await plansTable(ann.page, 'Ann');
  await ann.page.getByText('Only with the link').click();
  await ann.page.getByRole('button', { name: 'Make the table' }).click();
  await expect(ann.page.getByText('Waiting for 1 more player.')).toBeVisible();
  // Something that does appear shows that the lobby has heard of everything before it.
  const cyd = await visit('Cyd');
  await plansTable(cyd.page, 'Cyd');
  await cyd.page.getByRole('button', { name: 'Make the table' }).click();
  await expect(bob.page.getByRole('link', { name: /^Join: .*Cyd/ })).toBeVisible();
  await expect(bob.page.getByRole('link', { name: /^Join: /, exact: false })).toHaveCount(1);
});

test('a rematch whose seats are kept is about to start, and nobody else is asked to join it', async ({
  visit,
}) => {
  const [ann, bob, cyd] = [await visit('Ann'), await visit('Bob'), await visit('Cyd')];
  await startTogether(ann, bob, { listed: true });
  await resigns(ann.page);
  await ann.page.getByRole('button', { name: 'Rematch' }).click();
  await expect(ann.page.getByText('Waiting for Bob.')).toBeVisible();

  await cyd.page.goto('/');
  await expect(cyd.page.getByRole('heading', { name: 'About to start' })).toBeVisible();
  await expect(cyd.page.getByRole('link', { name: /^Join: / })).toHaveCount(0);
  await keepPicture(cyd.page, 'lobby-about-to-start');
  await cyd.page.getByRole('link', { name: /^Watch: .*Ann/ }).click();
  await expect(cyd.page.getByText('Kept for Bob')).toBeVisible();

  await bob.page.goto('/');
  await expect(bob.page.getByRole('link', { name: /^Result: .*Ann and Bob/ })).toBeVisible();
});

test('a host frees a seat that someone holds, and closes the table after a question', async ({ visit }) => {
  const [ann, bob] = [await visit('Ann'), await visit('Bob')];
  await plansTable(ann.page, 'Ann');
  await ann.page.getByRole('button', { name: 'Make the table' }).click();
  await expect(ann.page.getByText('Waiting for 1 more player.')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Stand up' }).click();
  await bob.page.goto(ann.page.url());
  await bob.page.getByRole('button', { name: 'Take this seat' }).last().click();
  await expect(bob.page.getByText('That is you')).toBeVisible();
  await expect(bob.page.getByRole('button', { name: /^(Free this seat|Close the table)/ })).toHaveCount(0);

  await ann.page.getByRole('button', { name: 'Free this seat of Bob' }).click();
  await expect(bob.page.getByText('That is you')).toHaveCount(0);
  await expect(bob.page.getByRole('button', { name: 'Take this seat' }).first()).toBeVisible();

  await ann.page.getByRole('button', { name: 'Close the table' }).click();
  const question = ann.page.getByRole('dialog', { name: 'Close this table?' });
  await keepPicture(ann.page, 'close-table-question');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await ann.page.getByRole('button', { name: 'Close the table' }).click();
  await question.getByRole('button', { name: 'Close the table' }).click();
  await expect(ann.page.getByText('The table is closed.')).toBeVisible();
  await expect(ann.page.getByRole('heading', { name: 'No open table right now' })).toBeVisible();
  await expect(bob.page.getByRole('heading', { name: 'This table is closed' })).toBeVisible();
});

test('a Hero that is dragged to the Battle Zones is placed, and one that is let go elsewhere is not', async ({
  visit,
}) => {
  const ann = await visit('Ann', { reducedMotion: 'no-preference' });
  const { page } = ann;
  const table = await startWithBot(ann);
  await table.drawCards();
  await expect(table.playable).toHaveCount(7);

  const card = table.playable.nth(2);
  const name = (await card.getAttribute('aria-label'))?.replace(', can be played', '') ?? '';
  await pickUp(page, await cornerOf(card));
  await page.mouse.move(640, 12, { steps: 4 });
  await page.mouse.up();
  await expect(table.playable, 'let go on nothing').toHaveCount(7);

  await pickUp(page, await cornerOf(card));
  // Whoever plays away fills the row from the right.
  const zone = await middleOf(table.zones.getByRole('button', { name: /can be chosen$/ }));
  await page.mouse.move(zone.x, zone.y, { steps: 8 });
  await keepPicture(page, 'dragging');
  await page.mouse.up();
  await expect(table.playable).toHaveCount(6);
  await expect(table.zones.getByRole('button', { name: `${name}, battle 1` })).toBeVisible();
  await keepPicture(page, 'dragged');
});

test('Escape puts back what is dragged', async ({ visit }) => {
  const ann = await visit('Ann');
  const table = await startWithBot(ann);
  await table.drawCards();
  await pickUp(ann.page, await cornerOf(table.playable.first()));
  await ann.page.keyboard.press('Escape');
  // Whoever plays away fills the row from the right.
  const zone = await middleOf(table.zones.getByRole('button', { name: /can be chosen$/ }));
  await ann.page.mouse.move(zone.x, zone.y, { steps: 4 });
  await ann.page.mouse.up();
  await expect(table.prompt).toContainText('Battle 1');
  await expect(table.playable).toHaveCount(7);
});

/** Goes from the lobby to the form of a new table, as someone who was here before. */
async function plansTable(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
  await page.getByRole('link', { name: 'New table', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'New table' })).toBeVisible();
}

/** Gives a match up. */
async function resigns(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}

type Point = { x: number; y: number };

/** Gets a point of a card that no neighbour covers. */
async function cornerOf(card: ReturnType<Page['locator']>): Promise<Point> {
  await card.hover(IN_SIGHT);
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not there.');
  return { x: box.x + IN_SIGHT.position.x, y: box.y + IN_SIGHT.position.y };
}

/** Gets the middle of something. */
async function middleOf(thing: ReturnType<Page['locator']>): Promise<Point> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Takes something with the mouse and lifts it a little. */
async function pickUp(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 4, y - 30, { steps: 4 });
}
