/** A brawl with dice: laid, rolled and fought through the page, by two people and two bots. */

import type { Locator, Page } from '@playwright/test';

import { expect, keepPicture, PHONE, PHONES, test } from './lib/fixture';
import { reach, seesFocus } from './lib/keyboard';
import { startTogether, startWithBot, type Wish } from './lib/setup';
import { byWish, IN_SIGHT, Table, type Pick, type Press } from './lib/table';

const SPEED: Wish = { game: 'op-arena', mode: 'speed' };

/** How long a match of four may last where many tests share a machine; alone it takes one minute. */
const MATCH = 300_000;

/** What is done: everything once, and as much damage to others as one can. */
const FIGHTING = [
  /^Start with (?!this)/,
  /^Put (?!none)/,
  /^“/,
  /^Basic Attack/,
  /^(Damage|Kill) (?!.*\(yours\))/,
  /^Skill Power/,
  /^Take a /,
];

test('two people and two bots fight to the end', async ({ visit }) => {
  test.setTimeout(MATCH);
  const [ann, bob] = [await visit('Ann'), await visit('Bob')];
  const [one, other] = await startTogether(ann, bob, { ...SPEED, seats: 4 });
  const names = await namesIn(hand(ann.page));
  await lays(one, names);
  expect(
    names.filter((name) => isTold(bob.wire.received, name)),
    'what Ann holds is hidden from Bob',
  ).toEqual([]);
  await lays(other, await namesIn(hand(bob.page)));
  for (const { page } of [ann, bob]) {
    for (const name of names.slice(0, 2)) {
      await expect(
        page
          .getByLabel(/^(Your|Ann’s) Dudes, /)
          .getByText(name)
          .first(),
      ).toBeVisible();
    }
  }
  await revealsTogether(other);
  await keepPicture(bob.page, 'op-arena-revealed');

  const seen = await Promise.all([playsOn(one), playsOn(other)]);
  for (const each of seen) expect([...each].sort()).toEqual(['colours', 'nerph', 'roll', 'shield']);
  await keepPicture(ann.page, 'op-arena-end');
  const told = (await one.allLines()).join('\n');
  expect(told).toMatch(/(Ann|Bob) spends a Reroll Cube\.\n\1 rolls a [1-6]\./);
  expect(told).toMatch(/ kills .+!\n.+ scores 2 VP for most damage\./);
  expect(told).toMatch(/ scores 3 VP for the killing blow\./);
  for (const { page, result } of [one, other]) {
    await expect(result.getByRole('listitem')).toHaveCount(4);
    const last = await page
      .getByLabel(/^Scoring track, 4 pieces/)
      .locator('li')
      .last()
      .innerText();
    expect(last, 'the track ends where the game does').toMatch(/^20/);
  }
});

test('a Dude of another is known by its names, or by its whole text where that was agreed on', async ({
  visit,
}) => {
  const ann = await visit('Ann');
  const whole = /\((\d\+|Persistent|Reactive \d)\): /;
  for (const reading of ['names', 'all']) {
    const table = await startWithBot(ann, { ...SPEED, options: { reading } });
    await lays(table, await namesIn(hand(ann.page)));
    const [own, others] = [dudes(ann.page, 'Your'), dudes(ann.page, 'Greedy Bot’s')];
    await expect(own.first()).toHaveAccessibleDescription(whole);
    if (reading === 'all') await expect(others.first()).toHaveAccessibleDescription(whole);
    else await expect(others.first()).not.toHaveAccessibleDescription(whole);
    await expect(others.first(), 'its type is told in any case').toHaveAccessibleName(/, \w+ dude/);
  }
});

