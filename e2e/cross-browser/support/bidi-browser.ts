import { expect } from '@playwright/test';
import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import type { InstalledBrowserEngine } from '../../../scripts/lib/engines.ts';
import type { Browser, BrowserTab } from './browser.ts';

/** Starts the system's Firefox and drives it by WebDriver BiDi. */
export async function startBidiBrowser(engine: InstalledBrowserEngine): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: engine.program,
    defaultViewport: null,
    // resolves every host name to this machine, so that requests to other hosts fail at once
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR', 'network.dns.forceResolve': '127.0.0.1' },
    env: { ...process.env, TZ: 'Europe/Paris' },
  });
  return {
    newTab: async () => {
      const context = await browser.createBrowserContext();
      return { ...createTab(await context.newPage()), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

function createTab(page: Page): Omit<BrowserTab, 'close'> {
  return {
    goto: async (address) => {
      // Firefox reports an error when it cancels requests of the previous page, and still loads the new one.
      await page.goto(address).catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
        return page.waitForFunction(hasLoaded, {}, address);
      });
    },
    evaluate: (expression) => page.evaluate(expression),
    findElement: async (expression) => {
      const handle = (await page.evaluateHandle(expression)).asElement() as ElementHandle | null;
      if (!handle) return undefined;
      return {
        press: () => handle.click(),
        type: (text) => handle.type(text),
        attachFiles: (...files) => (handle as ElementHandle<HTMLInputElement>).uploadFile(...files),
      };
    },
    pressKey: (key) => page.keyboard.press(key),
    resize: async (width, height) => {
      // Puppeteer also sets the screen orientation, which Firefox ESR does not support yet
      await page.setViewport({ width, height }).catch((error: Error) => {
        if (!error.message.includes('setScreenOrientationOverride')) throw error;
      });
      await expect.poll(() => page.evaluate('innerWidth')).toBe(width);
    },
  };
}

/** Runs in the page: returns true once the page of this address has loaded. */
const hasLoaded = (address: string) => location.href === address && document.readyState === 'complete';
