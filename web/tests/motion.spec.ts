/** Cards move on the table, unless someone asked for calm. */

import type { Page } from '@playwright/test';

import { expect, keepPicture, test } from './lib/fixture';
import { sitDown, startWithBot, waitForSomeone } from './lib/setup';
import { Table } from './lib/table';

/** What has moved on a page: by script, and by style for longer than the eye can see. */
interface Moves {
  byScript: string[];
  byStyle: string[];
}

const LONG_MS = 20;
/** A match takes at least so many Battles. */
const FEWEST = 4;
const isBattle = (line: string): boolean => /wins Battle \d|Battle \d is a tie/.test(line);

test('with reduced motion nothing moves, and a match is played all the same', async ({ visit }) => {
  const ann = await visit('Ann', { reducedMotion: 'reduce' });
  await watchMoves(ann.page);
  const table = await startWithBot(ann, { mode: 'substitution' });
  await table.playToTheEnd('both');
  await expect.poll(() => running(ann.page), 'nothing is left running').toBe(0);
  expect(await movesOn(ann.page)).toEqual({ byScript: [], byStyle: [] });
});

test('with motion a card that is played flies to its place', async ({ visit }) => {
  const ann = await visit('Ann', { reducedMotion: 'no-preference' });
  await watchMoves(ann.page);
  const table = await startWithBot(ann);
  await table.drawCards();
  await expect.poll(() => running(ann.page)).toBe(0);
  const before = (await movesOn(ann.page)).byScript.length;
  await table.decide();
  await expect.poll(async () => (await movesOn(ann.page)).byScript.slice(before)).toContain('transform');
  await expect.poll(() => running(ann.page), 'it comes to rest').toBe(0);
  await table.playToTheEnd();
});

test('the setting of the page counts for more than that of the system', async ({ visit }) => {
  const ann = await visit('Ann', { reducedMotion: 'no-preference' });
  await watchMoves(ann.page);
  await ann.page.goto('/');
  await chooseAnimations(ann.page, 'Off');
  const table = await startWithBot(ann);
  await table.playToTheEnd();
  expect((await movesOn(ann.page)).byScript).toEqual([]);

  await chooseAnimations(ann.page, 'On');
  await ann.page.emulateMedia({ reducedMotion: 'reduce' });
  const another = await startWithBot(ann);
  await another.isAsked();
  await another.decide();
  await expect.poll(async () => (await movesOn(ann.page)).byScript).toContain('transform');
  await another.playToTheEnd();
});

test('a table is drawn as it is while things still move', async ({ visit }) => {
  // Whoever is faster than the cards must not be held up by them.
  const ann = await visit('Ann', { reducedMotion: 'no-preference' });
  const table = await startWithBot(ann);
  await table.drawCards();
  for (let left = 7; left > 2; left -= 1) {
    await expect(table.playable).toHaveCount(left);
    await table.playable.first().dispatchEvent('click');
    await expect(table.prompt).not.toContainText(`Battle ${8 - left} `);
  }
  await keepPicture(ann.page, 'cards-in-flight');
  await new Table(ann.page).playToTheEnd();
});

test('the Battles are shown one after the other, and the result comes last', async ({ visit }) => {
  const ann = await visit('Ann', { reducedMotion: 'no-preference' });
  await watchCaptions(ann.page);
  const table = await startWithBot(ann);
  await placesAll(table);
  await expect(ann.page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await expect(table.result).toBeHidden();
  await expect(ann.page, 'nobody is called while it is shown').not.toHaveTitle(/Your turn/);
  await keepPicture(ann.page, 'battle-shown');
  await expect(table.result).toBeVisible();
  await keepPicture(ann.page, 'result-landed');
  const shown = (await captionsOn(ann.page)).filter(isBattle);
  expect(shown.length).toBeGreaterThanOrEqual(FEWEST);
  expect(shown).toEqual((await table.lines()).filter(isBattle));
});

for (const [way, skip] of [
  ['a click on the table', (table: Table) => table.zones.click()],
  ['Escape', (table: Table) => table.page.keyboard.press('Escape')],
  ['the button', (table: Table) => table.page.getByRole('button', { name: 'Skip' }).click()],
] as const) {
  test(`${way} goes to the end of what is shown`, async ({ visit }) => {
    const ann = await visit('Ann', { reducedMotion: 'no-preference' });
    const table = await startWithBot(ann);
    await placesAll(table);
    await expect(ann.page.getByRole('button', { name: 'Skip' })).toBeVisible();
    await skip(table);
    await expect(table.result).toBeVisible({ timeout: 1500 });
    const told = (await table.lines()).filter(isBattle);
    expect(told.length, 'no line is left out').toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(told).size, 'and none is told twice').toBe(told.length);
  });
}

