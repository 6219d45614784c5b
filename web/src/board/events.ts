/** What lines of the log look like on the table while they happen. */

import type { Line, Seat } from '../lib/protocol';
import { toneOf, type Tone } from './kinds';

/** Something to show for a moment in the middle of the table. */
export interface Caption {
  show: 'coin' | 'die' | 'words';
  text: string;
  /** What the coin or the die shows; empty when the line does not tell. */
  value: string;
  /** The seat it is good for. */
  seat: Seat | null;
  tone: Tone;
  /** How much it matters. */
  weight: Weight;
}

/** How much a line matters: whether it is shown large, small, or only in the log. */
export type Weight = 'large' | 'small' | 'none';

/** What the table shows anyway, since cards move. */
const ROUTINE = /(^|-)(draw|drew|deal|dealt|shuffle|place|placed|honors|acquire|offer|discard)(-|$)/;
/** What decides something even where it is good for nobody. */
const DECISIVE = /(^|-)(battle|combat|duel|round|tie|tied|end|death|epic|score|result)(-|$)/;
const DIE = /(^|-)(die|dice|roll|rolled|reroll)(-|$)/;

/**
 * Makes what to show of some lines told together, in order: each that decides something, or else the last one
 * that the table does not show by itself.
 */
export function captionsOf(lines: readonly Line[], viewer: Seat | null): Caption[] {
  const told = lines.filter((line) => line.source === 'game' && line.text !== '');
  const captions = told.map((line) => captionOf(line, viewer));
  const large = captions.filter(({ weight }) => weight === 'large');
  return 0 < large.length ? large : captions.filter(({ weight }) => weight === 'small').slice(-1);
}

/** Tells how much a line matters. */
export function weightOf(line: Line): Weight {
  const kind = line.kind.toLowerCase();
  if (thrownIn(kind) !== 'words' || line.good_for !== null) return 'large';
  if (DECISIVE.test(kind)) return 'large';
  return ROUTINE.test(kind) ? 'none' : 'small';
}

/** Tells whether a line is good news for the viewer; those who only watch take no side. */
export function lineTone(line: Line, viewer: Seat | null): Tone {
  if (line.good_for === null) return toneOf(line.kind.replaceAll('-', ' '));
  if (viewer === null) return 'plain';
  return line.good_for === viewer ? 'good' : 'bad';
}

function captionOf(line: Line, viewer: Seat | null): Caption {
  const show = thrownIn(line.kind.toLowerCase());
  return {
    show,
    text: line.text,
    value: show === 'coin' ? sideIn(line.text) : show === 'die' ? rollIn(line.text) : '',
    seat: line.good_for,
    tone: lineTone(line, viewer),
    weight: weightOf(line),
  };
}

function thrownIn(kind: string): Caption['show'] {
  if (kind.includes('coin')) return 'coin';
  return DIE.test(kind) ? 'die' : 'words';
}

function sideIn(text: string): string {
  if (/\bheads\b/i.test(text)) return 'H';
  return /\btails\b/i.test(text) ? 'T' : '';
}

function rollIn(text: string): string {
  return /\b\d{1,3}\b/.exec(text)?.[0] ?? '';
}
