/** OverPower: a deck of a team and its cards, and a Venture match that is played to its end. */

import { expect, keepPicture, PHONE, test } from './lib/fixture';
import { startWithBot, type Wish } from './lib/setup';
import type { Pick, Press } from './lib/table';

const VENTURE: Wish = { game: 'overpower', mode: 'venture', options: { first: 'seat-0' } };

test('the team of a deck is shown by its sections, and judged', async ({ visit }) => {
  const { page } = await visit('Ann');
  await page.goto('/decks/new?game=overpower&from=sons-of-barsoom');
  const verdict = page.getByRole('region', { name: 'Is it legal?' });
  await expect(verdict).toContainText('This deck is legal');
  await keepPicture(page, 'overpower-deck', 'page');
  const deck = page.getByRole('region', { name: 'Your deck' });
  await deck
    .getByRole('listitem')
    .filter({ hasText: 'John Carter of Mars' })
    .first()
    .getByRole('button', { name: /^Remove one/ })
    .click();
  await expect(verdict).not.toContainText('This deck is legal');
  await keepPicture(page, 'overpower-deck-offence');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(verdict).toContainText('This deck is legal');
});

test('a Venture match is played to its end', async ({ visit }) => {
  const ann = await visit('Ann');
  const { page } = ann;
  const table = await startWithBot(ann, VENTURE);
  const asked = new Set<string>();
  for (let step = 0; await table.isAsked(); step += 1) {
    asked.add(await table.prompt.innerText());
    if ([2, 6, 12, 30].includes(step)) await keepPicture(page, `overpower-${step}`);
    await table.choose(fighting);
  }
  await keepPicture(page, 'overpower-end');
  const questions = [...asked].join('\n');
  expect(questions).toContain('You have won the toss. Do you go first or second?');
  expect(questions).toContain('How many Objectives do you venture?');
  expect(questions).toContain('Fight this battle, or concede it?');
  expect(questions).toContain('Your turn. What do you do?');
  expect(questions).toMatch(/ plays .*\. Whom is it aimed at\?/);
  await expect(table.result).toBeVisible();
  const told = (await table.allLines()).join('\n');
  expect(told).toMatch(/ hits .* for \d+ damage\./);
  expect(told).toMatch(/Ann ventures \d+ Objectives?\./);
});

test('on a phone the teams are in sight, and a turn is played by taps', async ({ visit }) => {
  const ann = await visit('Ann', PHONE);
  const { page } = ann;
  const tap: Press = (target) => target.tap();
  const table = await startWithBot(ann, VENTURE);
  await expect(page.getByLabel(/^Your Team, /)).toBeVisible();
  for (let step = 0; step < 8 && (await table.isAsked()); step += 1) {
    await table.choose(fighting, tap);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
  }
  await keepPicture(page, 'overpower-phone');
});

/** Attacks whenever that is possible, defends where it can, and places nothing. */
const fighting: Pick = (labels) => {
  const wishes = [
    / attacks with /,
    /^Aim at /,
    / (blocks|avoids|negates) /,
    /^Place no more/,
    /^Venture 2/,
    /^Fight/,
  ];
  const found = wishes.map((wish) => labels.find((label) => wish.test(label))).find((it) => it !== undefined);
  return found ?? labels[0] ?? '';
};
