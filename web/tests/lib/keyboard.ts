/** A keyboard, and where its focus is. */

import { expect, type Locator, type Page } from '@playwright/test';

/** Where the focus is, as someone without a mouse needs to know it. */
interface Focus {
  what: string;
  isLost: boolean;
  isInSight: boolean;
  isMarked: boolean;
}

/** Presses a key until something has the focus. */
export async function reach(page: Page, target: Locator, key: string, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await hasFocus(target)) return seesFocus(page);
    await page.keyboard.press(key);
  }
  expect(await focusOf(page), `${key} leads to ${String(target)}`).toBe(null);
}

/** Checks that whoever looks at the page sees where the focus is. */
export async function seesFocus(page: Page): Promise<void> {
  // The focus follows what is drawn, so it may come a moment later.
  await expect.poll(async () => (await focusOf(page)).isLost, 'something has the focus').toBe(false);
  const focus = await focusOf(page);
  expect(focus.isInSight, `${focus.what} can be seen`).toBe(true);
  expect(focus.isMarked, `${focus.what} is marked as having the focus`).toBe(true);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}

function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const active = document.activeElement;
    const isLost = active === null || active === document.body || active === document.documentElement;
    if (isLost) return { what: 'nothing', isLost, isInSight: false, isMarked: false };
    const box = active.getBoundingClientRect();
    const isOnScreen = 0 < box.bottom && box.top < innerHeight && 0 < box.right && box.left < innerWidth;
    // A radio button may be drawn by its label, a card by the picture in it.
    const marked = [active, ...active.children, active.closest('label')];
    const isMarked = marked.some((element) => {
      const style = element ? getComputedStyle(element) : null;
      return style !== null && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
    });
    // A page that was just opened starts at its heading or its top, which are no controls.
    const isForEars = active.tagName === 'H1' || active.tagName === 'MAIN';
    const what = active.getAttribute('aria-label') ?? active.textContent.trim().slice(0, 60);
    return { what, isLost, isInSight: isOnScreen || isForEars, isMarked: isMarked || isForEars };
  });
}
