/** Tells the desk what the pointer or the focus is on, so that it shows what would happen. */

import type { Attachment } from 'svelte/attachments';

import type { Choice } from '../lib/protocol';
import type { Desk } from './desk.svelte';

/** Watches an element that stands for a thing in an area. A finger points by its taps and presses instead. */
export function looksAt(desk: Desk, id: string, area: string): Attachment<HTMLElement> {
  return (element) => {
    const come = (event: Event): void => {
      const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
      const isSilent = event.type === 'focus' && !element.matches(':focus-visible');
      if (!isFinger && !isSilent) desk.lookAt(id, area);
    };
    return watch(element, come, () => desk.lookAway(id));
  };
}

/** Watches an element that stands for a choice. */
export function pointsAt(desk: Desk, choice: Choice): Attachment<HTMLElement> {
  return (element) =>
    watch(
      element,
      () => desk.point(choice),
      () => desk.pointAway(choice),
    );
}

function watch(element: HTMLElement, come: (event: Event) => void, go: () => void): () => void {
  // What is taken off the page loses the focus in the midst of drawing, when nothing may be changed.
  const later = (): void => queueMicrotask(go);
  for (const name of ['pointerenter', 'focus']) element.addEventListener(name, come);
  for (const name of ['pointerleave', 'blur']) element.addEventListener(name, later);
  return () => {
    for (const name of ['pointerenter', 'focus']) element.removeEventListener(name, come);
    for (const name of ['pointerleave', 'blur']) element.removeEventListener(name, later);
    // The element may as well be watched anew, for the table has changed around it.
    queueMicrotask(() => {
      if (!element.isConnected) go();
    });
  };
}
