/** A deck with Plays is built beside its validator, brought to a table of Playmaker, and played to the end. */

import type { Locator, Page } from '@playwright/test';

import { expect, keepPicture, PHONE, test } from './lib/fixture';
import { startWithBot } from './lib/setup';
import { byWish, IN_SIGHT, Table } from './lib/table';

/** Plays whose effect has nothing to do with Hot Dogs: all that these cost is what is paid for them. */
const PLAIN =
  /^(1-4-1 Play|Tough Call|Only Upside|Steel Flipper|Robin Who|Rob Peter Pay Paul|2 Get 10|Make It, Take It|Immunity|Buff Up 15|Opp Loses 15|Front Run|Heads I Win, Tails You Lose)$/;

test('a deck is mended until it is legal and wins or loses a match of Playmaker', async ({ visit }) => {
  const { page } = await visit('Ann');
  await buildsDeck(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('Legends of Ann is legal: 60 heroes, 30 plays')).toBeVisible();
  await page.getByRole('group', { name: 'Mode' }).getByText('Playmaker').click();
  await page.getByRole('group', { name: 'Seat 2' }).getByText('Bot').click();
  await page.getByLabel('How well it plays').selectOption('greedy');
  // No Play of this deck takes Hot Dogs from an opponent or keeps one from running Plays.
  await page.getByLabel('Its deck', { exact: true }).selectOption({ label: 'Alpha Legends' });
  await keepPicture(page, 'playmaker-new-table', 'page');
  await page.getByRole('button', { name: 'Make the table' }).click();

  const match = new Playmaker(page);
  await match.linesUp();
  await match.substitutes();
  await match.runsAPlay();
  await keepPicture(page, 'playmaker-ran');
  await match.playsOn();
  await match.hasResult();
  await keepPicture(page, 'playmaker-end');
});

/** Takes a Play out of a premade deck, is told what is wrong, puts another in, and saves it. */
async function buildsDeck(page: Page): Promise<void> {
  await page.goto('/decks/new?game=battle-arena&from=alpha-legends');
  const verdict = page.getByRole('region', { name: 'Is it legal?' });
  await page.getByLabel('Mode').selectOption('playmaker');
  await expect(verdict).toContainText('This deck is legal');
  const deck = page.getByRole('region', { name: 'Your deck' });
  const magic = deck.getByRole('listitem').filter({ hasText: 'Late-Game Magic' });
  await magic.getByRole('button', { name: /^Remove one/ }).click();
  await expect(verdict).toContainText('Plays 29 / 30');
  await expect(verdict).toContainText('29 cards; in standard there are exactly 30.');
  await expect(verdict).not.toContainText('This deck is legal');
  await keepPicture(page, 'playmaker-deck-offence');

  await page.getByRole('group', { name: 'Section' }).getByText('Plays').click();
  await page.getByRole('searchbox', { name: 'Search the cards' }).fill('Opp Loses 15');
  const pool = page.getByRole('region', { name: 'Cards to choose from' });
  await pool
    .getByRole('button', { name: /^Add Opp Loses 15/ })
    .first()
    .click();
  await expect(verdict).toContainText('This deck is legal');
  await page.getByLabel('Name of the deck').fill('Legends of Ann');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Legends of Ann is saved.')).toBeVisible();
  await keepPicture(page, 'playmaker-deck');
}

