/** Cards move on the table, unless someone asked for calm. */

import type { Page } from '@playwright/test';

import { expect, keepPicture, test } from './lib/fixture';
import { startWithBot } from './lib/setup';
import { Table } from './lib/table';

/** What has moved on a page: by script, and by style for longer than the eye can see. */
interface Moves {
  byScript: string[];
  byStyle: string[];
}

const LONG_MS = 20;

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
