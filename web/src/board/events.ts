/** What new lines of the log look like on the table. */

import type { Line } from '../lib/protocol';
import { toneOf, type Tone } from './kinds';

/** Something to show for a moment. */
export interface Happening {
  /** A number of its own, to follow it by. */
  key: number;
  show: 'coin' | 'die' | 'words';
  text: string;
  /** What the coin or the die shows; empty when the line does not tell. */
  value: string;
  tone: Tone;
  /** What to flash. */
  items: readonly string[];
}

/** Gets the number of the last line. */
export function lastNumber(lines: readonly Line[]): number {
  return lines.reduce((last, line) => Math.max(last, line.number), -1);
}

/** Gets the lines of the game that came after a number. */
export function freshLines(lines: readonly Line[], after: number): Line[] {
  return lines.filter((line) => after < line.number && line.source === 'game');
}

/** Makes something to show of a line. */
export function happeningOf(line: Line, key: number): Happening {
  const kind = line.kind.toLowerCase();
  const show = kind.includes('coin')
    ? 'coin'
    : /(^|-)(die|dice|roll|rolled|reroll)(-|$)/.test(kind)
      ? 'die'
      : 'words';
  return {
    key,
    show,
    text: line.text,
    value: show === 'coin' ? sideIn(line.text) : show === 'die' ? rollIn(line.text) : '',
    tone: toneOf(`${line.kind.replaceAll('-', ' ')} ${line.text}`),
    items: line.items,
  };
}

function sideIn(text: string): string {
  if (/\bheads\b/i.test(text)) return 'H';
  return /\btails\b/i.test(text) ? 'T' : '';
}

function rollIn(text: string): string {
  return /\b\d{1,3}\b/.exec(text)?.[0] ?? '';
}
