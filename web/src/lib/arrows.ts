/** Walking through things that lie in rows with the arrow keys. */

import type { Attachment } from 'svelte/attachments';

import { boxOf, nextBox, type Direction } from '../board/place';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Lets the arrow keys move the focus among the elements that are marked with `data-cell`. */
export const arrows: Attachment<HTMLElement> = (container) => {
  const walk = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const cells = [...container.querySelectorAll<HTMLElement>('[data-cell]')];
    const here = event.target instanceof Element ? event.target.closest('[data-cells]') : null;
    const at = cells.findIndex((cell) => cell === event.target || here?.contains(cell));
    const to = at < 0 ? undefined : cells[next(event.key, cells, at) ?? -1];
    if (!to) return;
    event.preventDefault();
    to.focus({ preventScroll: true });
    to.scrollIntoView({ block: 'nearest' });
  };
  container.addEventListener('keydown', walk);
  return () => container.removeEventListener('keydown', walk);
};

function next(key: string, cells: HTMLElement[], at: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return cells.length - 1;
  const direction = DIRECTIONS[key];
  return direction === undefined ? null : nextBox(cells.map(boxOf), at, direction);
}
