import { test as base, expect, type Page } from '@playwright/test';
import { KnownSites } from './known-site.ts';

/** Requests a test fails on purpose are logged by the browser itself; everything else must leave the console empty. */
const FAILED_REQUEST = /^Failed to load resource/;

interface Fixtures {
  /** Console lines a test expects, e.g. the code a form logs when its call fails. */
  expectedLogs: RegExp[];
  /** Answers the cookie question before the page asks it. */
  cookiesAnswered: boolean;
  /** Gives the test a browser that has nothing of the site yet. */
  firstVisit: boolean;
}

/** Playwright's test, with a clean console asserted at the end. The browser knows no host but this one (playwright.config.ts). */
export const test = base.extend<Fixtures, { knownSites: KnownSites }>({
  expectedLogs: [[], { option: true }],
  cookiesAnswered: [true, { option: true }],
  firstVisit: [false, { option: true }],
  knownSites: [
    async ({ browser }, use) => {
      const sites = new KnownSites(browser);
      await use(sites);
      await sites.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, knownSites, firstVisit, baseURL, viewport, colorScheme, javaScriptEnabled },
    use,
    testInfo,
  ) => {
    if (firstVisit) {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    const loan = await knownSites.lend(baseURL, [viewport, colorScheme, javaScriptEnabled]);
    await use(loan.context);
    await loan.giveBack(testInfo.status !== testInfo.expectedStatus);
  },
  page: async ({ page, expectedLogs, cookiesAnswered }, use) => {
    const unexpected: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      const text = message.text();
      if (FAILED_REQUEST.test(text) || expectedLogs.some((log) => log.test(text))) return;
      unexpected.push(text);
    });
    page.on('pageerror', (error) => unexpected.push(error.message));
    if (cookiesAnswered) await page.addInitScript(answerCookies);
    // nobody is there to say where a file goes: it is downloaded, as in browsers that do not ask
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await use(page);
    expect(unexpected).toEqual([]);
  },
});

/**
 * For what a first visit downloads, for a network that fails (what is there already does not need it) and for a clock, which stays
 * with its context.
 */
export const onFirstVisit = test.extend({ firstVisit: true });

function answerCookies() {
  localStorage.setItem(
    'obouo.consent',
    JSON.stringify({
      id: 'test',
      version: 1,
      at: new Date().toISOString(),
      choices: { performance: false, functionality: false, advertising: false },
    }),
  );
}

/** An address nobody else uses, so that tests never meet in the database. */
export function uniqueEmail(name: string): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@exemple.com`;
}

/** Waits until the page hears events: before, buttons and forms are plain HTML. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

export { expect };
