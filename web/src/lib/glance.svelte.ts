/** A card that someone glances at: shown large beside the pointer, gone when it moves on. */

import type { Attachment } from 'svelte/attachments';

import { boxOf, type Box } from '../board/place';
import type { CardPage } from './protocol';

/** How long a pointer rests on a card before it is shown large. */
const REST_MS = 280;
/** While one is shown, the next one follows at once. */
const NEXT_MS = 60;

export class Glance {
  card = $state.raw<CardPage | null>(null);
  box = $state.raw<Box>({ left: 0, top: 0, width: 0, height: 0 });
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows a card while the pointer rests on an element. A finger has other ways. */
  readonly of = (card: CardPage): Attachment<HTMLElement> => {
    return (element) => {
      const come = (event: PointerEvent): void => {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#show(card, element), this.card ? NEXT_MS : REST_MS);
      };
      const go = (): void => this.hide();
      element.addEventListener('pointerenter', come);
      for (const name of ['pointerleave', 'pointerdown'] as const) element.addEventListener(name, go);
      return () => {
        element.removeEventListener('pointerenter', come);
        for (const name of ['pointerleave', 'pointerdown'] as const) element.removeEventListener(name, go);
        go();
      };
    };
  };

  /** Shows nothing any more. */
  hide(): void {
    clearTimeout(this.#timer);
    this.card = null;
  }

  #show(card: CardPage, element: HTMLElement): void {
    if (!element.isConnected) return;
    this.box = boxOf(element);
    this.card = card;
  }
}
