/** Where in the client we are, by the history of the browser. */

import { tick } from 'svelte';

import { routeOf, type Route } from './routes';

class Router {
  route = $state.raw<Route>({ page: 'lobby' });
  /** The part of the address after #, without it. */
  hash = $state('');

  /** Reads the address of the window and listens to its changes and to clicks on links. */
  start(): void {
    this.#read();
    addEventListener('popstate', () => {
      if (this.#read()) void focusHeading();
    });
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#click(event));
  }

  /** Goes to an address of ours. */
  go(address: string): void {
    history.pushState(null, '', address);
    if (!this.#read()) return;
    if (this.hash === '') scrollTo(0, 0);
    void focusHeading();
  }

  /** Gives the page that is shown another address of ours. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.#read();
  }

  /** Says whether the address now means another page. */
  #read(): boolean {
    const next = routeOf(location.pathname, location.search);
    const isOther = JSON.stringify(next) !== JSON.stringify(this.route);
    if (isOther) this.route = next;
    this.hash = location.hash.slice(1);
    return isOther;
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target !== '' || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    // A jump within the page is the browser's own business.
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

/** How long a page may take to show its heading. */
const HEADING_MS = 5000;

/** Puts those who cannot see the change at the top of the new page, as soon as it has a heading. */
async function focusHeading(): Promise<void> {
  await tick();
  (document.activeElement as HTMLElement | null)?.blur();
  if (focusNow()) return;
  const watcher = new MutationObserver(() => focusNow() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watcher.disconnect(), HEADING_MS);
}

/** Focuses the heading, unless someone has gone elsewhere in the meantime. */
function focusNow(): boolean {
  if (document.activeElement !== document.body) return true;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

export const router = new Router();
