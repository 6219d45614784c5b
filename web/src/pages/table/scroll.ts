/** Keeps a list that grows at its end scrolled to it, unless its reader has gone back. */

/** How near to the end counts as being there, in pixels. */
const NEAR = 48;

/** Attaches to a list and follows its end, whenever lines come or its height changes. */
export function stickToEnd(list: HTMLElement): () => void {
  let isAtEnd = true;
  const look = () => {
    isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  const follow = () => {
    if (isAtEnd) list.scrollTo({ top: list.scrollHeight });
  };
  const lines = new MutationObserver(follow);
  lines.observe(list, { childList: true, subtree: true });
  // A list that was hidden, or has another height now, shows its end again.
  const heights = new ResizeObserver(follow);
  heights.observe(list);
  list.addEventListener('scroll', look);
  follow();
  return () => {
    lines.disconnect();
    heights.disconnect();
    list.removeEventListener('scroll', look);
  };
}
