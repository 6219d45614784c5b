/** Two people: an invitation, a whole match with talk and undo, and a second match that one of them gives up. */

import type { Page } from '@playwright/test';

import { expect, keepPicture, test } from './lib/fixture';
import { IN_SIGHT, playTogether, Table } from './lib/table';

const MARKUP = '<img src=x onerror=alert(1)>';

test('two people play by an invite link, talk, take back, and play again with turned seats', async ({
  visit,
}) => {
  const [ann, bob] = [await visit('Ann'), await visit()];
  await ann.page.goto('/');
  await ann.page.getByRole('link', { name: 'New table', exact: true }).first().click();
  await ann.page.getByRole('button', { name: 'Make the table' }).click();
  const link = await ann.page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await keepPicture(ann.page, 'waiting-room-host');

  await bob.page.goto(link);
  await keepPicture(bob.page, 'waiting-room-guest');
  await bob.page.getByRole('button', { name: 'Take this seat' }).click();
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.page.getByRole('button', { name: 'Sit down' }).click();
  const [ours, theirs] = [new Table(ann.page), new Table(bob.page)];
  await expect(ours.prompt).toBeVisible();
  await expect(theirs.prompt).toBeVisible();

  await speak(ann.page, bob.page, MARKUP);
  await speak(bob.page, ann.page, 'Good luck, and “have fun”!');
  await keepPicture(ann.page, 'match-chat');

  await takeSides(ours, theirs);
  await undoAtOnce(ours);
  await undoWithdrawn(ours, theirs);
  await undoAgreed(ours, theirs);
  await undoRefused(ours, theirs);
  await playTogether(ann.page, bob.page);
  await expect(ours.result.getByRole('heading')).toHaveText(/^(You won|You lost|A tie)$/);
  const results = { 'You won': 'You lost', 'You lost': 'You won', 'A tie': 'A tie' };
  const own = (await ours.result.getByRole('heading').innerText()) as keyof typeof results;
  await expect(theirs.result.getByRole('heading')).toHaveText(results[own]);
  expect(await ours.lines(), 'both were told the same').toEqual(await theirs.lines());

  await rematch(ann.page, bob.page);
  await resign(bob.page, ann.page);
});

/** Lets one say something that the other reads as it was typed. */
async function speak(from: Page, to: Page, words: string): Promise<void> {
  await from.getByRole('textbox', { name: 'Say something' }).fill(words);
  await from.keyboard.press('Enter');
  for (const page of [from, to]) {
    const messages = page.getByRole('group', { name: 'Messages' });
    await expect(messages.getByText(words, { exact: false })).toBeVisible();
    await expect(page.locator('img[src="x"]'), 'markup is text').toHaveCount(0);
  }
  await expect(from.getByRole('textbox', { name: 'Say something' })).toHaveValue('');
}

/** Whoever won the coin flip takes a side; then both have cards. */
async function takeSides(one: Table, other: Table): Promise<void> {
  await expect(one.answers.or(one.prompt.filter({ hasText: 'Waiting' })).first()).toBeVisible();
  const winner = (await one.answers.count()) > 0 ? one : other;
  await winner.decide('answers');
  for (const table of [one, other]) await expect(table.playable).toHaveCount(7);
}

/** A move that showed nothing to anyone is taken back without a question. */
async function undoAtOnce({ page, playable, prompt }: Table): Promise<void> {
  const first = (await playable.first().getAttribute('aria-label')) ?? '';
  await playable.first().click(IN_SIGHT);
  await expect(prompt).toContainText('Battle 2');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(prompt).toContainText('Battle 1');
  await expect(playable).toHaveCount(7);
  await expect(page.getByRole('button', { name: first, exact: true })).toBeVisible();
}

/** One places, the other too, and one asks to take the first of these back. */
async function askToUndo(one: Table, other: Table): Promise<void> {
  await one.decide();
  await other.decide();
  await one.page.getByRole('button', { name: 'Ask to undo' }).click();
  await expect(one.page.getByText('You asked to take back your move. Waiting for Bob.')).toBeVisible();
  await expect(one.page.getByRole('button', { name: 'Asked to undo' })).toBeDisabled();
}

/** Whoever asked may think better of it, and the question is gone. */
async function undoWithdrawn(one: Table, other: Table): Promise<void> {
  await askToUndo(one, other);
  const question = other.page.getByRole('dialog', { name: 'Ann asks to take back a move' });
  await expect(question).toBeVisible();
  await one.page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(question).toBeHidden();
  await expect(one.page.getByText('You asked to take back your move.')).toHaveCount(0);
  await one.page.getByRole('button', { name: 'Ask to undo' }).click();
  await question.getByRole('button', { name: 'Yes, take it back' }).click();
  for (const table of [one, other]) await expect(table.playable).toHaveCount(7);
}

async function undoAgreed(one: Table, other: Table): Promise<void> {
  await askToUndo(one, other);
  const question = other.page.getByRole('dialog', { name: 'Ann asks to take back a move' });
  await expect(question).toBeVisible();
  await keepPicture(other.page, 'undo-question');
  await question.getByRole('button', { name: 'Yes, take it back' }).click();
  await expect(question).toBeHidden();
  // The table goes back to before the move that was asked for, so the other's later move is gone as well.
  for (const table of [one, other]) {
    await expect(table.playable).toHaveCount(7);
    await expect(table.prompt).toContainText('Battle 1');
    await expect(table.log.last()).toHaveText('Bob agrees that the move is taken back.');
  }
}

async function undoRefused(one: Table, other: Table): Promise<void> {
  await askToUndo(one, other);
  // A question that is put away stays on the page until it is answered.
  const question = other.page.getByRole('dialog', { name: 'Ann asks to take back a move' });
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(question).toBeHidden();
  await keepPicture(other.page, 'undo-question-put-off');
  await other.page.getByRole('button', { name: 'No, it stands' }).click();
  for (const table of [one, other]) {
    await expect(table.log.filter({ hasText: 'Bob does not agree.' })).toHaveCount(1);
    await expect(table.playable).toHaveCount(6);
    await expect(table.prompt).toContainText('Battle 2');
  }
  await expect(other.page.getByRole('button', { name: 'No, it stands' })).toHaveCount(0);
}

/** Both ask for a rematch and meet at one table, where the second seat is the first. */
async function rematch(one: Page, other: Page): Promise<void> {
  const before = one.url();
  await expect(one.getByRole('heading', { level: 1 })).toHaveText(/Ann against Bob/);
  await one.getByRole('button', { name: 'Rematch' }).click();
  await expect(one.getByText('Waiting for Bob. The match starts when every seat is taken.')).toBeVisible();
  await other.getByRole('button', { name: 'Join the rematch' }).click();
  for (const page of [one, other])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bob against Ann/);
  expect(one.url()).not.toBe(before);
  expect(other.url()).toBe(one.url());
}

async function resign(loser: Page, winner: Page): Promise<void> {
  await loser.getByRole('button', { name: 'Resign' }).click();
  const question = loser.getByRole('dialog', { name: 'Resign this match?' });
  await keepPicture(loser, 'resign-question');
  await question.getByRole('button', { name: 'Play on' }).click();
  await expect(question).toBeHidden();
  await loser.getByRole('button', { name: 'Resign' }).click();
  await question.getByRole('button', { name: 'Resign' }).click();
  await expect(new Table(loser).result.getByRole('heading')).toHaveText('You lost');
  await expect(new Table(winner).result.getByRole('heading')).toHaveText('You won');
  await expect(new Table(winner).result).toContainText('Bob resigned. Ann wins.');
  await keepPicture(winner, 'match-won-by-resignation');
}
