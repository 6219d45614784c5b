/** Someone with a browser of their own, who notices whatever the page complains about. */

import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';

import { Wire } from './wire';

export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What comes and goes between the page and the server. */
  readonly wire: Wire;
  readonly #complaints: string[] = [];
  #expected: RegExp[] = [];

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    this.wire = new Wire(page);
    this.listen(page);
  }

  /** Opens a browser window that knows nothing of any other. */
  static async arrive(browser: Browser, options: BrowserContextOptions): Promise<Visitor> {
    const context = await browser.newContext(options);
    return new Visitor(context, await context.newPage());
  }

  /** Opens another tab of the same person. */
  async tab(): Promise<Page> {
    const page = await this.context.newPage();
    this.listen(page);
    return page;
  }

  /** Gives this person a name, as someone who was here before. */
  async isCalled(name: string): Promise<void> {
    const answer = await this.context.request.post('/api/v1/me', { data: { name } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Says that complaints like this belong to the test. */
  expectComplaint(...patterns: RegExp[]): void {
    this.#expected = [...this.#expected, ...patterns];
  }

  /** Gets the complaints that nobody expected. */
  get complaints(): string[] {
    return this.#complaints.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  private listen(page: Page): void {
    page.on('pageerror', (error) => this.#complaints.push(`error on the page: ${error.message}`));
    page.on('crash', () => this.#complaints.push('the page crashed'));
    page.on('dialog', (dialog) => {
      this.#complaints.push(`a dialog of the browser: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#complaints.push(`console: ${message.text()} (${message.location().url})`);
    });
  }
}
