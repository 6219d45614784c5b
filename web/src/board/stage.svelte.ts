/**
 * Shows what happens one thing after the other: the table in between, with what is told of it, until it has
 * caught up with how the table is now. Knows nothing of the page.
 */

import type { Line, Moment, Position } from '../lib/protocol';
import { captionsOf, type Caption } from './events';
import { asMoment } from './guise';

/** What happened: how the table is after it, what is told, and how it looked in between. */
export interface News {
  /** None if the table is as it was. */
  position: Position | null;
  lines: readonly Line[];
  moments: readonly Moment[];
}

/** A line that was told, with a number of its own. */
export interface Heard {
  key: number;
  text: string;
}

/** One thing that is shown for some time. */
interface Beat {
  /** The table; none if it stays as it is. */
  position: Position | null;
  lines: readonly Line[];
  caption: Caption | null;
  time: number;
  /** Whether what comes next waits for it. Nobody is asked anything as long as something does. */
  holds: boolean;
}

/** How long a moment lasts. */
const MOMENT = 950;
const QUIET_MOMENT = 600;
/** How long a coin or a die is in the air, and how long everyone sees how it fell. */
const THROW = 1400;
const FALLEN = 1100;
/** How long a caption stays that nobody waits for. */
const LARGE = 2200;
const SMALL = 1500;
/** With more than this to show, everything goes faster. */
const LONGEST = 6800;
const SHORTEST = 220;
/** How many lines are kept for those who listen; more only if they came at once. */
const KEPT = 40;

export class Stage {
  /** The table to draw; none before there is one. */
  position = $state.raw<Position | null>(null);
  /** Everything told so far, as far as it has been shown. */
  lines = $state.raw<readonly Line[]>([]);
  /** What stands in the middle of the table. */
  caption = $state.raw<Caption | null>(null);
  /** What happened while someone looked on, to be read out. */
  heard = $state.raw<readonly Heard[]>([]);
  /** The items that something just happened to. */
  touched = $state.raw<readonly string[]>([]);
  /** Whether there is more to show before someone is asked. */
  isBusy = $state(false);

  readonly #isStill: () => boolean;
  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #keys = 0;
  /** How much of its time each beat gets. */
  #pace = 1;

  /** Makes an empty stage; `isStill` tells whether nothing should be waited for. */
  constructor(isStill: () => boolean) {
    this.#isStill = isStill;
  }

  /** Shows a table as it is, without telling how it came to be so; what was missed is only read out. */
  jump(position: Position | null, lines: readonly Line[], missed: readonly Line[] = []): void {
    this.stop();
    this.#hear(missed);
    this.position = position;
    this.lines = lines;
    this.touched = [];
  }

  /** Shows what happened, after all that is still to be shown. */
  take(news: News): void {
    if (this.#isOlder(news)) this.stop();
    const beats = beatsOf(news, this.position);
    if (this.isBusy) this.#queue = [...this.#queue.filter(isNeeded), ...beats];
    else if (beats.some((beat) => beat.holds)) this.#start(beats);
    else this.#add(beats);
    this.#pace = Math.min(this.#pace, LONGEST / this.#left());
    if (this.isBusy && this.#isStill()) this.skip();
  }

  /** Goes to the end of what is to be shown. */
  skip(): void {
    if (!this.isBusy) return;
    const rest = this.#queue;
    const last = [...rest].reverse().find((beat) => beat.caption)?.caption ?? this.caption;
    clearTimeout(this.#timer);
    this.#queue = [];
    for (const beat of rest) this.#show({ ...beat, caption: null });
    this.isBusy = false;
    this.#pace = 1;
    if (last) this.#tell([last]);
  }

  /** Forgets what is to be shown, keeping what was told. */
  stop(): void {
    clearTimeout(this.#timer);
    for (const beat of this.#queue) this.#hear(beat.lines);
    this.#queue = [];
    this.caption = null;
    this.isBusy = false;
    this.#pace = 1;
  }

  /** Whether the table goes back, so that what is still to be shown never was. */
  #isOlder({ position, lines }: News): boolean {
    if (lines.some(({ kind, source }) => source === 'table' && /^undo(ne|-agreed)$/.test(kind))) return true;
    return position !== null && this.position !== null && position.number < this.position.number;
  }

  #start(beats: readonly Beat[]): void {
    clearTimeout(this.#timer);
    this.#queue = [...beats];
    this.#next();
  }

  /** Shows at once what nobody waits for. What matters less does not cover what matters more. */
  #add(beats: readonly Beat[]): void {
    for (const beat of beats) this.#show({ ...beat, caption: null });
    const captions = beats.flatMap(({ caption }) => caption ?? []);
    const isCovered = this.caption?.weight === 'large' && captions.every(({ weight }) => weight !== 'large');
    if (0 < captions.length && !isCovered) this.#tell(captions);
  }

  #tell(captions: readonly Caption[]): void {
    this.#start(captions.map(free));
  }

  #next(): void {
    const beat = this.#queue.shift();
    if (!beat) {
      this.caption = null;
      this.isBusy = false;
      this.#pace = 1;
      return;
    }
    const time = Math.max(Math.min(SHORTEST, beat.time), beat.time * this.#pace);
    this.isBusy = beat.holds || this.#queue.some(({ holds }) => holds);
    // What comes next is already on its way, so nobody is asked in between.
    const position =
      beat.position && this.isBusy ? asMoment(beat.position, beat.position.view.scene) : beat.position;
    this.#show({ ...beat, position });
    this.#timer = setTimeout(() => this.#next(), time);
  }

  #left(): number {
    return this.#queue.reduce((sum, { time }) => sum + time, 0);
  }

  #show(beat: Beat): void {
    if (beat.position) this.position = beat.position;
    if (beat.caption) this.caption = beat.caption;
    if (0 < beat.lines.length) this.#hear(beat.lines);
  }

