import { test as base, expect, type Page } from '@playwright/test';
import { newAddress } from './backend.ts';

/** Requests a test fails on purpose are logged by the browser itself; everything else must leave the console empty. */
const FAILED_REQUEST = /^Failed to load resource/;

interface Fixtures {
  /** Console lines a test expects, e.g. the code a form logs when its call fails. */
  expectedLogs: RegExp[];
  /** Answers the cookie question before the page asks it. */
  cookiesAnswered: boolean;
}

/** Playwright's test, with a clean console asserted at the end. The browser knows no host but this one (playwright.config.ts). */
export const test = base.extend<Fixtures>({
  expectedLogs: [[], { option: true }],
  cookiesAnswered: [true, { option: true }],
  extraHTTPHeaders: ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': newAddress() }),
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
    await page.addInitScript(passTimeAtEachForm);
    // nobody is there to say where a file goes: it is downloaded, as in browsers that do not ask
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await use(page);
    expect(unexpected).toEqual([]);
  },
});

/** Forms wait for the minimum fill time (src/site/forms/honeypot.ts): tests skip it. */
function passTimeAtEachForm() {
  const { now } = Date;
  let ahead = 0;
  Date.now = () => now() + ahead;
  addEventListener('submit', () => (ahead += 1200), true);
}

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

/** Somebody uses the page: what waits for a second of quiet (src/shared/lib/when-idle.ts) comes at once. */
export async function touched(page: Page): Promise<void> {
  await hydrated(page);
  await page.keyboard.press('Shift');
}

export { expect };
