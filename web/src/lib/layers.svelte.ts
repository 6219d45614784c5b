/** What lies over the page, in the order it was opened: one press of Escape closes the topmost of it. */

type Close = () => void;

export class Layers {
  #open: { close: Close }[] = [];

  /** Notes that something was opened; what it gives back is to be called when it is closed. */
  open(close: Close): () => void {
    const layer = { close };
    this.#open.push(layer);
    return () => {
      this.#open = this.#open.filter((other) => other !== layer);
    };
  }

  /** Closes the topmost; tells whether there was one. */
  close(): boolean {
    const top = this.#open.at(-1);
    top?.close();
    return top !== undefined;
  }
}

export const layers = new Layers();

/** Lets Escape close something while it is open; to be called while a component is set up. */
export function closesOnEscape(isOpen: () => boolean, close: Close): void {
  const isThere = $derived(isOpen());
  $effect(() => (isThere ? layers.open(close) : undefined));
}

/** Answers a key that was pressed anywhere on the page. Dialogs and menus of the browser close by themselves. */
export function closeTop(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (document.querySelector('dialog[open], :popover-open')) return;
  if (layers.close()) event.preventDefault();
}
