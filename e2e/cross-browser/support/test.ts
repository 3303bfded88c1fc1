import { test as base, expect } from '@playwright/test';
import type { FoundEngine } from '../../../scripts/lib/engines.ts';
import { bidiBrowser } from './bidi-browser.ts';
import type { Browser } from './browser.ts';
import { startNetwork } from './network.ts';
import { playwrightBrowser } from './playwright-browser.ts';
import { Visitor } from './visitor.ts';
import { webdriverBrowser } from './webdriver-browser.ts';

export interface EngineOptions {
  /** Engine of the Playwright project. */
  engine: FoundEngine | undefined;
}

interface Fixtures {
  /** A visitor with a new tab and empty storage. */
  visitor: Visitor;
  /** Console lines that a test expects. */
  expectedFaults: RegExp[];
  /** Stores an answer to the cookie question before the page opens. */
  cookiesAnswered: boolean;
}

/**
 * Playwright's test for any engine: one browser for each worker. After each test it expects an empty console.
 */
export const test = base.extend<Fixtures, EngineOptions & { engineBrowser: Browser }>({
  engine: [undefined, { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine, launchOptions }, use) => {
      if (!engine) throw new Error('A project of the engines names its engine.');
      const start = { playwright: playwrightBrowser, bidi: bidiBrowser, webdriver: webdriverBrowser };
      const browser = await start[engine.protocol](engine, launchOptions);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expectedFaults: [[], { option: true }],
  cookiesAnswered: [true, { option: true }],
  visitor: async ({ engineBrowser, baseURL, cookiesAnswered, expectedFaults }, use) => {
    const network = await startNetwork(baseURL ?? '');
    if (cookiesAnswered) network.beforeAll(answerCookies);
    const tab = await engineBrowser.newTab();
    await use(new Visitor(tab, network));
    await tab.close();
    network.close();
    const unexpected = network.faults.filter((fault) => !expectedFaults.some((known) => known.test(fault)));
    expect(unexpected).toEqual([]);
  },
});

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

export { expect };
