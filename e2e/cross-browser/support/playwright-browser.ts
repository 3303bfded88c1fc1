import {
  type BrowserType,
  chromium,
  type ElementHandle,
  firefox,
  type LaunchOptions,
  type Page,
  webkit,
} from '@playwright/test';
import type { BrowserEngineName, InstalledBrowserEngine } from '../../../scripts/lib/engines.ts';
import type { Browser, BrowserTab } from './browser.ts';

const BROWSER_TYPES: Record<BrowserEngineName, BrowserType> = { chromium, firefox, webkit };

/** Starts any Chromium, or Playwright's own Firefox or WebKit. */
export async function startPlaywrightBrowser(
  engine: InstalledBrowserEngine,
  options: LaunchOptions,
): Promise<Browser> {
  const browser = await BROWSER_TYPES[engine.name].launch({ ...options, executablePath: engine.program });
  return {
    newTab: async () => {
      const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
      return { ...createTab(await context.newPage()), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

function createTab(page: Page): Omit<BrowserTab, 'close'> {
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    findElement: async (expression) => {
      const handle = (await page.evaluateHandle(expression)).asElement() as ElementHandle | null;
      if (!handle) return undefined;
      return {
        press: () => handle.click(),
        type: (text) => handle.type(text),
        attachFiles: (...files) => handle.setInputFiles(files),
      };
    },
    pressKey: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
  };
}