  #hear(lines: readonly Line[]): void {
    this.lines = [...this.lines, ...lines];
    const fresh = lines
      .filter(({ source }) => source !== 'chat')
      .map(({ text }) => ({ key: (this.#keys += 1), text }));
    this.heard = [...this.heard, ...fresh].slice(-Math.max(KEPT, fresh.length));
    this.touched = lines.flatMap(({ items }) => items);
  }
}

/** Makes the beats of what happened. The last one shows the table as it is, and nothing waits for it. */
function beatsOf({ position, lines, moments }: News, before: Position | null): Beat[] {
  const base = position ?? before;
  if (!base) return [{ position, lines, caption: null, time: 0, holds: false }];
  let from = 0;
  const beats = moments.flatMap((moment) => {
    const told = lines.slice(from, moment.lines);
    from = moment.lines;
    return held(asMoment(base, moment.scene), told);
  });
  const rest = lines.slice(from);
  const captions = captionsOf(rest, base.seat);
  const isThrow = captions.some(({ show }) => show !== 'words');
  const isOver = position !== null && position.view.outcome !== null;
  if (position && 0 < captions.length && (isThrow || isOver))
    return [...beats, ...held(asMoment(position, position.view.scene), rest), ending(position, [])];
  return [...beats, ending(position, rest), ...captions.map(free)];
}

/** Makes the beats of a moment: its table with the first caption, then the other captions. */
function held(position: Position, lines: readonly Line[]): Beat[] {
  const captions = captionsOf(lines, position.seat);
  if (captions.length === 0) return [{ position, lines, caption: null, time: QUIET_MOMENT, holds: true }];
  const beats = captions.flatMap((caption) => {
    const shown = { position: null, lines: [], caption, holds: true };
    if (caption.show === 'words') return [{ ...shown, time: MOMENT }];
    return [
      { ...shown, time: THROW },
      { ...shown, time: FALLEN },
    ];
  });
  // How a coin falls is told when it has fallen.
  const told = captions[0]?.show === 'words' ? 0 : 1;
  return beats.map((beat, index): Beat => ({
    ...beat,
    position: index === 0 ? position : null,
    lines: index === told ? lines : [],
  }));
}

/** Whether a beat must be shown even if more has happened: captions that nobody waits for need not. */
function isNeeded(beat: Beat): boolean {
  return beat.holds || beat.position !== null || 0 < beat.lines.length;
}

function ending(position: Position | null, lines: readonly Line[]): Beat {
  return { position, lines, caption: null, time: 0, holds: false };
}

function free(caption: Caption): Beat {
  const time = caption.weight === 'large' ? LARGE : SMALL;
  return { position: null, lines: [], caption, time, holds: false };
}
