/** Questions about keys. */

/** Whether the key goes into a text or another control of its own, or is part of a shortcut of the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Gets the digit of a key; none for others. */
export function digitOf(event: { key: string }): number | null {
  return /^[0-9]$/.test(event.key) ? Number(event.key) : null;
}
