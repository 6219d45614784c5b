/** Cards are found by what they are like, decks are built beside their validator, kept, and played with. */

import type { Locator, Page } from '@playwright/test';

import { expect, keepPicture, PHONE, test } from './lib/fixture';
import { reach, seesFocus } from './lib/keyboard';

test('cards of all games are searched, filtered, ordered and turned over', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/cards');
  const found = page.getByRole('main').getByRole('status');
  await expect(found).toHaveText(/^\d{4} cards$/);
  const search = page.getByRole('searchbox', { name: 'Search the cards' });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.fill('quarter');
  await expect(cards(page).first()).toContainText('Rumble in R');

  await page.getByRole('link', { name: 'Bo Jackson Battle Arena', exact: true }).click();
  await expect(found).toHaveText(/^1\d{3} cards$/);
  await page.getByRole('group', { name: 'Kind' }).first().getByText('Hero').click();
  await page.getByRole('group', { name: 'Weapon' }).getByText('Fire').click();
  await page.getByLabel('Power from').selectOption('130');
  await page.getByLabel('Order of the cards').selectOption({ label: 'By power' });
  await page.getByRole('button', { name: 'The other way round' }).click();
  await expect(cards(page).first()).toContainText(/Power\s*135/);
  for (const card of await cards(page).all()) {
    await expect(card).toContainText(/Weapon\s*fire/i);
    await expect(card).toContainText(/Power\s*13[05]/);
  }
  const few = await found.innerText();
  await keepPicture(page, 'cards-filtered');

  await page.reload();
  await expect(found, 'the address says what was asked for').toHaveText(few);
  await expect(page.getByRole('group', { name: 'Chosen filters' }).getByRole('button')).toHaveCount(4);

  await cards(page).first().getByRole('button').focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards(page).nth(1).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(await cards(page).nth(1).getByRole('button').innerText());
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText(await cards(page).first().getByRole('button').innerText());
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(found).toHaveText(/^\d{4} cards$/);
});

test('a premade deck is changed, judged, saved, found again and played with', async ({ visit }) => {
  const { page } = await visit('Ann');
  await page.goto('/decks');
  await page.getByRole('link', { name: 'Start with Alpha Legends' }).click();
  const verdict = page.getByRole('region', { name: 'Is it legal?' });
  await expect(verdict).toContainText('This deck is legal');
  await page.getByLabel('Mode').selectOption('substitution');
  await expect(verdict).toContainText('Plays 30 not needed');
  await expect(verdict).toContainText('Heroes 60 / 60');

  await deckRow(page, 'Bison')
    .getByRole('button', { name: /^Remove one/ })
    .click();
  await expect(verdict).toContainText('1 missing');
  await expect(verdict).toContainText('59 cards; in standard there are exactly 60.');
  await verdict.getByRole('button', { name: 'Rule R33' }).click();
  await expect(verdict.getByRole('link', { name: /In the rules/ })).toBeVisible();
  await keepPicture(page, 'deck-offence');

  // A Hero of a Power that is full breaks another rule, whose cards can be looked at.
  await page.getByLabel('Power from').selectOption('90');
  await page.getByLabel('Power to').selectOption('90');
  await newCard(page).click();
  await expect(verdict).toContainText('7 Heroes have Power 90; at most 6 may.');
  await verdict.getByRole('button', { name: 'Show the cards' }).click();
  await expect(deckRows(page)).toHaveCount(7);
  await keepPicture(page, 'deck-offence-cards');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(verdict).not.toContainText('Power 90');

  await page.getByLabel('Power from').selectOption('135');
  await page.getByLabel('Power to').selectOption('135');
  await newCard(page).click();
  await expect(verdict).toContainText('This deck is legal');
  await page.getByLabel('Name of the deck').fill('Legends of Ann');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Legends of Ann is saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/decks\/[a-z0-9]{16}$/);
  const cards = await deckRows(page).allInnerTexts();
  await keepPicture(page, 'deck-saved');

  await page.reload();
  await expect(page.getByLabel('Name of the deck')).toHaveValue('Legends of Ann');
  await expect(verdict).toContainText('This deck is legal');
  expect(await deckRows(page).allInnerTexts()).toEqual(cards);

  await page.goto('/decks');
  await expect(page.getByRole('link', { name: 'Legends of Ann', exact: true })).toBeVisible();
  await keepPicture(page, 'decks');
  const bob = await visit('Bob');
  await bob.page.goto('/decks');
  await expect(bob.page.getByText('You keep no deck yet.').first()).toBeVisible();

  await page.getByRole('link', { name: 'Play with Legends of Ann' }).click();
  await expect(page.getByText('Legends of Ann is legal: 60 heroes')).toBeVisible();
  await page.getByRole('group', { name: 'Seat 2' }).getByText('Bot').click();
  const brought = page.waitForRequest(/\/seats\/0$/);
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ann against/);
  const { deck } = (await brought).postDataJSON() as { deck: string };
  expect(deck).toMatch(/^deck: Legends of Ann\n/);
});

