/** A table as someone who sits at it sees it, and how a match is played there. */

import { expect, type Locator, type Page } from '@playwright/test';

/** What to do at a decision: play a card where one can be played, or give an answer where there is one. */
export type Taste = 'cards' | 'answers' | 'both';

/** How something is pressed. */
export type Press = (target: Locator) => Promise<void>;

/** Picks one of the labels that are offered. */
export type Pick = (labels: string[]) => string | Promise<string>;

/** Picks what is wished for most, else the last label: it ends what one is at. */
export function byWish(...wishes: RegExp[]): Pick {
  return (labels) => {
    const wish = wishes.find((wish) => labels.some((label) => wish.test(label)));
    return labels.find((label) => wish?.test(label)) ?? labels.at(-1) ?? '';
  };
}

/** Where a card in a hand is never covered by its neighbour: near its left edge. */
export const IN_SIGHT = { position: { x: 12, y: 30 } };

const click: Press = (target) => target.click(IN_SIGHT);

export class Table {
  readonly page: Page;
  /** What is asked right now. */
  readonly prompt: Locator;
  /** The cards one holds. */
  readonly hand: Locator;
  /** The cards that can be played. */
  readonly playable: Locator;
  /** The answers that are about no card. */
  readonly answers: Locator;
  /** The places one's cards go to. */
  readonly zones: Locator;
  /** There as long as one has something to decide. */
  readonly decision: Locator;
  /** There as long as a choice is on its way. */
  readonly waiting: Locator;
  /** The list of all that can be done, once it is opened. */
  readonly actions: Locator;
  /** What it offers. */
  readonly offered: Locator;
  /** How the match ended. */
  readonly result: Locator;
  /** The lines of the log. */
  readonly log: Locator;

  constructor(page: Page) {
    this.page = page;
    this.prompt = page.locator('p[aria-live="polite"]');
    this.hand = page.getByLabel(/^Your (Heroes drawn|Bench), /);
    this.playable = this.hand.getByRole('button', { name: /, can be played$/ });
    this.answers = page.getByRole('button', {
      name: /^(Play (at home|away):|(Take|Give) Honors|Keep the Hero)/,
    });
    this.zones = page.getByLabel(/^Your Battle Zones, /);
    this.decision = page.getByRole('button', { name: /^All actions/ });
    this.waiting = page.locator('[aria-busy="true"]').filter({ has: this.prompt });
    this.actions = page.locator('#all-actions');
    this.offered = this.actions.getByRole('listitem');
    this.result = page.getByRole('region', {
      name: /^(You won|You lost|You came .+|A tie|.+ won|.+ share the win|The decks? (is|are) made)$/,
    });
    this.log = page.getByRole('log', { name: 'What has happened' }).getByRole('paragraph');
  }

  /** Waits for the next decision; false when the match is over instead. */
  async isAsked(): Promise<boolean> {
    await expect(this.decision.or(this.result).first()).toBeVisible();
    return !(await this.result.isVisible());
  }

  /** Does something that settles the present decision, and waits until it has. */
  async settle(act: () => Promise<void>): Promise<void> {
    const asked = await this.prompt.innerText();
    await act();
    await expect(this.prompt, 'something else is asked').not.toHaveText(asked);
  }

  /** Settles the present decision with the first card or answer that is there. */
  async decide(taste: Taste = 'cards', press: Press = click): Promise<void> {
    const ways = taste === 'answers' ? [this.answers, this.playable] : [this.playable, this.answers];
    await expect(this.playable.or(this.answers).first()).toBeVisible();
    for (const way of ways) {
      if ((await way.count()) === 0) continue;
      return this.settle(() => press(way.first()));
    }
  }

  /** Answers what is asked before the first cards are drawn. */
  async drawCards(press: Press = click): Promise<void> {
    await expect(this.playable.or(this.answers).first()).toBeVisible();
    while ((await this.playable.count()) === 0) {
      await this.settle(() => press(this.answers.first()));
      await expect(this.playable.or(this.answers).first()).toBeVisible();
    }
  }

  /** Plays until the match is over. */
  async playToTheEnd(taste: Taste = 'cards', press: Press = click): Promise<void> {
    for (let turn = 0; await this.isAsked(); turn += 1) {
      await this.decide(taste === 'both' && turn % 2 === 1 ? 'answers' : taste, press);
    }
  }

  /** Does what someone picks among all that is offered, in any game; false when the match is over. */
  async choose(pick: Pick, press: Press = (target) => target.click()): Promise<boolean> {
    let labels: string[] = [];
    // What others do may close the list just as it is read.
    while (labels.length === 0) {
      if (!(await this.isAsked())) return false;
      if (!(await this.offered.first().isVisible())) await press(this.decision);
      labels = await this.offered.allInnerTexts();
    }
    const label = await pick(labels);
    await press(this.offered.getByRole('button', { name: label, exact: true }).first());
    await expect(this.actions, 'the list goes once something is chosen').toBeHidden();
    // Until then it offers what it did before.
    await expect(this.waiting, 'the choice has arrived').toHaveCount(0);
    return true;
  }

  /** Counts what lies beside the table, in part or as a whole. */
  cardsBeside(): Promise<number> {
    return this.page.locator('[data-table]').evaluate((felt) => {
      const { left, right } = felt.getBoundingClientRect();
      const boxes = [...felt.querySelectorAll('.item')].map((item) => item.getBoundingClientRect());
      return boxes.filter((box) => box.left < left - 1 || right + 1 < box.right).length;
    });
  }

  /** Gets what the log says; the earliest lines of a long match are left out. */
  lines(): Promise<string[]> {
    return this.log.allInnerTexts();
  }

  /** Gets all that the log says, having asked for the earliest lines. */
  async allLines(): Promise<string[]> {
    const earlier = this.page.getByRole('button', { name: /^Show \d+ earlier lines$/ });
    if (await earlier.isVisible()) await earlier.click();
    return this.lines();
  }
}

/** Lets two people play against each other until their match is over. */
export async function playTogether(one: Page, other: Page, taste: Taste = 'cards'): Promise<void> {
  await Promise.all([one, other].map((page) => new Table(page).playToTheEnd(taste)));
}
