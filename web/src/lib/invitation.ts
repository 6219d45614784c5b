/** The links that bring others to a table or an event. */

import { copied } from './clipboard';
import { notices } from './notices.svelte';

/** Gets the link to a table. */
export const tableLink = (id: string) => linkTo('t', id);

/** Gets the link to an event. */
export const eventLink = (id: string) => linkTo('e', id);

function linkTo(kind: 't' | 'e', id: string): string {
  return new URL(`/${kind}/${encodeURIComponent(id)}`, location.href).href;
}

/** Copies a link and says so; false where the page may not, and it is shown instead. */
export async function copyLink(link: string): Promise<boolean> {
  const isCopied = await copied(link, 'The link is copied.');
  if (!isCopied) notices.tell(`This is the link: ${link}`);
  return isCopied;
}
