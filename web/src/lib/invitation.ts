/** The link that brings others to a table. */

import { notices } from './notices.svelte';

/** Gets the link to a table. */
export function linkTo(id: string): string {
  return new URL(`/t/${encodeURIComponent(id)}`, location.href).href;
}

/** Copies the link to a table and says so; false where the page may not, and it is shown instead. */
export async function copyLink(id: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(linkTo(id));
  } catch {
    // Pages without https have no clipboard.
    notices.tell(`The link to this table: ${linkTo(id)}`);
    return false;
  }
  notices.tell('The link is copied.', 'good');
  return true;
}