test('decks are duplicated, deleted and brought back, and whoever joins a table can bring one', async ({
  visit,
}) => {
  const [ann, bob] = [await visit('Ann'), await visit('Bob')];
  const { page } = bob;
  await page.goto('/decks/new?game=battle-arena&from=trainer-kit');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Battle Trainer Kit is saved.')).toBeVisible();
  await page.goto('/decks');
  await page.getByRole('button', { name: 'Duplicate Battle Trainer Kit' }).click();
  const copy = page.getByRole('link', { name: 'Battle Trainer Kit 2', exact: true });
  await expect(copy).toBeVisible();
  await page.getByRole('button', { name: 'Delete Battle Trainer Kit 2' }).click();
  await expect(copy).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(copy).toBeVisible();

  await ann.page.goto('/new?game=battle-arena');
  await ann.page.getByLabel('Format', { exact: true }).selectOption('trainer');
  await ann.page.getByRole('button', { name: 'Make the table' }).click();
  const name = ann.page.getByLabel('Your name');
  if (await name.isVisible()) {
    await name.fill('Ann');
    await ann.page.getByRole('button', { name: 'Make the table' }).click();
  }
  await expect(ann.page.getByText('Waiting for 1 more player.')).toBeVisible();
  await page.goto(ann.page.url());
  await page.getByLabel('The deck you sit down with').selectOption({ label: 'Battle Trainer Kit 2' });
  await expect(page.getByText('Battle Trainer Kit 2 is legal')).toBeVisible();
  await page.getByRole('button', { name: 'Take this seat' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ann against Bob/);
});

test('a list is pasted with mistakes, mended, and leaves as it came', async ({ visit }) => {
  const ann = await visit('Ann', { permissions: ['clipboard-read', 'clipboard-write'] });
  // The server is asked about a list that it cannot read.
  ann.expectComplaint(/status of 422 .*decks\/check/);
  const { page } = ann;
  await page.goto('/decks/new?game=battle-arena');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a list' });
  await dialog.getByLabel('The list').fill('heroes\n1 BoJax Fire TK\n1 Nobody Knows\nhot dogs\n3 Coney Carl');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByText('There is no Hero "Nobody Knows".')).toBeVisible();
  await expect(dialog.getByText('Line 3:')).toBeVisible();
  await keepPicture(page, 'deck-import');
  await dialog.getByRole('button', { name: 'Leave this line out' }).click();
  await expect(dialog).toBeHidden();
  await expect(deckRows(page)).toHaveText([/BoJax/, /Coney Carl/]);

  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('The list is copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('heroes\n  1 bojax-fire-tk\n\nhot dogs\n  3 coney-carl\n');
});

test('a deck is built with the keyboard alone, and what is not saved comes back', async ({ visit }) => {
  const { page } = await visit('Ann');
  await page.goto('/decks/new?game=battle-arena');
  await expect(poolCards(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('bandelero');
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /cards$/ }),
  ).toHaveText(/^1?\d cards$/);
  await reach(page, poolCards(page).first(), 'Tab');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await seesFocus(page);
  await page.keyboard.press('Enter');
  await expect(deckRows(page)).toHaveCount(2);
  await page.keyboard.press('-');
  await expect(deckRows(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(deckRows(page)).toHaveCount(2);
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await seesFocus(page);

  await page.reload();
  await expect(page.getByText('Your changes from last time')).toBeVisible();
  await expect(deckRows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Throw them away' }).click();
  await expect(deckRows(page)).toHaveCount(0);
});

test('on a phone cards and deck take turns, and the state of the deck stays in sight', async ({ visit }) => {
  const { page } = await visit('Ann', PHONE);
  await page.goto('/decks/new?game=battle-arena&from=steel-works');
  const dock = page.getByRole('navigation', { name: 'Cards or deck' });
  await expect(dock).toContainText('60/60 heroes');
  await expect(page.getByRole('region', { name: 'Is it legal?' })).toBeHidden();
  await keepPicture(page, 'deck-phone-cards');
  await dock.getByRole('button', { name: /^Deck/ }).tap();
  await expect(page.getByRole('region', { name: 'Is it legal?' })).toBeVisible();
  await deckRows(page)
    .first()
    .getByRole('button', { name: /^Remove one/ })
    .tap();
  await expect(dock).toContainText('59/60 heroes');
  await keepPicture(page, 'deck-phone');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, 'nothing sticks out').toBe(0);
});

/** The cards that are found. */
function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('list').getByRole('listitem');
}

/** The cards that can be added, as buttons. */
function poolCards(page: Page): Locator {
  return page.getByRole('region', { name: 'Cards to choose from' }).getByRole('button', { name: /^Add / });
}

/** The first card that is not in the deck yet. */
function newCard(page: Page): Locator {
  const pool = page.getByRole('region', { name: 'Cards to choose from' });
  return pool.getByRole('button', { name: /^Add (?!.*in the deck)/ }).first();
}

/** The lines of the deck. */
function deckRows(page: Page): Locator {
  const deck = page.getByRole('region', { name: 'Your deck' });
  return deck.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove one/ }) });
}

function deckRow(page: Page, name: string): Locator {
  return deckRows(page).filter({ hasText: name }).first();
}
