/**
 * Moves things on the page from where they were to where they are. The page is always drawn as it should be
 * first; what flies are copies in a layer above, so that a new picture can come at any time.
 */

import type { Scene } from '../lib/protocol';
import type { Move } from './motion';
import { boxOf, type Box } from './place';

/** What was on the page before it changed. */
export interface Snapshot {
  boxes: ReadonlyMap<string, Box>;
  looks: ReadonlyMap<string, HTMLElement>;
  moves: readonly Move[];
  /** The area of each item, before and after. */
  homes: ReadonlyMap<string, string>;
}

const FLIGHT = 400;
const TURN = 460;
const STAGGER = 45;
const EASE = 'cubic-bezier(.22,.8,.24,1)';
/** More than this at once is a new table rather than a move. */
const MOST_MOVES = 60;

export class Flights {
  readonly #frame: HTMLElement;
  readonly #sky: HTMLElement;
  readonly #ghosts = new Map<string, HTMLElement>();
  #animations: Animation[] = [];
  #waiting = 0;

  constructor(frame: HTMLElement, sky: HTMLElement) {
    this.#frame = frame;
    this.#sky = sky;
  }

  /** Remembers where everything is and how it looks; to be called before the page changes. */
  before(moves: readonly Move[], was: Scene, is: Scene): Snapshot {
    const elements = this.#elements();
    const boxes = new Map<string, Box>();
    for (const [id, element] of elements) boxes.set(id, boxOf(this.#ghosts.get(id) ?? element));
    const looks = new Map<string, HTMLElement>();
    for (const move of moves) {
      if (move.kind === 'shift' || move.kind === 'enter') continue;
      const id = move.kind === 'turn' ? move.from : move.id;
      const element = elements.get(id);
      if (element) looks.set(id, copy(element));
    }
    return { boxes, looks, moves, homes: new Map([...homesIn(is), ...homesIn(was)]) };
  }

  /** Starts the movement; to be called once the page has changed. */
  after(snapshot: Snapshot, is: Scene): void {
    this.stop();
    const moving = snapshot.moves.filter((move) => move.kind !== 'shift');
    if (MOST_MOVES < moving.length) return;
    const elements = this.#elements();
    const boxes = new Map([...elements].map(([id, element]) => [id, boxOf(element)]));
    const homes = homesIn(is);
    this.#waiting = 0;
    for (const move of snapshot.moves) this.#start(move, snapshot, elements, boxes, homes);
  }

  /** Ends all movement at once. */
  stop(): void {
    for (const animation of this.#animations) animation.cancel();
    this.#animations = [];
    for (const ghost of this.#ghosts.values()) ghost.remove();
    this.#ghosts.clear();
    this.#sky.replaceChildren();
  }

  /** Lets things flash that something happened to. */
  flash(ids: readonly string[]): void {
    const elements = this.#elements();
    for (const id of ids) {
      const element = elements.get(id);
      element?.animate(
        [
          { filter: 'brightness(1)' },
          { filter: 'brightness(1.7) drop-shadow(0 0 10px #ffe9a8)', offset: 0.25 },
          { filter: 'brightness(1)' },
        ],
        { duration: 900, delay: 250, easing: 'ease-out' },
      );
    }
  }

  #start(
    move: Move,
    snapshot: Snapshot,
    elements: ReadonlyMap<string, HTMLElement>,
    boxes: ReadonlyMap<string, Box>,
    homes: ReadonlyMap<string, string>,
  ): void {
    const was = (id: string): Box | undefined =>
      snapshot.boxes.get(id) ?? snapshot.boxes.get(snapshot.homes.get(id) ?? '');
    const is = (id: string): Box | undefined => boxes.get(id) ?? boxes.get(homes.get(id) ?? '');
    const element = elements.get(move.id);
    const look = snapshot.looks.get(move.id);
    switch (move.kind) {
      case 'shift':
        return this.#shift(element, snapshot.boxes.get(move.id), boxes.get(move.id));
      case 'travel':
        return element
          ? this.#land(move.id, element, was(move.id), is(move.id))
          : this.#vanish(look, was(move.id), is(move.id));
      case 'turn':
        return this.#turn(element, snapshot.looks.get(move.from), boxes.get(move.id));
      case 'enter':
        return this.#land(move.id, element, move.from === null ? undefined : was(move.from), is(move.id));
      case 'leave':
        return this.#vanish(look, was(move.id), move.to === null ? undefined : is(move.to));
      case 'flow':
        return this.#vanish(look, was(move.id), is(move.to));
    }
  }

  #shift(element: HTMLElement | undefined, from: Box | undefined, to: Box | undefined): void {
    if (!element || !from || !to || isNear(from, to)) return;
    const keyframes = [{ transform: between(to, from) }, { transform: 'none' }];
    this.#run(element, keyframes, { duration: FLIGHT, easing: EASE });
  }

  /** Lets an item come down in its place, from another one or out of nothing. */
  #land(id: string, element: HTMLElement | undefined, from: Box | undefined, to: Box | undefined): void {
    if (!element || !to || to.width === 0) return;
    const delay = this.#turnInLine();
    if (!from || from.width === 0) {
      const keyframes = [
        { opacity: 0, transform: 'scale(.7)' },
        { opacity: 1, transform: 'none' },
      ];
      return this.#run(element, keyframes, { duration: 260, delay, easing: EASE, fill: 'backwards' });
    }
    const ghost = this.#ghost(copy(element), to);
    this.#ghosts.set(id, ghost);
    this.#run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT + delay });
    const keyframes = [{ transform: between(to, from) }, { transform: 'none' }];
    this.#run(ghost, keyframes, { duration: FLIGHT, delay, easing: EASE, fill: 'backwards' }, () => {
      if (this.#ghosts.get(id) === ghost) this.#ghosts.delete(id);
      ghost.remove();
    });
  }

