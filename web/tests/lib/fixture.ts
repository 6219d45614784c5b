/** What every test has: a server of its own, and people who come to visit it. */

import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';

import { Server } from './server';
import { Visitor } from './visitor';

/** Lets someone come: with a name where one is given, and with a browser of some kind. */
export type Visit = (name?: string | null, options?: BrowserContextOptions) => Promise<Visitor>;

/** The screens of phones. */
export const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
] as const;

/** A browser on a phone. */
export const PHONE: BrowserContextOptions = {
  viewport: PHONES[0],
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export const test = base.extend<{ server: Server; visit: Visit }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here.
  server: async ({}, use, info) => {
    const server = new Server(info.outputPath('data'));
    await server.start();
    await use(server);
    await server.stop();
    expect(server.complaints, 'the server has nothing to complain about').toEqual([]);
  },

  visit: async ({ browser, server }, use) => {
    const visitors: Visitor[] = [];
    await use(async (name = null, options = {}) => {
      const visitor = await Visitor.arrive(browser, {
        baseURL: server.url,
        reducedMotion: 'reduce',
        colorScheme: 'light',
        ...options,
      });
      visitors.push(visitor);
      if (name !== null) await visitor.isCalled(name);
      return visitor;
    });
    const complaints = [...new Set(visitors.flatMap((visitor) => visitor.complaints))];
    await Promise.all(visitors.map(({ context }) => context.close()));
    expect(complaints, 'no page has anything to complain about').toEqual([]);
  },
});

/** Keeps a picture of a page for those who want to see how it looks. */
export async function keepPicture(
  page: Page,
  name: string,
  extent: 'screen' | 'page' = 'screen',
): Promise<void> {
  const path = `screenshots/${name}.png`;
  await page.screenshot({ path, animations: 'disabled', fullPage: extent === 'page' });
}

export { expect };
