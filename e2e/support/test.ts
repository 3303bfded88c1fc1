import { test as base, expect, type Page } from '@playwright/test';
import { createIpAddress } from './backend.ts';
import { storeCookieRefusal } from './store-cookie-refusal.ts';
import { createUniqueWord } from './unique-word.ts';

/** Console line of a failed request. Tests let requests fail on purpose, so it is never unexpected. */
const FAILED_REQUEST = /^Failed to load resource/;

/** Value of `expectedLogs` for tests that cause failures: allows any console line. */
export const ANY_LOG = /./;

interface Fixtures {
  /** Patterns of the console lines that a test expects, such as the error code of a failed form. */
  expectedLogs: RegExp[];
  /** True when the visitor has refused all cookies before the page opens. */
  hasAnsweredCookies: boolean;
}

/**
 * Playwright's test, which fails on an unexpected error or warning in the console. The browser resolves localhost only
 * (playwright.config.ts).
 */
export const test = base.extend<Fixtures>({
  expectedLogs: [[], { option: true }],
  hasAnsweredCookies: [true, { option: true }],
  extraHTTPHeaders: ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': createIpAddress() }),
  page: async ({ page, expectedLogs, hasAnsweredCookies }, use) => {
    const unexpectedLines: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      const text = message.text();
      if (FAILED_REQUEST.test(text) || expectedLogs.some((log) => log.test(text))) return;
      unexpectedLines.push(text);
    });
    page.on('pageerror', (error) => unexpectedLines.push(error.message));
    if (hasAnsweredCookies) await page.addInitScript(storeCookieRefusal);
    await page.addInitScript(skipMinimumFillTime);
    await use(page);
    expect(unexpectedLines).toEqual([]);
  },
});

/** Moves the clock on at each submit, past the minimum fill time of forms (src/site/forms/honeypot.tsx). */
function skipMinimumFillTime() {
  const now = performance.now.bind(performance);
  let skippedMilliseconds = 0;
  performance.now = () => now() + skippedMilliseconds;
  addEventListener('submit', () => (skippedMilliseconds += 1200), true);
}

/** Returns an e-mail address that no other test uses. */
export function createUniqueEmail(name: string): string {
  return `${name}.${createUniqueWord()}@exemple.com`;
}

/** Waits for hydration. Before it, buttons and forms are plain HTML. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

/**
 * Opens a path. A loaded page opens it as a link does: a page load takes a second, and axe would load again. Blurs the
 * focused element first, so that a test can wait for the focus on the title of the new page.
 */
export async function openPath(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path);
    return;
  }
  await page.evaluate((address) => {
    (document.activeElement as HTMLElement | null)?.blur();
    // React Router numbers its history entries in `idx`, and reads the new address at `popstate`
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/**
 * Simulates a first interaction, which starts the work that waits for idle time
 * (src/shared/lib/wait-for-idle-page.ts).
 */
export async function simulateInteraction(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.keyboard.press('Shift');
}

export { expect };
