/** Brings what is asked about into sight, where the table is scrolled. */

import type { Offers } from './choices';

/** Where the table was before it was scrolled to a question. */
export class Sight {
  #before: number | null = null;

  /**
   * Scrolls to something that can be chosen, unless some of that is in sight or there are answers to press; the
   * question after it finds the table where it was.
   */
  bring(table: HTMLElement, offers: Offers): void {
    if (this.#before !== null) table.scrollTop = this.#before;
    this.#before = null;
    if (0 < offers.loose.length) return;
    const drawn = [...(table.parentElement ?? table).querySelectorAll<HTMLElement>('[data-drop]')];
    const all = drawn.filter(({ dataset }) => offers.byId.has(dataset['drop'] ?? ''));
    // Where a card can be chosen, the place it would go to says nothing of it.
    const cards = all.filter((element) => element.closest('[data-area]') !== element);
    const open = 0 < cards.length ? cards : all;
    if (open.length === 0 || open.some(isInSight)) return;
    this.#before = table.scrollTop;
    open[0]?.scrollIntoView({ block: 'center' });
  }
}

/** Whether the middle of an element can be seen. */
function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && element.contains(found);
}