  /** Lets the look of an item go to another place, or out of sight. */
  #vanish(look: HTMLElement | undefined, from: Box | undefined, to: Box | undefined): void {
    if (!look || !from || from.width === 0) return;
    const ghost = this.#ghost(look, from);
    const end = to && 0 < to.width ? between(from, to) : 'scale(.6)';
    const keyframes = [
      { transform: 'none', opacity: 1 },
      { transform: end, opacity: to ? 0.9 : 0 },
    ];
    this.#run(ghost, keyframes, { duration: to ? FLIGHT : 240, easing: EASE }, () => ghost.remove());
  }

  /** Turns the old side away and the new one in. */
  #turn(element: HTMLElement | undefined, look: HTMLElement | undefined, box: Box | undefined): void {
    if (!element || !box) return;
    const delay = this.#turnInLine();
    const half = TURN / 2;
    const edge = (angle: number): string => `perspective(900px) rotateY(${angle}deg) scale(1.06)`;
    const flat = 'perspective(900px) rotateY(0deg)';
    this.#run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: delay + half });
    const keyframes = [{ transform: edge(-90) }, { transform: flat }];
    this.#run(element, keyframes, {
      duration: half,
      delay: delay + half,
      easing: 'ease-out',
      fill: 'backwards',
    });
    if (!look) return;
    const ghost = this.#ghost(look, box);
    const timing = { duration: half, delay, easing: 'ease-in' };
    this.#run(ghost, [{ transform: flat }, { transform: edge(90) }], timing, () => ghost.remove());
  }

  #run(
    element: HTMLElement,
    keyframes: Keyframe[],
    timing: KeyframeAnimationOptions,
    then?: () => void,
  ): void {
    const animation = element.animate(keyframes, timing);
    this.#animations.push(animation);
    if (then) animation.addEventListener('finish', then);
  }

  #ghost(look: HTMLElement, box: Box): HTMLElement {
    const ghost = document.createElement('div');
    ghost.style.cssText =
      `position:absolute;left:${box.left}px;top:${box.top}px;` +
      `width:${box.width}px;height:${box.height}px;--w:${box.width}px`;
    ghost.append(look);
    this.#sky.append(ghost);
    return ghost;
  }

  /** Gets how long to wait so that many things come one after the other. */
  #turnInLine(): number {
    this.#waiting += 1;
    return Math.min(this.#waiting - 1, 10) * STAGGER;
  }

  #elements(): Map<string, HTMLElement> {
    const elements = new Map<string, HTMLElement>();
    for (const element of this.#frame.querySelectorAll<HTMLElement>('[data-area],[data-item]')) {
      elements.set(element.dataset['item'] ?? element.dataset['area'] ?? '', element);
    }
    return elements;
  }
}

function copy(element: HTMLElement): HTMLElement {
  const look = element.cloneNode(true) as HTMLElement;
  for (const button of look.querySelectorAll('button')) button.disabled = true;
  look.style.inlineSize = '100%';
  return look;
}

function homesIn(scene: Scene): Map<string, string> {
  return new Map(scene.areas.flatMap((area) => area.items.map((item) => [item.id, area.id] as const)));
}

function isNear(one: Box, other: Box): boolean {
  const far = (a: number, b: number): boolean => 1 < Math.abs(a - b);
  return !far(one.left, other.left) && !far(one.top, other.top) && !far(one.width, other.width);
}

/** Writes the transform that makes a thing at one box look as if it were at another. */
function between(at: Box, like: Box): string {
  const x = like.left + like.width / 2 - at.left - at.width / 2;
  const y = like.top + like.height / 2 - at.top - at.height / 2;
  const scale = Math.min(like.width / at.width, like.height / at.height);
  return `translate(${x}px, ${y}px) scale(${Number.isFinite(scale) && 0 < scale ? scale : 1})`;
}
