/** Picking an item up with mouse, pen or finger and letting it go on something; a long press shows it large. */

import type { Area, Item } from '../lib/protocol';
import { ANYWHERE, type Desk, type Drag } from './desk.svelte';
import { boxOf } from './place';

/** How far a pointer moves before it is a drag and no click. */
const THRESHOLD = 6;
const LONG_PRESS = 450;
const LATE_CLICK = 400;

/** Watches a press on an item until the pointer is let go. */
export function press(event: PointerEvent, desk: Desk, item: Item, area: Area): void {
  const holder = event.currentTarget;
  if (event.button !== 0 || !event.isPrimary || !(holder instanceof HTMLElement)) return;
  const { pointerId } = event;
  const start = { x: event.clientX, y: event.clientY };
  const isTouch = event.pointerType === 'touch';
  let isDragging = false;
  let wasLong = false;
  const timer = isTouch ? setTimeout(longPress, LONG_PRESS) : undefined;
  if (!isTouch) desk.hideLarge();

  function longPress(): void {
    wasLong = true;
    desk.showLarge({ item, area, box: boxOf(holder as HTMLElement), isPinned: true }, 'now');
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    const far = THRESHOLD <= Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (far) clearTimeout(timer);
    if (!isDragging && far) {
      isDragging = desk.pickUp(item, area, boxOf(holder as HTMLElement).width, event.clientX, event.clientY);
      if (!isDragging) stop();
    }
    if (isDragging && !desk.drag) stop();
    if (isDragging && desk.drag) follow(desk, desk.drag, event);
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    stop();
    if (isDragging || wasLong) swallowClick();
    if (isDragging) desk.drop({ left: event.clientX, top: event.clientY, width: 1, height: 1 });
  }

  function cancel(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    stop();
    if (isDragging) desk.drag = null;
  }

  function stop(): void {
    clearTimeout(timer);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', cancel);
  }

  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', cancel);
}

function follow(desk: Desk, drag: Drag, event: PointerEvent): void {
  desk.drag = { ...drag, x: event.clientX, y: event.clientY, over: targetAt(drag, event) };
}

/** Finds what a dragged item would be let go on: the innermost target under the pointer. */
function targetAt(drag: Drag, event: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const id = element instanceof HTMLElement ? element.dataset['drop'] : undefined;
    if (id === undefined) continue;
    if (drag.drops.targets.has(id)) return id;
    if (id === drag.area.id) return null;
    if (id === ANYWHERE && 0 < drag.drops.alone.length) return ANYWHERE;
  }
  return null;
}

/** Keeps the click that follows a drag or a long press from doing something as well. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    stop();
  };
  // The click may come late or never; the next press has nothing to do with this one any more.
  const stop = (): void => {
    window.removeEventListener('click', swallow, { capture: true });
    window.removeEventListener('pointerdown', stop, { capture: true });
  };
  window.addEventListener('click', swallow, { capture: true });
  window.addEventListener('pointerdown', stop, { capture: true });
  setTimeout(stop, LATE_CLICK);
}
