/** What people say at a table. */

import type { Line } from './protocol';

/**
 * Tells whether the viewer said a line: by the place at the table, since two people may have the same name. Those
 * who only watch have no place, and are known by their name alone.
 */
export function isOwnLine(line: Line, place: number | null, name: string | null): boolean {
  if (line.source !== 'chat') return false;
  if (place !== null || line.place !== null) return line.place === place;
  return name !== null && line.speaker === name;
}
