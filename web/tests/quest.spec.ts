/** A game with a board, a shop and decks that grow: made in the lobby and played to the end through the page. */

import type { Locator, Page } from '@playwright/test';

import { expect, keepPicture, PHONE, test } from './lib/fixture';
import { startWithBot, type Wish } from './lib/setup';
import { byWish, IN_SIGHT, Table, type Pick, type Press } from './lib/table';

/** What is done before one thinks about moving: cards are played, whoever is near is hit, weapons are bought. */
const WISHES = [/^Play Battery/, /^Attack /, /^Play /, /^Pay /, /^Buy (Heavy Hammer|Rivet Gun)/, /^Push /];

const ARENA = `game = "robot-quest"
[[arena]]
id = "back-yard"
name = "Back Yard"
about = "a wall beside a corner"
rows = [
  "S # . . . . S",
  ${'". . . . . . .",\n  '.repeat(5)}"S . . . . . S",
]
`;

const SHORT: Wish = { game: 'robot-quest', mode: 'rumble', options: { 'blue-cubes': '1' } };

test('someone makes a table with a bot and plays to the end', async ({ visit }) => {
  const { page } = await visit('Ann');
  await page.goto('/');
  await page.getByRole('link', { name: 'New table of Robot Quest Arena' }).click();
  await choosesSeats(page);
  await page.getByLabel('Blue cubes').selectOption('1');
  await keepPicture(page, 'quest-new-table', 'page');
  await page.getByRole('button', { name: 'Make the table' }).click();

  const table = new Table(page);
  await picksRobots(table);
  await keepPicture(page, 'quest-first-turn');
  await seesMarks(table);
  await seesPush(table, 12);
  await keepPicture(page, 'quest-middle');
  while (await table.choose(hunting(page)));
  await keepPicture(page, 'quest-end');
  await expect(table.result.getByRole('listitem')).toHaveCount(2);
  const told = (await table.lines()).join('\n');
  expect(told).toMatch(/Ann plays Battery\./);
  expect(told).toMatch(/Greedy Bot.s turn\./);
});

