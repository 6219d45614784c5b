/** What is copied for people. */

import { notices } from './notices.svelte';

/** Copies a text and says so; false where the page may not, since pages without https have no clipboard. */
export async function copied(text: string, told: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  notices.tell(told, 'good');
  return true;
}

/** Marks what stands in a field, to be copied by hand. */
export function mark(field: HTMLInputElement | HTMLTextAreaElement | undefined): void {
  field?.focus();
  field?.select();
}
