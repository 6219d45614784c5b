/** What this browser remembers; a browser that refuses to remember is served all the same. */

/** Reads something that was kept. */
export function recall<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(`fracas:${key}`);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keeps something. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`fracas:${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks refuse; the page works without.
  }
}

/** Forgets something that was kept. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(`fracas:${key}`);
  } catch {
    // What could not be kept need not be forgotten.
  }
}
