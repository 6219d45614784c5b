/** The addresses of the pages. */

/** A page and what its address says. */
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'cards'; game: string }
  | { page: 'api' }
  | { page: 'about' }
  | { page: 'missing' };

/** Reads an address. */
export function routeOf(path: string, search = ''): Route {
  const [first, ...rest] = partsOf(path);
  const [second, third] = rest;
  if (rest.length > 2) return { page: 'missing' };
  if (first === undefined) return { page: 'lobby' };
  if (rest.length === 0) {
    if (first === 'new') return { page: 'new', game: new URLSearchParams(search).get('game') };
    if (first === 'api') return { page: 'api' };
    if (first === 'about') return { page: 'about' };
  }
  if (first === 't' && second !== undefined) {
    if (third === undefined) return { page: 'table', id: second };
    if (third === 'replay') return { page: 'replay', id: second };
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
