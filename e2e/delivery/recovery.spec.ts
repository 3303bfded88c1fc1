import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { type BundledChunk, createModuleChunkMatcher, getChunkListPath } from '../../build/chunk-list.ts';
import { SHELL_FILE } from '../../build/page-file.ts';
import { insertContent, openEditor } from '../support/content.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

const CRASH_MESSAGE = 'Cette page n’a pas pu s’afficher';

test.use({
  viewport: { width: 1440, height: 900 },
  // console lines of a missing chunk, and of the simulated crashes
  expectedLogs: [/dynamically imported module|Crash of a test/],
});

/** Returns a pattern for the address of the chunk that holds a module. */
function getChunkPattern(module: string): string {
  const chunks: BundledChunk[] = JSON.parse(readFileSync(getChunkListPath(), 'utf8'));
  const chunk = chunks.find(createModuleChunkMatcher(module));
  if (!chunk) throw new Error(`no chunk is made of ${module}`);
  return `**/${chunk.fileName}`;
}

const INVESTORS = 'src/site/pages/investisseurs.tsx';

/** Returns a pattern for the address of the entry script, which every page loads. */
function getEntryPattern(): string {
  const [, file] =
    /<script type="module" src="([^"]+)"/.exec(readFileSync(`dist/${SHELL_FILE}`, 'utf8')) ?? [];
  return `**${file}`;
}

/** Answers as a static host for a file that a deployment removed. */
const respondNotFound = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body: '<title>404</title>' });

/** Answers with a module whose page throws while it renders. */
const respondWithCrash = (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    body: `export function Component() { throw new Error('Crash of a test'); }`,
  });

/** Counts the full loads of a page. */
function countLoads(page: Page): { readonly count: number } {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1;
  });
  return loads;
}

/** Answers from now on as after a deployment: fetched pages name the files of another build. */
async function simulateDeployment(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    const request = route.request();
    const isGetFetch = request.resourceType() === 'fetch' && request.method() === 'GET';
    if (!isGetFetch || /\/(rest|auth)\//.test(request.url())) return route.fallback();
    return route.fulfill({ contentType: 'text/html', body: '<script src="/assets/site-next.js"></script>' });
  });
}

const errorHeading = (page: Page) => page.getByRole('heading', { level: 1, name: CRASH_MESSAGE });
const investorsLink = (page: Page) =>
  page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'Investisseurs' });

test.describe('a missing chunk of the site', () => {
  test('reloads once, then shows the error page; a crash shows it at once', async ({ page }) => {
    const loads = countLoads(page);
    await page.route(getChunkPattern(INVESTORS), (route) =>
      loads.count > 1 ? respondNotFound(route) : route.abort(),
    );
    await page.goto('/');
    await waitForHydration(page);
    await investorsLink(page).click();
    await expect(errorHeading(page)).toBeFocused();
    expect(loads.count).toBe(2);
    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await expect.poll(() => loads.count).toBe(3);
    await expect(errorHeading(page)).toBeVisible();
    await page.unroute(getChunkPattern(INVESTORS));
    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await expect(errorHeading(page)).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
    await waitForHydration(page);
    expect(loads.count).toBe(4);

    await page.route(getChunkPattern('src/site/pages/distribution.tsx'), respondWithCrash);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Distribution' }).click();
    await expect(errorHeading(page)).toBeFocused();
    expect(loads.count).toBe(4);
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveURL('/');
    await expect(errorHeading(page)).toHaveCount(0);
  });

  test('shows the error page while offline, and the page once online again', async ({ page }) => {
    // An answer with a change may arrive after Back. It would show the page in spite of the lost network.
    await page.route('**/rest/**', (route) => route.abort());
    await page.goto('/');
    await waitForHydration(page);
    const loads = countLoads(page);
    await page.context().setOffline(true);
    await investorsLink(page).click();
    await expect(errorHeading(page)).toBeVisible();
    expect(loads.count).toBe(0);
    await page.context().setOffline(false);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(errorHeading(page)).toHaveCount(0);
    await waitForHydration(page);

    // Back leads to a page that was visited before, whose data the browser must load again
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nous contacter' }).click();
    await expect(page).toHaveURL('/contact');
    await page.context().setOffline(true);
    await page.goBack();
    await expect(errorHeading(page)).toBeVisible();
    await page.context().setOffline(false);
    await expect(errorHeading(page)).toHaveCount(0);
    await expect(page).toHaveURL('/investisseurs');
    await waitForHydration(page);

    // the visitor presses Back while the page reloads, before its scripts start
    const title = await page.title();
    const headline = await page.locator('main h1').innerText();
    await page.context().setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Licensing' }).click();
    await expect(errorHeading(page)).toBeVisible();
    await page.route(getEntryPattern(), async (route) => {
      await page.goBack({ waitUntil: 'commit' });
      await route.fallback();
    });
    await page.context().setOffline(false);
    await expect(page).toHaveURL('/investisseurs');
    await waitForHydration(page);
    await expect(page.locator('main h1')).toHaveText(headline);
    await expect(page).toHaveTitle(title);
  });

  test('reloads after a deployment unless text is typed, and the next press succeeds', async ({ page }) => {
    const dialogChunk = getChunkPattern('src/site/components/download-dialog.tsx');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Télécharger l’App' });
    await page.route(dialogChunk, respondNotFound);
    await page.goto('/contact');
    await waitForHydration(page);
    const message = page.getByLabel('Message');
    await message.fill('Une longue question.');
    const loads = countLoads(page);
    await simulateDeployment(page);
    await opener.click();
    await expect(page.getByText('Une erreur est survenue. Veuillez réessayer.')).toBeVisible();
    await expect(message).toHaveValue('Une longue question.');
    expect(loads.count).toBe(0);

    await message.fill('');
    await opener.click();
    await expect.poll(() => loads.count).toBe(1);
    await page.unroute(dialogChunk);
    await waitForHydration(page);
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'Télécharger Obouo Play' })).toBeVisible();
  });
});

