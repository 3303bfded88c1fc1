import type { Locator, Page } from '@playwright/test';
import { errorPageText } from '../../src/copy/pages/error-page.ts';
import { advanceClockUntilVisible } from '../support/clock.ts';
import { insertContent } from '../support/content.ts';
import * as faults from '../support/faults.ts';
import { insertImageIntoLibrary } from '../support/media.ts';
import { getDemoEmail, SESSION_STORAGE_KEY, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [/^query:/] });

/** Part of a screen whose requests fail. */
interface LoadCase {
  name: string;
  /** Matches the requests that load the data. */
  requests: RegExp;
  /** Inserts a row before the requests fail. Returns its id for `open`. */
  prepare?: (page: Page, baseURL: string | undefined) => Promise<string>;
  open: (page: Page, preparedId: string) => Promise<unknown>;
  /** Returns the part of the page that shows the data. */
  findContainer: (page: Page) => Locator;
  /** Message of a failed load, when it is not `expectedAdminErrorMessages.unexpected`. */
  failureMessage?: string;
  /** Returns the element that is visible once the data are loaded. */
  findLoadedElement: (container: Locator) => Locator;
}

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

const loadCases: readonly LoadCase[] = [
  {
    name: 'the last contents on the dashboard',
    requests: /\/rest\/v1\/content\?select=id%2Ctitle/,
    open: (page) => openPath(page, '/admin'),
    findContainer: (page) => main(page).locator('section', { hasText: 'Mes derniers contenus' }),
    failureMessage: 'La liste n’a pas pu être chargée.',
    findLoadedElement: (container) =>
      container.getByText('Vous n’avez encore rien rédigé.').or(container.getByRole('link')).first(),
  },
  {
    name: 'a content to edit',
    requests: /\/rest\/v1\/content\?/,
    prepare: async (_, baseURL) => (await insertContent(baseURL)).id,
    open: (page, id) => openPath(page, `/admin/content/${id}`),
    findContainer: main,
    findLoadedElement: (container) => container.getByLabel(/^Titre/),
  },
  {
    // in the editor that the case before has opened
    name: 'images to choose from',
    requests: /\/rest\/v1\/media_library/,
    prepare: async (_, baseURL) => insertImageIntoLibrary(baseURL, createUniqueWord()),
    open: (page) => page.getByRole('button', { name: 'Choisir une image' }).click(),
    findContainer: dialog,
    findLoadedElement: (container) => container.getByRole('listitem').first(),
  },
];

test('a part that fails to load names the error and offers a retry', async ({ page, baseURL }) => {
  await page.clock.install();
  await signInByRequest(page, getDemoEmail('super_admin'));
  for (const loadCase of loadCases) {
    await test.step(loadCase.name, async () => {
      const { requests, open, failureMessage = faults.expectedAdminErrorMessages.unexpected } = loadCase;
      const preparedId = (await loadCase.prepare?.(page, baseURL)) ?? '';
      const removeFault = await faults.injectFault(page, requests, faults.captivePortalFault);
      await open(page, preparedId);
      const container = loadCase.findContainer(page);
      await advanceClockUntilVisible(container.filter({ hasText: failureMessage }));
      const retryButton = container.getByRole('button', { name: 'Réessayer' });
      await removeFault();
      await retryButton.click();
      await expect(loadCase.findLoadedElement(container)).toBeVisible();
      await expect(retryButton).toBeHidden();
    });
  }
});

const TOKEN_REQUESTS = /\/auth\/v1\/token/;

test.describe('with a faulty network', () => {
  test.use({ expectedLogs: [/dynamically imported module|^query:/] });

  test('a captive portal does not end the session; a missing script loads later', async ({
    page,
    context,
  }) => {
    await signInByRequest(page, getDemoEmail('admin'));
    // No app runs on robots.txt. An app would renew the session before the fault is in place.
    await page.goto('/robots.txt');
    await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }));
    }, SESSION_STORAGE_KEY);
    const removeFault = await faults.injectFault(page, TOKEN_REQUESTS, faults.captivePortalFault);
    const tokenResponse = page.waitForResponse(TOKEN_REQUESTS);
    await page.goto('/admin/tags');
    await (await tokenResponse).finished();
    await removeFault();
    await page.goto('/admin/tags');
    await expect(main(page).getByRole('button', { name: 'Nouveau tag' })).toBeVisible();

    await context.setOffline(true);
    await page.getByRole('link', { name: 'Catégories' }).first().click();
    await expect(main(page).getByRole('heading', { level: 1, name: errorPageText.title })).toBeVisible();
    await context.setOffline(false);
    await expect(main(page).getByRole('heading', { level: 1, name: 'Catégories' })).toBeVisible();
  });
});
