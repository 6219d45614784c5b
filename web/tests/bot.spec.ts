/** A whole match against a bot, from the lobby to the replay. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { expect, keepPicture, test } from './lib/fixture';
import { PROGRAM } from './lib/server';
import { Table } from './lib/table';

test('someone new makes a table, plays a bot to the end, checks the shuffle and sees it all again', async ({
  visit,
}, info) => {
  const { page } = await visit(null, { reducedMotion: 'no-preference' });
  await page.goto('/');
  await keepPicture(page, 'lobby-empty');
  await makeTableWithBot(page, 'Ann');

  const table = new Table(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ann against .*Bot/);
  await table.isAsked();
  await keepPicture(page, 'match-first-decision');
  await table.playToTheEnd('both');
  await expect(table.result).toBeVisible();
  await keepPicture(page, 'match-end');
  await expect(table.result.getByRole('listitem')).toHaveCount(2);
  await foldsTheResult(table);

  await checksTheShuffle(page);
  const told = await table.lines();
  await table.result.getByRole('link', { name: 'Replay' }).click();
  await stepsThrough(page, told);

  const file = info.outputPath('match.txt');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  await (await downloading).saveAs(file);
  expect(readFileSync(file, 'utf8')).toMatch(/^fracas replay 1\s/);
  const verdict = execFileSync(PROGRAM, ['replay', '--verify', file], { encoding: 'utf8' });
  expect(verdict, 'the program itself finds the file true').toMatch(/\S/);
});

async function makeTableWithBot(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'New table', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'New table' })).toBeVisible();
  await page.getByRole('group', { name: 'Mode' }).getByText('Substitution').click();
  await page.getByRole('group', { name: 'Seat 2' }).getByText('Bot').click();
  await keepPicture(page, 'new-table', 'page');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.getByLabel('Your name').fill(name);
  await keepPicture(page, 'new-table-name');
  await page.getByRole('button', { name: 'Make the table' }).click();
}

async function checksTheShuffle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  const check = page.getByRole('dialog', { name: 'Check of the shuffle' });
  await expect(check.getByText('Nobody chose the cards.')).toBeVisible();
  await expect(check.getByRole('listitem')).toHaveCount(3);
  await expect(check.getByRole('listitem').filter({ hasText: '✓' })).toHaveCount(3);
  await keepPicture(page, 'shuffle-check');
  await check.getByRole('button', { name: 'Close' }).click();
  await expect(check).toBeHidden();
}

/** Looks at the table without the result and goes back to it; the table stays where it is. */
async function foldsTheResult({ page, result, zones }: Table): Promise<void> {
  const before = await zones.boundingBox();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await expect(result.getByRole('listitem')).toHaveCount(0);
  await keepPicture(page, 'match-end-folded');
  expect(await zones.boundingBox()).toEqual(before);
  await expect(result.getByRole('link', { name: 'Replay' })).toBeVisible();
  await expect(result.getByRole('button', { name: /rematch/i })).toBeVisible();
  await result.getByRole('button', { name: 'Result' }).click();
  await expect(result.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(result.getByRole('listitem')).toHaveCount(0);
}

/** Goes through a replay to its end and back, and compares it with what was told in the match. */
async function stepsThrough(page: Page, told: string[]): Promise<void> {
  const step = page.getByRole('slider', { name: 'Step' });
  const on = page.getByRole('button', { name: 'Step on' });
  const back = page.getByRole('button', { name: 'Step back' });
  const { result, prompt } = new Table(page);
  await expect(step).toHaveValue('0');
  await expect(back).toBeDisabled();
  const last = Number(await step.getAttribute('max'));
  for (let at = 1; at <= last; at += 1) {
    await on.click();
    await expect(step).toHaveValue(String(at));
    await expect(page.getByText(/^(Your turn|Waiting for your opponent)/)).toHaveCount(0);
    // A choice is told as it was offered, after the name of who made it.
    if (at < last) await expect(prompt).toHaveText(/^(Ann|.*Bot.*)(:| )/);
    if (at === Math.ceil(last / 2)) await keepPicture(page, 'replay-middle');
  }
  await expect(on).toBeDisabled();
  await expect(result).toBeVisible();
  await keepPicture(page, 'replay-end');
  await back.click();
  await expect(step).toHaveValue(String(last - 1));
  await expect(result).toBeHidden();
  await page.getByRole('button', { name: 'First step' }).click();
  await expect(step).toHaveValue('0');

  const moves = (
    await page.getByRole('complementary', { name: 'Moves' }).getByRole('listitem').allInnerTexts()
  ).join();
  expect(moves, 'a move is told in words').not.toMatch(/\b(place|substitute|side) [a-z0-9]+-/);
  for (const line of told.filter((line) => /wins Battle|is a tie/.test(line))) expect(moves).toContain(line);
}
