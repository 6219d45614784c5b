/** Tells the desk what the pointer or the focus is on, so that it shows what would happen. */

import type { Attachment } from 'svelte/attachments';

import type { Desk } from './desk.svelte';

/** Watches an element that stands for a thing in an area. A finger points by its taps and presses instead. */
export function looksAt(desk: Desk, id: string, area: string): Attachment<HTMLElement> {
  return (element) => {
    const come = (event: Event): void => {
      const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
      const isSilent = event.type === 'focus' && !element.matches(':focus-visible');
      if (!isFinger && !isSilent) desk.lookAt(id, area);
    };
    const go = (): void => desk.lookAway(id);
    const pairs: [string, (event: Event) => void][] = [
      ['pointerenter', come],
      ['focus', come],
      ['pointerleave', go],
      ['blur', go],
    ];
    for (const [name, listener] of pairs) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of pairs) element.removeEventListener(name, listener);
    };
  };
}
