/** Keeps the focus of the keyboard on the same thing when the table is drawn anew. */

/** Who has the focus: a thing, and the place it lies in. */
export interface Focused {
  id: string;
  area: string | null;
}

/** Gets what has the focus within an element. */
export function focusedId(root: HTMLElement): Focused | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !root.contains(active)) return null;
  const area = active.closest<HTMLElement>('[data-area]')?.dataset['area'] ?? null;
  return { id: active.dataset['focus'] ?? '', area };
}

/**
 * Gives the focus back if it was lost: to the same thing in its place, else to another one there, so that one
 * card after the other can be played; else to where the thing has gone, else to the question, which comes right
 * before its answers and, unlike them, does nothing when a key is pressed once too often.
 */
export function focusOn(root: HTMLElement, focused: Focused): void {
  if (!isFocusLost()) return;
  const stops = [...root.querySelectorAll<HTMLElement>('[data-focus]')];
  const there = stops.filter(
    (stop) => stop.closest<HTMLElement>('[data-area]')?.dataset['area'] === focused.area,
  );
  const isSame = (stop: HTMLElement): boolean => stop.dataset['focus'] === focused.id;
  const next =
    there.find(isSame) ??
    there.find((stop) => stop.tabIndex === 0) ??
    stops.find(isSame) ??
    root.querySelector<HTMLElement>('[data-question]');
  next?.focus({ preventScroll: true });
}

/**
 * Takes the focus for something that was opened. What it gives back, when it is closed, returns the focus to
 * whoever had it, unless it has gone on to something else.
 */
export function borrowFocus(target: HTMLElement | null | undefined): () => void {
  const before = document.activeElement;
  target?.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && isFocusLost()) before.focus({ preventScroll: true });
  };
}

/** Whether nothing has the focus that a key could be meant for. */
export function isFocusFree(): boolean {
  return isFocusLost() || document.activeElement?.hasAttribute('data-question') === true;
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
