/** A whole match by taps on the small screens of phones. */

import type { Locator, Page } from '@playwright/test';

import { expect, keepPicture, PHONE, PHONES, test } from './lib/fixture';
import { startWithBot } from './lib/setup';
import { IN_SIGHT, Table, type Press } from './lib/table';

/** How much of a thing must be on the screen, in each direction. */
const FINGER = 32;

const tap: Press = (target) => target.tap(IN_SIGHT);

for (const viewport of PHONES) {
  const size = `${viewport.width}x${viewport.height}`;

  test(`a match is made and played by taps, and nothing scrolls sideways (${size})`, async ({ visit }) => {
    const { page } = await visit(null, { ...PHONE, viewport });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fits(page);
    await page.getByRole('link', { name: 'New table', exact: true }).first().tap();
    await fits(page);
    await page.getByRole('group', { name: 'Mode' }).getByText('Substitution').tap();
    await page.getByRole('group', { name: 'Seat 2' }).getByText('Bot').tap();
    await fits(page);
    await page.getByRole('button', { name: 'Make the table' }).tap();
    await page.getByLabel('Your name').fill('Maximilian Featherstonehaugh-Cholmondeley');
    await page.getByRole('button', { name: 'Make the table' }).tap();

    const table = new Table(page);
    for (let turn = 0; await table.isAsked(); turn += 1) {
      await fits(page);
      await everythingIsInReach(table);
      if (turn % 4 === 0) await keepPicture(page, `phone-${size}-turn-${turn}`);
      await table.decide(turn % 2 === 0 ? 'cards' : 'answers', tap);
    }
    await fits(page);
    await keepPicture(page, `phone-${size}-end`);
    await inReach(table.result.getByRole('button', { name: 'Rematch' }));
    await table.result.getByRole('link', { name: 'Replay' }).tap();
    await page.getByRole('button', { name: 'Step on' }).tap();
    await expect(page.getByRole('slider', { name: 'Step' })).toHaveValue('1');
    await fits(page);
    await keepPicture(page, `phone-${size}-replay`);
  });
}

test('a long press shows a card large and plays nothing', async ({ visit }) => {
  const ann = await visit('Ann', PHONE);
  const table = await startWithBot(ann);
  await table.drawCards(tap);
  const card = table.playable.first();
  const name = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await expect(table.playable).toHaveCount(7);

  const finger = await touch(card);
  const large = ann.page.getByRole('dialog', { name });
  await expect(large).toBeVisible();
  await keepPicture(ann.page, 'phone-long-press');
  await finger.lift();
  await expect(table.playable, 'it is still in the hand').toHaveCount(7);
  await expect(table.prompt).toContainText('Battle 1');

  await large.getByRole('button', { name: 'Close' }).first().tap();
  await expect(large).toBeHidden();
  await table.decide('cards', tap);
});

test('log, chat and the table’s own buttons are a tap away', async ({ visit }) => {
  const ann = await visit('Ann', PHONE);
  const { page } = ann;
  const table = await startWithBot(ann);
  await table.isAsked();
  await page.getByRole('button', { name: 'Chat', exact: true }).tap();
  await page
    .getByRole('textbox', { name: 'Say something' })
    .fill('A rather long sentence without any point to it.');
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(
    page.getByRole('group', { name: 'Messages' }).getByText('A rather long sentence'),
  ).toBeVisible();
  await fits(page);
  await keepPicture(page, 'phone-chat');
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await expect(table.log.first()).toBeVisible();
  await fits(page);
  await page.getByRole('button', { name: 'Table', exact: true }).tap();
  await page.getByRole('button', { name: 'Rules' }).tap();
  await expect(page.getByRole('dialog', { name: 'Rules' }).getByRole('searchbox')).toBeVisible();
  await fits(page);
  await keepPicture(page, 'phone-rules');
});

/** The page is as wide as the screen: nothing sticks out. */
async function fits(page: Page): Promise<void> {
  const widths = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(widths, { message: 'the page does not scroll sideways' }).toBeLessThanOrEqual(0);
}

/** All that can be done can be scrolled to, and is large enough to be touched. */
async function everythingIsInReach(table: Table): Promise<void> {
  await inReach(table.playable.or(table.answers).or(table.decision));
}

async function inReach(targets: Locator): Promise<void> {
  const missed = await targets.evaluateAll((elements, least) => {
    const isInReach = (element: Element): boolean => {
      element.scrollIntoView({ block: 'nearest' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return least <= Math.min(width, height);
    };
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
    return elements.filter((element) => !isInReach(element)).map(nameOf);
  }, FINGER);
  expect(missed, 'out of the reach of a finger').toEqual([]);
}

/** Puts a finger on something and leaves it there. */
async function touch(target: Locator): Promise<{ lift: () => Promise<void> }> {
  const page = target.page();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  const point = { x: box.x + IN_SIGHT.position.x, y: box.y + IN_SIGHT.position.y };
  const device = await page.context().newCDPSession(page);
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  return {
    lift: async () => {
      await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  };
}
