/** Accessibility, checked by axe. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, keepPicture } from './fixture';

/** Checks a page as it is now, and keeps a picture of it. */
export async function checkPage(page: Page, name: string): Promise<void> {
  await keepPicture(page, name);
  // There are no frames, and without them the old way is the faster one.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // In the dark the same page has other colours, and nothing else that could be wrong.
  if (name.includes('-dark-')) axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const faults = serious.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join('\n  ')}`,
  );
  expect.soft(faults, name).toEqual([]);
}
