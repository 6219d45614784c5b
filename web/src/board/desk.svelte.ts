/** What the parts of a board share: what can be done, what is being done, and what is shown large. */

import { createContext } from 'svelte';

import type { Area, Choice, Item, Mark, Position, Seat } from '../lib/protocol';
import {
  aboutOf,
  choicesFor,
  choicesForBoth,
  dropsOf,
  goalsOf,
  offersOf,
  onlyOne,
  partnersOf,
  type Drops,
  type Offers,
} from './choices';
import type { Hinting } from './hint.svelte';
import { marksOf, type Marks } from './marks';
import type { Box } from './place';
import { focusOf, isThere } from './scene';

/** Sends an action; fails with an error that carries the refusal. */
export type Play = (notation: string) => Promise<void>;

/** A menu of choices beside the thing they are about. */
export interface Menu {
  title: string;
  choices: readonly Choice[];
  box: Box;
  /** What was clicked, so that a click on a second thing narrows the choices. */
  id: string | null;
}

/** An item under a finger or pointer. */
export interface Drag {
  item: Item;
  area: Area;
  drops: Drops;
  x: number;
  y: number;
  width: number;
  /** What it would be let go on. */
  over: string | null;
}

/** An item that is shown large. */
export interface Large {
  item: Item;
  area: Area;
  box: Box;
  /** Whether it stays until it is closed. */
  isPinned: boolean;
}

/** The name of the table as a whole as a place to let go on. */
export const ANYWHERE = '*';

const NOTHING: Offers = { all: [], loose: [], byId: new Map() };
const HOVER_DELAY = 380;
const REFUSAL_SHOWN = 7000;

export class Desk {
  readonly #position: () => Position;
  readonly #play: () => Play | null;
  readonly #isHistory: () => boolean;
  readonly #hinting: () => Hinting | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refused: ReturnType<typeof setTimeout> | undefined;
  #pointer = '';
  /** The item the pointer went to by itself. */
  #hovered: string | null = null;

