/** Time as people read it. */

/** Writes the time left: minutes and seconds, with tenths at the very end. */
export function timeText(milliseconds: number): string {
  const left = Math.max(0, Number.isFinite(milliseconds) ? milliseconds : 0);
  if (left < 10_000) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`;
}

/** Says the time left in words. */
export function timeWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const part = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (minutes === 0) return part(seconds, 'second');
  return `${part(minutes, 'minute')} ${part(seconds % 60, 'second')}`;
}