test('an Epic Fail is taunted', async ({ visit }) => {
  const ann = await visit('Ann');
  const table = await startWithBot(ann, { ...SPEED, mode: 'grind', seats: 6 });
  const fail = table.log.filter({ hasText: /^Epic Fail for .+! .+[.]$/ });
  const lazy = byWish(/^Start with (?!this)/, /^Don't/, /^Put none/, /^Play no/, /^Keep/, /^Fail/, /^Take a/);
  for (let step = 0; step < 80 && (await fail.count()) === 0; step += 1) await table.choose(lazy);
  await expect(fail.first(), 'somebody is out of luck within sixteen rounds').toBeAttached();
});

test('a roll is seen, and everything waits for it', async ({ visit }) => {
  const ann = await visit('Ann', { reducedMotion: 'no-preference' });
  const { page } = ann;
  await watchRolls(page);
  const table = await startWithBot(ann, { ...SPEED, options: { first: 'seat-0' } });
  const early = byWish(/^Start with (?!this)/, /^Don't/, /^Put none/, /^Play no/);
  while ((await rollOn(page)) === null) {
    // Whoever is asked after the roll has seen it.
    const isAsked = await table.decision.isVisible();
    if (isAsked && (await rollOn(page)) === null) await table.choose(early);
  }
  await keepPicture(page, 'op-arena-roll');
  await expect(table.prompt).toHaveText(/^You rolled a [1-6]\./);
  const roll = await rollOn(page);
  expect(roll?.text).toMatch(/Ann rolls a [1-6]\.$/);
  expect(roll?.moves, 'it tumbles').toBeGreaterThan(0);
  expect(roll?.isAsked, 'nobody is asked before it lies still').toBe(false);
  await expect(page.getByRole('button', { name: /^Power Die, die, value [1-6], yours/ })).toBeVisible();
});

test('a turn is played by keyboard alone', async ({ visit }) => {
  const ann = await visit('Ann');
  const { page } = ann;
  const table = await startWithBot(ann, { ...SPEED, options: { first: 'seat-0' } });
  await table.isAsked();
  const held = hand(page).getByRole('button', { name: /, can be played$/ });
  await reach(page, held, 'Tab');
  await page.keyboard.press('Enter');
  await expect(held).toHaveCount(2);
  await seesFocus(page);
  await page.keyboard.press('Enter');
  await expect(table.prompt).toHaveText(/^Your turn\. /);
  await seesFocus(page);
  for (let step = 0; step < 20 && !/^(Cleanup|You are)/.test(await table.prompt.innerText()); step += 1) {
    await table.isAsked();
    await table.settle(() => answersByKey(table));
  }
  expect((await table.lines()).join('\n')).toMatch(/Ann rolls a [1-6]\./);
});

for (const viewport of PHONES) {
  const size = `${viewport.width}x${viewport.height}`;

  test(`six fight on a phone, with one’s Dudes in sight and nothing beside the screen (${size})`, async ({
    visit,
  }) => {
    const ann = await visit('Ann', { ...PHONE, viewport });
    const { page } = ann;
    const tap: Press = (target) => target.tap();
    const table = await startWithBot(ann, { ...SPEED, seats: 6 });
    await table.isAsked();
    await keepPicture(page, `op-arena-phone-${size}-start`);
    for (let step = 0; step < 14 && (await table.choose(byWish(...FIGHTING), tap)); step += 1) {
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
    }
    await table.isAsked();
    await expect(page.getByRole('list', { name: 'Your numbers' })).toBeInViewport();
    await expect(page.getByLabel(/^Your Dudes, /)).toBeInViewport({ ratio: 0.9 });
    await keepPicture(page, `op-arena-phone-${size}`);
    await page.getByLabel(/^Scoring track, /).scrollIntoViewIfNeeded();
    await keepPicture(page, `op-arena-phone-${size}-track`);
  });
}

/** What was to be seen while a roll was shown. */
interface Roll {
  text: string;
  /** How much moved at a time. */
  moves: number;
  /** Whether anyone was asked anything before it lay still. */
  isAsked: boolean;
}

/** Notes from now on what is to be seen of the first roll, which does not last. */
async function watchRolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { roll: Roll | null; shown: Element | null } = { roll: null, shown: null };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const shown = document.querySelector('.caption.die');
      seen.shown ??= shown;
      if (!shown || shown !== seen.shown) return;
      const running = shown.getAnimations({ subtree: true }).filter((it) => it.playState === 'running');
      const isAsked = 0 < running.length && document.querySelector('[aria-label^="All actions"]') !== null;
      seen.roll = {
        text: shown.textContent.trim(),
        moves: Math.max(seen.roll?.moves ?? 0, running.length),
        isAsked: isAsked || seen.roll?.isAsked === true,
      };
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

function rollOn(page: Page): Promise<Roll | null> {
  return page.evaluate(() => (window as unknown as { seen: { roll: Roll | null } }).seen.roll);
}

/** Puts two Dudes face down by clicking them, and sees them lie there. */
async function lays(table: Table, names: readonly string[]): Promise<void> {
  const { page } = table;
  for (const name of names.slice(0, 2)) {
    await hand(page)
      .getByRole('button', { name: new RegExp(`^${escaped(name)}, .*can be played$`) })
      .click(IN_SIGHT);
    const laid = page.getByLabel(/^Your Dudes, /).getByRole('button', { name: `${name}, ` });
    await expect(laid).toBeVisible();
  }
}

/** Sees that the starting Dudes of all come at once: nothing else is told between the first and the last. */
async function revealsTogether(table: Table): Promise<void> {
  const lines = await table.lines();
  const told = lines.map((line) => / starts with .+\.$/.test(line));
  const [first, last] = [told.indexOf(true), told.lastIndexOf(true)];
  expect(told.slice(first, last + 1).every(Boolean), lines.join('\n')).toBe(true);
  expect(new Set(lines.slice(first, last + 1).map((line) => line.split(' starts')[0])).size).toBeGreaterThan(
    2,
  );
}

/** Plays until the match is over, and tells what was seen on the way; a cube is spent as soon as one may. */
async function playsOn(table: Table): Promise<Set<string>> {
  const seen = new Set<string>();
  // Each of these once: who shields all the time fights for ever.
  const tries = new Set([/^Roll again/, /^Shield /, /^Nerph /]);
  const pick: Pick = (labels) => {
    const wish = [...tries].find((wish) => labels.some((label) => wish.test(label)));
    if (wish === undefined) return byWish(...FIGHTING)(labels);
    tries.delete(wish);
    return byWish(wish)(labels);
  };
  // The others may take their time.
  const next = table.decision.or(table.result).first();
  do {
    await expect(next).toBeVisible({ timeout: MATCH });
    for (const thing of await seenAt(table.page)) seen.add(thing);
  } while (await table.choose(pick));
  return seen;
}

/** Gets what of a fight is in sight: a roll, tokens on Dudes, and markers of players in different colours. */
function seenAt(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const has = (what: string): boolean => document.querySelector(what) !== null;
    const markers = [...document.querySelectorAll('.item .marker[data-owner]')];
    const colours = new Set(markers.map((marker) => getComputedStyle(marker).backgroundColor));
    const things = {
      roll: has('button[aria-label^="Power Die, die, value "]'),
      shield: has('.item [data-piece="shield"]'),
      nerph: has('.item [data-piece="nerph"]'),
      colours: 1 < colours.size,
    };
    return Object.entries(things).flatMap(([thing, isSeen]) => (isSeen ? [thing] : []));
  });
}

/** Gives the first answer by its number; where all are about Dudes, the first of the list of all. */
async function answersByKey({ page, decision, offered }: Table): Promise<void> {
  if (0 < (await page.locator('.answer').count())) return page.keyboard.press('1');
  await reach(page, decision, 'Tab');
  await page.keyboard.press('Enter');
  await reach(page, offered.getByRole('button'), 'Tab');
  await page.keyboard.press('Enter');
}

/** Whether a name was told to someone at the table; what a game is made of is no secret. */
function isTold(received: readonly { from: string; text: string }[], name: string): boolean {
  return received.some(({ from, text }) => from === 'socket' && text.includes(`"${name}"`));
}

/** Gets the names of the cards that can be read in an area. */
async function namesIn(cards: Locator): Promise<string[]> {
  const buttons = cards.getByRole('button');
  await expect(buttons).toHaveCount(3);
  const labels = await buttons.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  return labels.map((label) => /^(.+?), \w+ dude/.exec(label)?.[1] ?? '');
}

function escaped(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function hand(page: Page): Locator {
  return page.getByLabel(/^Your Hand, /);
}

function dudes(page: Page, whose: string): Locator {
  return page.getByLabel(new RegExp(`^${whose} Dudes, `)).getByRole('button');
}