/** A match of Playmaker as Ann plays it. */
class Playmaker {
  readonly page: Page;
  readonly table: Table;
  /** The Plays in hand that can be run. */
  readonly runnable: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = new Table(page);
    this.runnable = page.getByLabel(/^Your Plays, /).getByRole('button', { name: /, can be played$/ });
  }

  /** Places Heroes until the first Battle. */
  async linesUp(): Promise<void> {
    await this.table.drawCards();
    await keepPicture(this.page, 'playmaker-line-up');
    for (let battle = 1; battle < 7; battle += 1) {
      await expect(this.table.prompt).toHaveText(`Which Hero fights in Battle ${battle}?`);
      await this.table.decide('cards');
    }
  }

  /** Brings in a Hero for the first Battle, which costs two Hot Dogs. */
  async substitutes(): Promise<void> {
    await expect(this.table.prompt).toHaveText('Battle 1: substitute, or keep the Hero you placed?');
    await expect.poll(() => this.hotDogs(), 'ten Hot Dogs').toBe(10);
    await expect(this.page.getByLabel(/^Your Plays, 4 /)).toBeVisible();
    await expect(this.runnable, 'no Play is run before the Battle').toHaveCount(0);
    await this.table.decide('cards');
    await expect.poll(() => this.hotDogs(), 'two are paid').toBe(8);
  }

  /** Runs a Play of the first Battle from the hand: with 8 Hot Dogs and at least 3 Plays there is always one. */
  async runsAPlay(): Promise<void> {
    await expect(this.table.prompt).toHaveText('Battle 1: run a Play, or stop?');
    await expect(this.runnable.first()).toBeVisible();
    await keepPicture(this.page, 'playmaker-plays');
    await this.runs();
  }

  /** Runs the first Play that can be, answers what it asks, and checks what was paid. */
  async runs(): Promise<void> {
    const { table } = this;
    const [asked, before] = [await table.prompt.innerText(), await this.hotDogs()];
    const ran = table.log.filter({ hasText: /^Ann runs (?!no more)/ });
    const count = await ran.count();
    await this.runnable.first().click(IN_SIGHT);
    await expect(ran, 'what is run is told').not.toHaveCount(count);
    const [, name = '', paid = '0'] =
      /^Ann runs (.+) for (?:free|(\d+) Hot Dogs?)\.$/.exec(await ran.nth(count).innerText()) ?? [];
    expect(name, 'the line names the Play').not.toBe('');
    while ((await table.isAsked()) && !/^Battle \d: /.test(await table.prompt.innerText())) {
      await table.choose(([first = '']) => first);
    }
    if (!PLAIN.test(name) || !(await table.isAsked())) return;
    // Afterwards the opponent may have run Plays.
    if ((await table.prompt.innerText()) !== asked) return;
    expect(await this.hotDogs(), `${name} was paid for`).toBe(before - Number(paid));
  }

  /** Plays to the end: no more than two Plays a Battle, and no substitutions. */
  async playsOn(): Promise<void> {
    const { table } = this;
    for (let step = 0; await table.isAsked(); step += 1) {
      const isTurn = /: run a Play, or stop\?$/.test(await table.prompt.innerText());
      if (isTurn && step % 3 < 2 && 0 < (await this.runnable.count())) await this.runs();
      else await table.choose(byWish(/^Keep the Hero/, /^Run no more/, /./));
    }
  }

  /** Checks that the result is what the log says. */
  async hasResult(): Promise<void> {
    await expect(this.table.result).toBeVisible();
    const told = await this.table.lines();
    const won = (name: string): number =>
      told.filter((line) => new RegExp(`^${name} wins Battle \\d\\.$`).test(line)).length;
    const [own, other] = [won('Ann'), won('Greedy Bot')];
    const verdict = own === other ? 'A tie' : other < own ? 'You won' : 'You lost';
    await expect(this.table.result).toHaveAccessibleName(verdict);
    const places = this.table.result.getByRole('listitem');
    await expect(places.filter({ hasText: 'Ann' })).toContainText(new RegExp(`${own}$`));
    await expect(places.filter({ hasText: 'Greedy Bot' })).toContainText(new RegExp(`${other}$`));
    expect(told.at(-1)).toBe(
      own === other ? 'The game is a tie.' : `${other < own ? 'Ann' : 'Greedy Bot'} wins the game.`,
    );
  }

  /** Counts one's Hot Dogs. */
  async hotDogs(): Promise<number> {
    const name = await this.page.getByLabel(/^Your Hot Dogs\b/).getAttribute('aria-label');
    return Number(/\d+/.exec(name ?? '')?.[0] ?? 0);
  }
}

test('on a phone both hands, the Battle and one’s Hot Dogs are in sight, and a Play is run by a tap', async ({
  visit,
}) => {
  const ann = await visit('Ann', PHONE);
  const { page } = ann;
  const table = await startWithBot(ann, {
    mode: 'playmaker',
    deck: 'alpha-legends',
    botDeck: 'alpha-legends',
  });
  await table.drawCards((target) => target.tap());
  while (/^Which Hero/.test(await table.prompt.innerText())) {
    await table.decide('cards', (target) => target.tap(IN_SIGHT));
  }
  await expect(table.prompt).toHaveText(/^Battle 1: substitute/);
  await keepPicture(page, 'playmaker-phone-bench');
  const plays = page.getByLabel(/^Your Plays, /);
  const [bench, peek] = [await table.hand.boundingBox(), await plays.boundingBox()];
  expect(peek?.height, 'of the other hand the names are seen').toBeLessThan((bench?.height ?? 0) / 2);
  for (const place of ['Your Battle Zones', 'Your Hot Dogs', 'Your Bench', 'Your Plays']) {
    await expect(page.getByLabel(new RegExp(`^${place}, `)), place).toBeInViewport({ ratio: 0.9 });
  }
  await table.settle(() => page.getByRole('button', { name: 'Keep the Hero you placed' }).tap());
  await expect(table.prompt).toHaveText(/^Battle 1: run a Play/);
  await keepPicture(page, 'playmaker-phone-plays');
  await plays
    .getByRole('button', { name: /, can be played$/ })
    .first()
    .tap(IN_SIGHT);
  await table.isAsked();
  await expect(page.getByRole('list', { name: 'Your numbers' })).toContainText('1 Play run');
  await keepPicture(page, 'playmaker-phone-ran');
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
});
