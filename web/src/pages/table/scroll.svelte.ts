/** Keeps a list that grows at its end scrolled to it, unless its reader has gone back. */

import type { Attachment } from 'svelte/attachments';

/** How near to the end counts as being there, in pixels. */
const NEAR = 48;

/** Makes an attachment that follows the end whenever `size` changes. */
export function stickToEnd(size: () => number): Attachment<HTMLElement> {
  return (list) => {
    let isAtEnd = true;
    const look = () => {
      isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    };
    // A list that was hidden or has another height now shows its end again.
    const sizes = new ResizeObserver(() => isAtEnd && list.scrollTo({ top: list.scrollHeight }));
    sizes.observe(list);
    list.addEventListener('scroll', look);
    $effect(() => {
      size();
      if (isAtEnd) list.scrollTo({ top: list.scrollHeight });
    });
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', look);
    };
  };
}
