import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A context that outlives its tests, and a page by which what they stored is forgotten. */
interface Known {
  context: BrowserContext;
  parked: Page;
  origin: string;
}

/** The contexts of one worker, by what they were made with: they keep the files of the site, which is half of the time of a page. */
export class KnownSites {
  readonly #known = new Map<string, Known>();
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Lends a context made with these options. @returns it, and what ends the loan; a test that failed spoils it. */
  async lend(baseURL = '', options: unknown) {
    const key = JSON.stringify([baseURL, options]);
    const known = this.#known.get(key) ?? (await this.#open(baseURL));
    this.#known.set(key, known);
    const giveBack = async (isSpoilt: boolean) => {
      if (!isSpoilt) return forget(known);
      this.#known.delete(key);
      await known.context.close();
    };
    return { context: known.context, giveBack };
  }

  async close() {
    for (const { context } of this.#known.values()) await context.close();
  }

  async #open(baseURL: string): Promise<Known> {
    const context = await this.#browser.newContext();
    return { context, parked: await context.newPage(), origin: new URL(baseURL).origin };
  }
}

/** What a test opened, allowed or stored goes with it. */
async function forget({ context, parked, origin }: Known) {
  await Promise.all(context.pages().map((page) => page !== parked && page.close()));
  await context.clearPermissions();
  await context.clearCookies();
  const session = await context.newCDPSession(parked);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