  /** What can be done. */
  readonly offers: Offers = $derived.by(() => (this.#play() ? offersOf(this.#position().view) : NOTHING));
  /** The action that was sent last, until it is answered, and the decision it was for. */
  #sent: { notation: string; turn: number | null } | null = $state.raw(null);
  /** Why the last action was refused. */
  refusal: string | null = $state(null);
  menu: Menu | null = $state.raw(null);
  drag: Drag | null = $state.raw(null);
  large: Large | null = $state.raw(null);
  /** The pile whose cards are spread out to look at. */
  spread: string | null = $state(null);
  /** Whether something lies over the table that nothing should be shown above. */
  isCovered = $state(false);
  /** The action under the pointer in a list, or that has the focus there. */
  #pointed: Choice | null = $state.raw(null);
  /** The thing on the table that the pointer or the focus is on. */
  #at: { id: string; area: string } | null = $state.raw(null);
  /** What the action under the pointer in a list is about. */
  readonly pointed: ReadonlySet<string> = $derived.by(() => aboutOf(this.#pointed));
  /** What would happen where, if that was done which is pointed at. */
  readonly marks: Marks = $derived.by(() => marksOf(this.#shown()));
  /** What the moment is about. */
  readonly focus: ReadonlySet<string> = $derived.by(() => focusOf(this.#position().view.scene));
  /** What goes with the item that was picked up or clicked. */
  readonly partners: ReadonlySet<string> = $derived.by(() => {
    if (this.drag) return goalsOf(this.drag.drops);
    return this.menu?.id ? partnersOf(this.offers, this.menu.id) : aboutOf(null);
  });

  /** What a hint is about. */
  readonly marked: ReadonlySet<string> = $derived.by(() => this.hinting?.marked ?? aboutOf(null));

  /** Makes a desk; one that looks back speaks to nobody, since everyone is spoken of. */
  constructor(
    position: () => Position,
    play: () => Play | null,
    isHistory: () => boolean = () => false,
    hinting: () => Hinting | null = () => null,
  ) {
    this.#position = position;
    this.#play = play;
    this.#isHistory = isHistory;
    this.#hinting = hinting;
  }

  /** Gets the hints of the table; none where there are none. */
  get hinting(): Hinting | null {
    return this.#hinting();
  }

  /**
   * Gets the action that is on its way. What settles a decision may be seen before it is confirmed: the next one
   * does not wait for that.
   */
  get busy(): string | null {
    const sent = this.#sent;
    return sent !== null && sent.turn === this.#position().turn ? sent.notation : null;
  }

  get names(): readonly string[] {
    return this.#position().names;
  }

  /** Gets the seat that is spoken to. */
  get viewer(): Seat | null {
    return this.#isHistory() ? null : this.#position().seat;
  }

  get areas(): readonly Area[] {
    return this.#position().view.scene.areas;
  }

  /** Notes that the pointer or the focus is on an action in a list. */
  point(choice: Choice): void {
    this.#pointed = choice;
  }

  /** Notes that the pointer or the focus has left an action in a list. */
  pointAway(choice: Choice): void {
    if (this.#pointed?.notation === choice.notation) this.#pointed = null;
  }

  /** Notes that the pointer or the focus is on a thing. */
  lookAt(id: string, area: string): void {
    this.#at = { id, area };
  }

  /** Notes that the pointer or the focus has left a thing. */
  lookAway(id: string): void {
    if (this.#at?.id === id) this.#at = null;
  }

  /** Gets the marks to show: those of the item that is busied with, and of the action that is about to be done. */
  #shown(): readonly Mark[] {
    const id = this.drag?.item.id ?? this.menu?.id ?? this.large?.item.id ?? this.#at?.id;
    const item = this.areas.flatMap((area) => area.items).find((item) => item.id === id);
    return [...(item?.marks ?? []), ...(this.#next()?.marks ?? [])];
  }

  /** Gets the action that is pointed at, or that a click or letting go would do without asking. */
  #next(): Choice | null {
    if (this.#pointed) return this.#pointed;
    if (this.drag) return onlyOne(this.#dropped(this.drag));
    return this.#at === null ? null : onlyOne(this.#meant(this.#at.id));
  }

  /** Gets the choices that a click on a thing means. */
  #meant(id: string): readonly Choice[] {
    const before = this.menu?.id ?? null;
    const shared = before === null || before === id ? [] : choicesForBoth(this.offers, before, id);
    return 0 < shared.length ? shared : this.choices(id);
  }

  /** Gets the choices that letting a dragged item go means. */
  #dropped(drag: Drag): readonly Choice[] {
    if (drag.over === null) return [];
    return (drag.over === ANYWHERE ? drag.drops.alone : drag.drops.targets.get(drag.over)) ?? [];
  }

  /** Gets what can be done with a thing. */
  choices(id: string): readonly Choice[] {
    return choicesFor(this.offers, id);
  }

  /** Does what a click on a thing means: the one thing that can be done with it, or asks which. */
  act(id: string, title: string, box: Box): void {
    this.offer(this.#meant(id), title, box, id);
  }

  /** Does the only one of some choices, or asks which. */
  offer(choices: readonly Choice[], title: string, box: Box, id: string | null): void {
    const only = onlyOne(choices);
    this.hideLarge();
    if (only) void this.play(only);
    else if (0 < choices.length) this.menu = { title, choices, box, id };
  }

  /** Sends an action, unless another is on its way. */
  async play(choice: Choice): Promise<void> {
    const play = this.#play();
    if (!play || this.busy !== null) return;
    this.close();
    const sent = { notation: choice.notation, turn: this.#position().turn };
    this.#sent = sent;
    this.#refuse(null);
    try {
      await play(choice.notation);
    } catch (error) {
      this.#refuse(sentenceOf(error));
    } finally {
      if (this.#sent === sent) this.#sent = null;
    }
  }

  /** Lets go of a dragged item. */
  drop(box: Box): void {
    const drag = this.drag;
    this.drag = null;
    if (!drag) return;
    this.offer(this.#dropped(drag), drag.item.face?.name ?? 'Face-down card', box, null);
  }

  /** Starts dragging, if there is something to drag it for. */
  pickUp(item: Item, area: Area, width: number, x: number, y: number): boolean {
    if (this.drag || this.busy !== null || this.choices(item.id).length === 0) return false;
    this.close();
    this.drag = { item, area, drops: dropsOf(this.offers, item.id), x, y, width, over: null };
    return true;
  }

  /** Shows an item large, at once or when the pointer has rested on it. */
  showLarge(large: Large, when: 'now' | 'soon'): void {
    clearTimeout(this.#timer);
    if (!large.item.face || this.drag || this.menu || this.isCovered) return;
    // Once one is shown, the next follows the pointer without a pause.
    if (when === 'now' || this.large) this.large = large;
    else this.#timer = setTimeout(() => (this.large = large), HOVER_DELAY);
  }

  /**
   * Shows an item large when a moving pointer has come to rest on it. A table that changes under a resting
   * pointer shows nothing.
   */
  hover(large: Large, event: { clientX: number; clientY: number }): void {
    if (!this.follow(event) || this.#hovered === large.item.id) return;
    this.#hovered = large.item.id;
    this.showLarge(large, 'soon');
  }

  /** Hides the large item. */
  hideLarge(): void {
    clearTimeout(this.#timer);
    this.large = null;
  }

  /** Hides the large item unless it was asked to stay. */
  leaveLarge(): void {
    clearTimeout(this.#timer);
    this.#hovered = null;
    if (!this.large?.isPinned) this.large = null;
  }

  /** Notes where the pointer is; tells whether it has moved, and not just the table under it. */
  follow(event: { clientX: number; clientY: number }): boolean {
    const before = this.#pointer;
    this.#pointer = `${event.clientX} ${event.clientY}`;
    return before !== this.#pointer;
  }

  /** Keeps what is open when the table changes, as far as it still makes sense. */
  refresh(): void {
    const { menu, drag } = this;
    this.#refuse(null);
    this.leaveLarge();
    const { large } = this;
    const isOpen = (choice: Choice): boolean =>
      this.offers.all.some(({ notation }) => notation === choice.notation);
    if (menu && !menu.choices.every(isOpen)) this.menu = null;
    if (this.#pointed && !isOpen(this.#pointed)) this.#pointed = null;
    if (this.#at && !isThere(this.areas, this.#at.area, this.#at.id)) this.#at = null;
    if (drag) {
      const drops = dropsOf(this.offers, drag.item.id);
      this.drag = 0 < this.choices(drag.item.id).length ? { ...drag, drops, over: null } : null;
    }
    if (large && !isThere(this.areas, large.area.id, large.item.id)) this.hideLarge();
  }

  /** Closes whatever lies over the table. */
  close(): void {
    this.hideLarge();
    this.menu = null;
    this.drag = null;
    this.spread = null;
    this.#pointed = null;
  }

  #refuse(sentence: string | null): void {
    clearTimeout(this.#refused);
    this.refusal = sentence;
    if (sentence !== null) this.#refused = setTimeout(() => (this.refusal = null), REFUSAL_SHOWN);
  }
}

/** Gets the sentence of a refusal from whatever an action failed with. */
export function sentenceOf(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    const refusal = 'refusal' in error ? error.refusal : null;
    if (typeof refusal === 'object' && refusal !== null && 'sentence' in refusal)
      return String(refusal.sentence);
    if ('message' in error && error.message !== '') return String(error.message);
  }
  return 'That did not work. Try again.';
}

export const [getDesk, setDesk] = createContext<Desk>();