test('cards, robots and spaces are used where they lie', async ({ visit }) => {
  const ann = await visit('Ann');
  const { page } = ann;
  const table = await startWithBot(ann, { ...SHORT, options: { boards: 'dealt' } });
  await picksRobots(table);

  const battery = handOf(page).getByRole('button', { name: /^Battery, can be played$/ });
  const held = await battery.count();
  await expect(inPlay(page)).toHaveAccessibleName('Your In play, empty');
  await battery.last().click(IN_SIGHT);
  await expect(battery, 'any of the copies can be played').toHaveCount(held - 1);
  await battery.first().dragTo(inPlay(page));
  await expect(battery, 'a card can be dragged to where it goes').toHaveCount(held - 2);

  const robot = page.getByRole('button', { name: /, yours, on [a-g][1-7], can be chosen$/ }).first();
  const [name] = ((await robot.getAttribute('aria-label')) ?? '').split(',');
  await robot.click();
  await keepPicture(page, 'quest-robot-menu');
  const moves = page.getByRole('menuitem', { name: new RegExp(`^Move ${name} to `) });
  const to = /to ([a-g][1-7])/.exec(await moves.first().innerText())?.[1] ?? '';
  await moves.first().click();
  await expect(page.getByRole('button', { name: new RegExp(`^${name}, .*, yours, on ${to}`) })).toBeVisible();

  const near = page.getByRole('button', { name: /^Space .., can be chosen$/ }).first();
  const space = /Space (..)/.exec((await near.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await near.click();
  await expect(page.getByRole('button', { name: new RegExp(`, yours, on ${space}`) })).toBeVisible();
  const turns = table.log.filter({ hasText: /^Greedy Bot.s turn\.$/ });
  const before = await turns.count();
  await page.getByRole('button', { name: /End your turn/ }).click();
  await expect(turns).toHaveCount(before + 1);
});

test('someone plays in an arena of their own', async ({ visit }) => {
  const { page } = await visit('Ann');
  await page.goto('/');
  await page.getByRole('link', { name: 'New table of Robot Quest Arena' }).click();
  await page.getByRole('group', { name: 'Seat 2' }).getByText('Bot').click();
  await page.getByLabel('Arena', { exact: true }).selectOption('supplied');
  await page.getByText('Your own cards').click();
  const pack = { name: 'maze.toml', mimeType: 'text/plain', buffer: Buffer.from(ARENA) };
  await page.getByLabel('Add card files').setInputFiles(pack);
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByLabel(/^Back Yard, /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wall, tile, on b1' })).toBeVisible();
});

for (const title of ['Bo Jackson Battle Arena', 'Robot Quest Arena', "Penny Arcade: Rumble in R'lyeh"]) {
  test(`one click in the lobby starts ${title} against a bot`, async ({ visit }) => {
    const { page } = await visit('Ann');
    await page.goto('/');
    const game = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await game.getByRole('button', { name: 'Play a bot' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ann against .*Bot/);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    expect(await new Table(page).isAsked()).toBe(true);
  });
}

test('turns are played by taps on a phone, and one’s numbers stay in sight', async ({ visit }) => {
  const ann = await visit('Ann', PHONE);
  const { page } = ann;
  const tap: Press = (target) => target.tap();
  const table = await startWithBot(ann, { ...SHORT, seats: 4 });
  await picksRobots(table, tap);
  await keepPicture(page, 'quest-phone');
  const numbers = page.getByRole('list', { name: 'Your numbers' });
  await expect(numbers).toBeInViewport({ ratio: 1 });
  await page.getByLabel(/^Shop, /).scrollIntoViewIfNeeded();
  await expect(numbers, 'also beside the cards that can be bought').toBeInViewport({ ratio: 1 });
  await keepPicture(page, 'quest-phone-shop');

  for (let step = 0; step < 12 && (await table.choose(byWish(...WISHES), tap)); step += 1) {
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
  }
  await keepPicture(page, 'quest-phone-later');
});

/** Sees that the seats follow the mode, and that nobody is asked for a deck. */
async function choosesSeats(page: Page): Promise<void> {
  const seat = (number: number): Locator => page.getByRole('group', { name: `Seat ${number}` });
  await expect(page.getByLabel(/^(Your|Its) deck$/), 'nobody brings a deck').toHaveCount(0);
  await seat(2).getByText('Bot').click();
  await page.getByLabel('How well it plays').selectOption('greedy');
  await page.getByRole('group', { name: 'Mode' }).getByText('Teams').click();
  await expect(page.getByText('4 players', { exact: true })).toBeVisible();
  await expect(seat(4).getByLabel('Bot')).toBeChecked();
  await page.getByRole('group', { name: 'Mode' }).getByText('Rumble').click();
  await expect(seat(4).getByLabel('Nobody')).toBeChecked();
}

/** Chooses robots and where they start, by pressing them and the spaces, up to the first turn. */
async function picksRobots(table: Table, press: Press = (target) => target.click()): Promise<void> {
  const { page, prompt } = table;
  const end = page.getByRole('button', { name: /End your turn/ });
  const board = page.getByLabel(/^Player Boards, /).getByRole('button', { name: /can be chosen$/ });
  const space = page.getByLabel(/ Arena, /).getByRole('button', { name: /^Space .*can be chosen$/ });
  await expect(board.or(space).or(end).first()).toBeVisible();
  while (!(await end.isVisible())) {
    const asked = await prompt.innerText();
    const way = asked.startsWith('Which robot') ? board : space;
    const before = await way.count();
    await press(way.first());
    // On a space any of the own robots may start.
    const menu = page.getByRole('menuitem');
    if (0 < (await menu.count())) await press(menu.first());
    await expect(async () => {
      const isNext = (await way.count()) !== before || (await prompt.innerText()) !== asked;
      expect(isNext || (await end.isVisible()), 'the game goes on').toBe(true);
    }).toPass();
    await expect(board.or(space).or(end).first()).toBeVisible();
  }
}

/** Sees what an attack would reach and where a robot can go. */
async function seesMarks(table: Table): Promise<void> {
  const { page } = table;
  const attack = handOf(page).getByRole('button', { name: /, attack, damage / });
  const mark = (kind: string): Locator => page.locator(`[data-mark~="${kind}"]`);
  while ((await table.isAsked()) && (await attack.count()) === 0) await table.choose(byWish(/^End /));
  await expect(async () => {
    // A card under the pointer rises and covers its neighbour, so the pointer comes from elsewhere.
    await page.mouse.move(2, 2);
    await attack.first().hover({ ...IN_SIGHT, timeout: 1000 });
  }).toPass();
  await expect(mark('sight').first()).toBeVisible();
  await keepPicture(page, 'quest-attack-marks');
  await page.mouse.move(2, 2);
  await expect(mark('sight')).toHaveCount(0);

  const robot = page.getByRole('button', { name: /, yours, on [a-g][1-7]/ }).first();
  while ((await page.getByRole('button', { name: /^Space .*can be chosen$/ }).count()) === 0) {
    await table.choose(byWish(/^Play Battery/, /^End /));
    await table.isAsked();
  }
  await robot.hover();
  await expect(mark('reach').first()).toBeVisible();
  await keepPicture(page, 'quest-reach-marks');
  await page.mouse.move(2, 2);
}

/** Plays some steps; where a push is offered meanwhile, sees what it would do. */
async function seesPush(table: Table, steps: number): Promise<void> {
  const { page } = table;
  for (let step = 0; step < steps && (await table.choose(hunting(page))); step += 1) {
    if (!(await table.isAsked())) return;
    await table.decision.click();
    const push = table.actions.getByRole('button', { name: /^Push / });
    if ((await push.count()) === 0) continue;
    await push.first().hover();
    await expect(page.locator('[data-mark~="path"], [data-mark~="target"]').first()).toBeVisible();
    await keepPicture(page, 'quest-push-marks');
    return;
  }
}

/** Picks what is wished for; else a move that leads a robot nearer to an enemy; else the end of the turn. */
function hunting(page: Page): Pick {
  return async (labels) => {
    const wished = byWish(...WISHES)(labels);
    if (wished !== labels.at(-1)) return wished;
    const robots = await page.getByRole('button', { name: /, robot, .* on [a-g][1-7]/ }).all();
    const told = await Promise.all(robots.map((robot) => robot.getAttribute('aria-label')));
    const cells = told.map((label) => /^(\S+), .*?(yours)?, on (..)/.exec(label ?? '') ?? []);
    const enemies = cells.filter(([, , own]) => own === undefined).map(([, , , cell = '']) => cell);
    const far = (cell: string): number => Math.min(...enemies.map((enemy) => distance(cell, enemy)));
    const isNearer = (label: string): boolean => {
      const [, robot, to = ''] = /^Move (\S+) to (..)/.exec(label) ?? [];
      const from = cells.find(([, name]) => name === robot)?.[3];
      return from !== undefined && far(to) < far(from);
    };
    return labels.find(isNearer) ?? wished;
  };
}

/** Counts the steps between two spaces. */
function distance(one: string, other: string): number {
  const [a = 0, b = 0, c = 0, d = 0] = [...(one + other)].map((letter) => letter.charCodeAt(0));
  return Math.abs(a - c) + Math.abs(b - d);
}

function handOf(page: Page): Locator {
  return page.getByLabel(/^Your Hand, /);
}

function inPlay(page: Page): Locator {
  return page.getByLabel(/^Your In play, /);
}
