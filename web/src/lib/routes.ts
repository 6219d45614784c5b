/** The addresses of the pages. */

/** A page and what its address says. */
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string | null; deck: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'cards'; game: string | null }
  | { page: 'events' }
  | { page: 'new-event'; game: string | null }
  | { page: 'event'; id: string }
  | { page: 'decks' }
  | { page: 'deck'; id: string | null; game: string | null; from: string | null }
  | { page: 'api' }
  | { page: 'about' }
  | { page: 'missing' };

/** Reads an address. */
export function routeOf(path: string, search = ''): Route {
  const [first, ...rest] = partsOf(path);
  const [second, third] = rest;
  const asked = new URLSearchParams(search);
  if (rest.length > 2) return { page: 'missing' };
  if (first === undefined) return { page: 'lobby' };
  if (rest.length === 0) {
    if (first === 'new') return { page: 'new', game: asked.get('game'), deck: asked.get('deck') };
    if (first === 'cards') return { page: 'cards', game: null };
    if (first === 'events') return { page: 'events' };
    if (first === 'decks') return { page: 'decks' };
    if (first === 'api') return { page: 'api' };
    if (first === 'about') return { page: 'about' };
  }
  if (first === 't' && second !== undefined) {
    if (third === undefined) return { page: 'table', id: second };
    if (third === 'replay') return { page: 'replay', id: second };
  }
  if (first === 'e' && second !== undefined && third === undefined) return { page: 'event', id: second };
  if (first === 'events' && second === 'new' && third === undefined) {
    return { page: 'new-event', game: asked.get('game') };
  }
  if (first === 'decks' && second !== undefined && third === undefined) {
    if (second !== 'new') return { page: 'deck', id: second, game: null, from: null };
    return { page: 'deck', id: null, game: asked.get('game'), from: asked.get('from') };
  }
  if (first === 'games' && second !== undefined) {
    if (third === 'rules') return { page: 'rules', game: second };
    if (third === 'cards') return { page: 'cards', game: second };
  }
  return { page: 'missing' };
}

function partsOf(path: string): string[] {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    // A broken percent sign is an address of ours that does not exist.
    return ['?'];
  }
}
