import { test as base, expect } from '@playwright/test';
import type { InstalledBrowserEngine } from '../../../scripts/lib/engines.ts';
import { storeCookieRefusal } from '../../support/store-cookie-refusal.ts';
import { startBidiBrowser } from './bidi-browser.ts';
import type { Browser } from './browser.ts';
import { BrowserVisitor } from './browser-visitor.ts';
import { startPlaywrightBrowser } from './playwright-browser.ts';
import { startSiteProxy } from './site-proxy.ts';
import { startWebdriverBrowser } from './webdriver-browser.ts';

/** Options that each Playwright project sets. */
export interface EngineTestOptions {
  engine: InstalledBrowserEngine | undefined;
}

interface Fixtures {
  /** A visitor with a new tab and empty storage. */
  visitor: BrowserVisitor;
  /** Patterns of console lines that a test expects. */
  expectedErrors: RegExp[];
  /** True by default: a refusal of all cookies is stored before each page opens. */
  hasAnsweredCookies: boolean;
}

/** Playwright's test for any engine, with one browser for each worker. It fails on an unexpected error or warning in the console. */
export const test = base.extend<Fixtures, EngineTestOptions & { engineBrowser: Browser }>({
  engine: [undefined, { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine, launchOptions }, use) => {
      if (!engine) throw new Error('The Playwright project sets no engine.');
      const starters = {
        playwright: startPlaywrightBrowser,
        bidi: startBidiBrowser,
        webdriver: startWebdriverBrowser,
      };
      const browser = await starters[engine.protocol](engine, launchOptions);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expectedErrors: [[], { option: true }],
  hasAnsweredCookies: [true, { option: true }],
  visitor: async ({ engineBrowser, baseURL, hasAnsweredCookies, expectedErrors }, use) => {
    const network = await startSiteProxy(baseURL ?? '');
    if (hasAnsweredCookies) network.runBeforePages(storeCookieRefusal);
    const tab = await engineBrowser.newTab();
    await use(new BrowserVisitor(tab, network));
    await tab.close();
    network.close();
    const unexpectedErrors = network.consoleErrors.filter(
      (error) => !expectedErrors.some((expected) => expected.test(error)),
    );
    expect(unexpectedErrors).toEqual([]);
  },
});

export { expect };