test('a missing entry script reloads once; a public page stays readable', async ({ page, context }) => {
  const loads = countLoads(page);
  await context.route(getEntryPattern(), respondNotFound);
  await page.goto('/');
  await expect.poll(() => loads.count).toBe(2);
  await expect(page.locator('main h1')).toBeVisible();
  await investorsLink(page).click();
  await expect(page).toHaveURL('/investisseurs');
  await expect(page.locator('main h1')).toBeVisible();
  expect(loads.count).toBe(3);

  // each tab reloads once
  const tab = await context.newPage();
  const tabLoads = countLoads(tab);
  // the page reloads before its event `load`, for which `goto` would wait
  await tab.goto('/auth', { waitUntil: 'commit' });
  await expect(errorHeading(tab)).toBeVisible();
  expect(tabLoads.count).toBe(2);
  await expect(tab.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
  await context.unroute(getEntryPattern());
  await tab.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(tab.getByRole('form', { name: 'Connexion' })).toBeVisible();
});

test('a press starts a page whose entry script was lost with the connection', async ({ page }) => {
  await page.route(getEntryPattern(), (route) => route.abort());
  // The script of the page asks the server before it reloads the page.
  await page.route('/partenariats', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  );
  const failurePromise = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.goto('/partenariats');
  await failurePromise;
  await page.unrouteAll();
  const button = page.locator('main button[aria-haspopup="dialog"]').first();
  await expect(async () => {
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test.describe('in the back office', () => {
  const sidebar = (page: Page) => page.getByRole('navigation').first();

  test('a screen that crashes or is missing keeps the sidebar; one reload is tried', async ({ page }) => {
    await signInByRequest(page, getDemoEmail('super_admin'));
    await page.goto('/admin/categories');
    await page.route(getChunkPattern('src/admin/features/taxonomy/tags-screen.tsx'), respondWithCrash);
    await sidebar(page).getByRole('link', { name: 'Tags' }).click();
    await expect(errorHeading(page)).toBeFocused();
    await expect(page.getByRole('link', { name: 'Retour au tableau de bord' })).toHaveAttribute(
      'href',
      '/admin',
    );

    const loads = countLoads(page);
    const chunk = getChunkPattern('src/admin/features/users/users-screen.tsx');
    await page.route(chunk, (route) => (loads.count > 0 ? route.fallback() : respondNotFound(route)));
    await sidebar(page).getByRole('link', { name: 'Utilisateurs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible();
    expect(loads.count).toBe(1);

    await page.route(getChunkPattern('src/admin/features/media/media-screen.tsx'), respondNotFound);
    await sidebar(page).getByRole('link', { name: 'Médias' }).click();
    await expect(errorHeading(page)).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Utilisateurs' })).toBeVisible();
    expect(loads.count).toBe(1);
  });

  test('a draft stays open when a deployment removed a chunk of its screen', async ({ page, baseURL }) => {
    await signInByRequest(page, getDemoEmail('editor'));
    const { id } = await insertContent(baseURL);
    await openEditor(page, id);
    const text = page.getByLabel('Contenu');
    await text.fill('Un brouillon que personne n’a enregistré.');
    const loads = countLoads(page);
    await simulateDeployment(page);
    await page.route('**/assets/media-picker-dialog-*.js', respondNotFound);
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    await expect(
      page.getByRole('alert').getByText('Cette partie de l’écran n’a pas pu se charger.'),
    ).toBeVisible();
    await expect(text).toHaveText('Un brouillon que personne n’a enregistré.');
    expect(loads.count).toBe(0);
  });
});
