/** In every window, what lies before the viewer and what is asked are in sight, and everything can be read. */

import type { Locator, Page } from '@playwright/test';

import { expect, keepPicture, test } from './lib/fixture';
import { startWithBot } from './lib/setup';
import { Table } from './lib/table';

/** Small windows, low ones and large ones. */
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

for (const viewport of WINDOWS) {
  const size = `${viewport.width}x${viewport.height}`;

  test(`the own row, the hand and the question are in sight (${size})`, async ({ visit }) => {
    const ann = await visit('Ann', { viewport });
    const table = await startWithBot(ann, { mode: 'substitution' });
    await table.drawCards();
    const width = await cardWidth(ann.page);
    await isAllInSight(table);
    await table.decide('cards');
    await table.decide('cards');
    await isAllInSight(table);
    await keepPicture(ann.page, `sizes-${size}-line-up`);

    const keep = ann.page.getByRole('button', { name: 'Keep the Hero you placed' });
    while ((await keep.count()) === 0) {
      await table.decide('cards');
      await table.isAsked();
    }
    await isAllInSight(table);
    await inSight(keep);
    await table.decide('answers');
    await table.isAsked();
    await isAllInSight(table);
    await keepPicture(ann.page, `sizes-${size}-battle`);
    expect(await cardWidth(ann.page), 'nothing has grown or shrunk').toBe(width);
    expect(await covered(ann.page), 'no mark covers a number or a kind').toEqual([]);
    expect(await cut(ann.page.locator('.piles h3')), 'no label of a pile is cut').toEqual([]);
  });
}

test('cards are shown in full in a common window', async ({ visit }) => {
  const ann = await visit('Ann', { viewport: { width: 1280, height: 800 } });
  const table = await startWithBot(ann);
  await table.drawCards();
  expect(await cardWidth(ann.page)).toBeGreaterThanOrEqual(90);
});

test('an empty place that is asked for can be clicked and dropped on', async ({ visit }) => {
  const ann = await visit('Ann');
  const table = await startWithBot(ann);
  await table.drawCards();
  const place = ann.page.getByRole('button', { name: /^Battle Zones, Battle \d, empty, can be chosen$/ });
  await expect(place).toHaveCount(1);
  const card = table.playable.first();
  const name = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await table.settle(() => card.dragTo(place));
  await expect(table.zones.getByRole('button', { name: new RegExp(`^${name}, `) })).toBeVisible();

  await place.click();
  await expect(ann.page.getByRole('menu')).toBeVisible();
  await table.settle(() => ann.page.getByRole('menuitem').first().click());
  await expect(table.playable).toHaveCount(5);
});

/** The page does not scroll, and nothing that matters is off the screen or under something else. */
async function isAllInSight(table: Table): Promise<void> {
  const { page } = table;
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(beyond, { message: 'the page does not scroll' }).toBeLessThanOrEqual(0);
  await inSight(table.prompt);
  await inSight(table.zones);
  await inSight(table.hand);
}

/** All corners of a thing are on the screen, and none of them is covered. */
async function inSight(target: Locator): Promise<void> {
  const hidden = () =>
    target.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const corners = [
        [left + 8, top + 8],
        [right - 8, top + 8],
        [left + 8, bottom - 8],
        [right - 8, bottom - 8],
      ] as const;
      const isSeen = ([x, y]: readonly [number, number]): boolean => {
        const found = document.elementsFromPoint(x, y);
        return found.some((other) => other === element || element.contains(other));
      };
      return {
        isInside: 0 <= top && bottom <= innerHeight,
        unseen: corners.filter((at) => !isSeen(at)).length,
      };
    });
  await expect.poll(hidden).toEqual({ isInside: true, unseen: 0 });
}

/** Gets how wide a card of the own row is drawn. */
function cardWidth(page: Page): Promise<number> {
  return page
    .locator('[data-area="zones.0"] .spot')
    .first()
    .evaluate((spot) => spot.getBoundingClientRect().width);
}

/** Gets the marks that lie over a number or the kind of a card. */
function covered(page: Page): Promise<string[]> {
  return page.locator('.item').evaluateAll((items) =>
    items.flatMap((item) => {
      const boxes = (selector: string) =>
        [...item.querySelectorAll(selector)]
          .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }))
          .filter(({ box }) => 0 < box.width);
      const isOver = (one: DOMRect, other: DOMRect): boolean =>
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 1 &&
        other.top < one.bottom - 1;
      const printed = boxes('.card .main, .card .kind, .card .figure');
      return boxes('.badge').flatMap((badge) =>
        printed.filter(({ box }) => isOver(badge.box, box)).map(({ text }) => `${badge.text} over ${text}`),
      );
    }),
  );
}

/** Gets the texts that do not fit their place. */
function cut(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) =>
    elements
      .filter((element) => 1 < element.clientWidth && element.clientWidth < element.scrollWidth)
      .map((element) => element.textContent),
  );
}
