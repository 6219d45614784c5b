/** Who plays a seat right now, and who is missed. */

import type { SeatInfo, TableInfo } from './protocol';

/** Someone with a seat in the match who is not connected. */
export type Absentee = {
  place: number;
  name: string;
  /** Since when, in milliseconds since 1970. */
  since: number;
};

/** Gets the seat of the viewer; none for those who watch. */
export function yourSeat(info: TableInfo): SeatInfo | undefined {
  return info.seats.find((seat) => seat.place === info.your_place);
}

/** Tells whether a bot plays on for the viewer. */
export function isReplaced(info: TableInfo): boolean {
  return info.stage === 'playing' && (yourSeat(info)?.bot_plays ?? false);
}

/** Tells whether the viewer plays in a match that is on, and no bot does it instead. */
export function isPlaying(info: TableInfo): boolean {
  return info.stage === 'playing' && info.your_place !== null && !isReplaced(info);
}

/** Gets the people whom a match that is on misses. */
export function absenteesOf(info: TableInfo): Absentee[] {
  if (info.stage !== 'playing') return [];
  return info.seats.flatMap(({ holder, place, bot_plays }) => {
    if (holder.type !== 'person' || holder.away_since === null) return [];
    if (bot_plays || place === info.your_place) return [];
    return [{ place, name: holder.name, since: holder.away_since }];
  });
}

/** Gets the names of the others for whom a bot plays on. */
export function replacedOf(info: TableInfo): string[] {
  if (info.stage !== 'playing') return [];
  return info.seats.flatMap(({ holder, place, bot_plays }) =>
    bot_plays && place !== info.your_place && holder.type === 'person' ? [holder.name] : [],
  );
}