test('someone who waited sees the coin fall before anyone is asked', async ({ visit }) => {
  const [ann, bob] = [await visit('Ann', { reducedMotion: 'no-preference' }), await visit('Bob')];
  await watchCaptions(ann.page);
  const id = await waitForSomeone(ann);
  await expect(ann.page.getByRole('heading', { level: 1 })).toBeVisible();
  await sitDown(bob, id, 1);
  await expect(ann.page.locator('.caption .coin')).toBeVisible();
  const table = new Table(ann.page);
  await expect(table.prompt).toHaveText('');
  await keepPicture(ann.page, 'coin-flip');
  await expect(table.prompt).not.toHaveText('');
  expect((await captionsOn(ann.page))[0]).toMatch(/^(Ann|Bob) wins the coin flip\.$/);

  await ann.page.reload();
  await expect(table.prompt).not.toHaveText('');
  await expect(ann.page.locator('.caption'), 'whoever comes back sees no old news').toHaveCount(0);
});

test('a card that comes to lie under a resting pointer is not shown large', async ({ visit }) => {
  const ann = await visit('Ann', { reducedMotion: 'no-preference' });
  const table = await startWithBot(ann);
  await table.drawCards();
  const large = ann.page.locator('.preview');
  // Cards may still be on their way, and what the bot does meanwhile takes the large one away again.
  await expect(async () => {
    await table.playable.nth(3).hover({ position: { x: 18, y: 40 } });
    await table.playable.nth(3).hover({ position: { x: 19, y: 40 } });
    await expect(large).toBeVisible({ timeout: 800 });
  }).toPass({ timeout: 20_000 });
  await table.settle(() => table.playable.first().dispatchEvent('click'));
  await expect(large).toBeHidden();
  await expect.poll(() => running(ann.page)).toBe(0);
  await table.settle(() => table.playable.first().dispatchEvent('click'));
  await expect.poll(() => running(ann.page)).toBe(0);
  await expect(large).toBeHidden();
});

/** Plays until nothing is asked any more, and does not wait for what comes then. */
async function placesAll(table: Table): Promise<void> {
  await table.drawCards();
  for (let left = 7; left > 1; left -= 1) {
    await expect(table.playable).toHaveCount(left);
    await table.settle(() => table.playable.first().dispatchEvent('click'));
  }
}

/** Notes from now on what is written across the middle of the table. */
async function watchCaptions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const captions: string[] = [];
    Object.assign(window, { captions });
    new MutationObserver(() => {
      const text = document.querySelector('.caption .text')?.textContent ?? '';
      if (text !== '' && text !== captions.at(-1)) captions.push(text);
    }).observe(document, { subtree: true, childList: true });
  });
}

function captionsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { captions: string[] }).captions);
}

async function chooseAnimations(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: /Menu and settings/ }).click();
  await page.getByRole('group', { name: 'Animations' }).getByText(label, { exact: true }).click();
  await page.keyboard.press('Escape');
}

/** Notes from now on whatever starts to move. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript((long) => {
    const moves: Moves = { byScript: [], byStyle: [] };
    Object.assign(window, { moves });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const first = Array.isArray(keyframes) ? keyframes[0] : keyframes;
      moves.byScript.push(Object.keys(first ?? {})[0] ?? '');
      return animate.call(this, keyframes, options);
    };
    for (const kind of ['animationstart', 'transitionrun']) {
      document.addEventListener(kind, ({ target }) => {
        const running = target instanceof Element ? target.getAnimations({ subtree: false }) : [];
        for (const each of running) {
          const { duration } = each.effect?.getComputedTiming() ?? {};
          if (typeof duration === 'number' && duration > long && each instanceof CSSAnimation) {
            moves.byStyle.push(each.animationName);
          }
          if (typeof duration === 'number' && duration > long && each instanceof CSSTransition) {
            moves.byStyle.push(each.transitionProperty);
          }
        }
      });
    }
  }, LONG_MS);
}

function movesOn(page: Page): Promise<Moves> {
  return page.evaluate(() => (window as unknown as { moves: Moves }).moves);
}

/** Counts what is moving right now. */
function running(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
}
