/** Hints at the table: where they are allowed, what they show, and how they go away. */

import { expect, keepPicture, PHONE, test } from './lib/fixture';
import { startTogether, startWithBot } from './lib/setup';

test('a hint marks the best choice, judges all of them, and goes with the move', async ({ visit }) => {
  const table = await startWithBot(await visit('Ann'), { mode: 'substitution' });
  const { page } = table;
  await table.drawCards();
  const button = page.getByRole('button', { name: /^(Hint|Thinking)/ });
  const panel = page.getByRole('region', { name: 'Hint' });
  const marked = page.getByRole('button', { name: /^Suggested: .*, can be played$/ });
  await expect(panel).toBeHidden();

  await button.click();
  await expect(panel.getByRole('heading', { name: 'What will probably happen' })).toBeVisible();
  await expect(button, 'the focus stays').toBeFocused();
  await expect(marked).toHaveCount(1);
  await expect(marked.getByText('★ Hint')).toBeVisible();
  const opinions = panel.getByRole('list').first().getByRole('listitem');
  await expect(opinions).toHaveCount(await table.playable.count());
  await expect(opinions.first()).toHaveText(/Place .*, the best\s*\d+%/);
  const best = /Place (.+ \(.+\)) for/.exec(await opinions.first().innerText())?.[1] ?? '?';
  await expect(page.getByRole('status').filter({ hasText: 'Hint:' })).toContainText(best);
  await keepPicture(page, 'hint');

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(marked).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(marked).toHaveCount(1);
  await table.settle(() => marked.click({ position: { x: 12, y: 30 } }));
  await expect(panel).toBeHidden();
  await expect(marked).toHaveCount(0);
});

test('an answer that is about no card is marked as well', async ({ visit }) => {
  const ann = await visit('Ann');
  // Who wins the coin flip is asked first: a coin falls well sooner or later.
  let table = await startWithBot(ann, { mode: 'substitution' });
  for (let flip = 0; flip < 12; flip += 1) {
    await expect(table.playable.or(table.answers).first()).toBeVisible();
    if ((await table.answers.count()) > 0) break;
    table = await startWithBot(ann, { mode: 'substitution' });
  }
  await table.page.keyboard.press('h');
  await expect(table.page.getByRole('button', { name: /^Suggested: / })).toHaveCount(1);
  await expect(table.answers, 'one of two is called a suggestion').toHaveCount(1);
});

test('between people there are no hints unless the host allows them', async ({ visit }) => {
  const [ann, bob] = [await visit('Ann'), await visit('Bob')];
  for (const [hints, count] of [
    [undefined, 0],
    ['allowed', 1],
  ] as const) {
    const tables = await startTogether(ann, bob, hints ? { hints } : {});
    const asked = await Promise.any(
      tables.map(async (table) => {
        await expect(table.decision).toBeVisible();
        return table;
      }),
    );
    await expect(asked.page.getByRole('button', { name: 'Hint' })).toHaveCount(count);
  }
});

test('on a small phone the hint is one line, and everything else stays in reach', async ({ visit }) => {
  const small = { ...PHONE, viewport: { width: 360, height: 640 } };
  const table = await startWithBot(await visit('Ann', small), { mode: 'substitution' });
  const { page } = table;
  await table.drawCards((target) => target.tap());
  await page.getByRole('button', { name: 'Hint' }).tap();
  const panel = page.getByRole('region', { name: 'Hint' });
  await expect(panel.getByText(/^\d+% Place/)).toBeVisible();
  expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(48);
  await keepPicture(page, 'hint-phone');
  await expect(table.zones).toBeInViewport();
  await panel.getByRole('button', { name: 'More' }).tap();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await keepPicture(page, 'hint-phone-open');
  const marked = page.getByRole('button', { name: /^Suggested: .*, can be played$/ });
  await expect(marked).toBeInViewport();
  await panel.getByRole('button', { name: 'Close the hint' }).tap();
  await expect(panel).toBeHidden();
});

test('a new table says whether hints are allowed, and offers every level of bot', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/new');
  const hints = page.getByRole('region', { name: 'Hints' });
  await expect(hints.getByRole('radio', { name: 'Off' })).toBeChecked();
  await page.getByRole('group', { name: 'Seat 2' }).getByText('Bot').click();
  await expect(hints.getByRole('radio', { name: 'Allowed' })).toBeChecked();
  const levels = page.getByLabel('How well it plays');
  await expect(levels).toHaveValue('normal');
  await expect(levels.getByRole('option')).toHaveCount(6);
  await expect(levels.getByRole('option').last()).toHaveText(/^Expert: /);
  await hints.getByText('Off').click();
  await keepPicture(page, 'new-table-hints', 'page');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ann against Normal Bot/);
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
});
