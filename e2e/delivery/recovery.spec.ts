import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { buildNotes, type ChunkNote, isOf } from '../../build/build-notes.ts';
import { SHELL_FILE } from '../../build/page-file.ts';
import { insertContent, openEditor } from '../support/content.ts';
import { demoEmail, openSession, signIn } from '../support/staff.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

const CRASHED = 'Cette page n’a pas pu s’afficher';

test.use({
  viewport: { width: 1440, height: 900 },
  // Console lines of a missing chunk, and of the crashes below.
  expectedLogs: [/dynamically imported module|Crash of a test/],
});

/** Returns a pattern for the address of the chunk that holds a module. */
function chunkPattern(module: string): string {
  const chunks: ChunkNote[] = JSON.parse(readFileSync(buildNotes(), 'utf8'));
  const chunk = chunks.find(isOf(module));
  if (!chunk) throw new Error(`${module} is no chunk of its own`);
  return `**/${chunk.fileName}`;
}

const INVESTORS = 'src/site/pages/investisseurs.tsx';

/** Returns the address of the first script of every page. */
function entry(): string {
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

/** Answers from now on as after a deployment: pages name the files of another build. */
async function deploy(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    const request = route.request();
    if (
      request.resourceType() !== 'fetch' ||
      request.method() !== 'GET' ||
      /\/(rest|auth)\//.test(request.url())
    )
      return route.fallback();
    return route.fulfill({ contentType: 'text/html', body: '<script src="/assets/site-next.js"></script>' });
  });
}

const error = (page: Page) => page.getByRole('heading', { level: 1, name: CRASHED });
const investors = (page: Page) =>
  page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'Investisseurs' });

test.describe('a chunk of the site is missing', () => {
  test('cut off by the network, the page loads afresh once and shows', async ({ page }) => {
    const loads = countLoads(page);
    await page.route(chunkPattern(INVESTORS), (route) =>
      loads.count > 1 ? route.fallback() : route.abort(),
    );
    await page.goto('/');
    await waitForHydration(page);
    await investors(page).click();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page).toHaveURL('/investisseurs');
    await expect.poll(() => loads.count).toBe(2);
    await waitForHydration(page);
    await expect(error(page)).toHaveCount(0);
  });

  test('one reload, then the error page with working links', async ({ page }) => {
    const loads = countLoads(page);
    await page.route(chunkPattern(INVESTORS), respondNotFound);
    await page.goto('/');
    await waitForHydration(page);
    await investors(page).click();
    await expect(error(page)).toBeFocused();
    expect(loads.count).toBe(2);

    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await expect.poll(() => loads.count).toBe(3);
    await expect(error(page)).toBeVisible();
    expect(loads.count).toBe(3);

    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveURL('/');
    await waitForHydration(page);
    await expect(error(page)).toHaveCount(0);
  });

  test('without a server that answers, nothing is reloaded and the error page stands', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    const loads = countLoads(page);
    await page.context().setOffline(true);
    await investors(page).click();
    await expect(error(page)).toBeVisible();
    expect(loads.count).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(error(page)).toHaveCount(0);
  });

  test('after a deploy, a missing dialog reloads the build, and the next press opens it', async ({
    page,
  }) => {
    const dialog = chunkPattern('src/site/pages/layout/download-dialog.tsx');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Télécharger l’App' });
    const loads = countLoads(page);
    await page.goto('/contact');
    await waitForHydration(page);
    await deploy(page);
    await page.route(dialog, respondNotFound);
    await opener.click();
    await expect.poll(() => loads.count).toBe(2);
    await page.unroute(dialog);
    await waitForHydration(page);
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'Télécharger Obouo Play' })).toBeVisible();
  });

  test('after a deploy, a text that is being written is not reloaded away', async ({ page }) => {
    await page.route(chunkPattern('src/site/pages/layout/download-dialog.tsx'), respondNotFound);
    await page.goto('/contact');
    await waitForHydration(page);
    const message = page.getByLabel('Message');
    await message.fill('Une longue question.');
    const loads = countLoads(page);
    await deploy(page);
    await page.getByRole('banner').getByRole('button', { name: 'Télécharger l’App' }).click();
    await expect(page.getByText('Une erreur est survenue. Veuillez réessayer.')).toBeVisible();
    await expect(message).toHaveValue('Une longue question.');
    expect(loads.count).toBe(0);
  });
});

test.describe('the first script is missing', () => {
  test('a page of the site loads afresh once, then stays readable and its links work', async ({ page }) => {
    const loads = countLoads(page);
    await page.route(entry(), respondNotFound);
    await page.goto('/');
    await expect.poll(() => loads.count).toBe(2);
    await expect(page.locator('main h1')).toBeVisible();
    await investors(page).click();
    await expect(page).toHaveURL('/investisseurs');
    await expect(page.locator('main h1')).toBeVisible();
    expect(loads.count).toBe(3);
  });

  test('sign-in loads afresh once, then shows the error page, never a blank one', async ({ page }) => {
    const loads = countLoads(page);
    await page.route(entry(), respondNotFound);
    await page.goto('/auth');
    await expect(error(page)).toBeVisible();
    expect(loads.count).toBe(2);
    await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
    await page.unroute(entry());
    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await expect(page.getByRole('form', { name: 'Connexion' })).toBeVisible();
  });
});

test('a page of the site that crashes shows the error page, and no reload', async ({ page }) => {
  await page.route(chunkPattern(INVESTORS), respondWithCrash);
  await page.goto('/');
  await waitForHydration(page);
  const loads = countLoads(page);
  await investors(page).click();
  await expect(error(page)).toBeFocused();
  expect(loads.count).toBe(0);
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL('/');
  await expect(error(page)).toHaveCount(0);
});

test.describe('in the back office', () => {
  const sidebar = (page: Page) => page.getByRole('navigation').first();

  test('a screen that crashes leaves the sidebar, which leads out', async ({ page }) => {
    await signIn(page, demoEmail('super_admin'));
    await page.route(chunkPattern('src/admin/features/taxonomy/tags-screen.tsx'), respondWithCrash);
    await sidebar(page).getByRole('link', { name: 'Tags' }).click();
    await expect(error(page)).toBeFocused();
    await expect(page.getByRole('link', { name: 'Retour au tableau de bord' })).toHaveAttribute(
      'href',
      '/admin',
    );
    await sidebar(page).getByRole('link', { name: 'Utilisateurs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible();
  });

  test('a missing screen reloads once, then shows the error page in the shell', async ({ page }) => {
    await signIn(page, demoEmail('super_admin'));
    const loads = countLoads(page);
    const chunk = chunkPattern('src/admin/features/users/users-screen.tsx');
    await page.route(chunk, (route) => (loads.count > 0 ? route.fallback() : respondNotFound(route)));
    await sidebar(page).getByRole('link', { name: 'Utilisateurs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible();
    expect(loads.count).toBe(1);

    await page.route(chunkPattern('src/admin/features/media/media-screen.tsx'), respondNotFound);
    await sidebar(page).getByRole('link', { name: 'Médias' }).click();
    await expect(error(page)).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Utilisateurs' })).toBeVisible();
    expect(loads.count).toBe(1);
  });

  test('after a deploy, an open draft stays while a part of its screen is missing', async ({
    page,
    baseURL,
  }) => {
    await openSession(page, demoEmail('editor'));
    const { id } = await insertContent(baseURL);
    await openEditor(page, id);
    const text = page.getByLabel('Contenu');
    await text.fill('Un brouillon que personne n’a enregistré.');
    const loads = countLoads(page);
    await deploy(page);
    await page.route('**/assets/insert-pictures-dialog-*.js', respondNotFound);
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    await expect(
      page.getByRole('alert').getByText('Cette partie de l’écran n’a pas pu se charger.'),
    ).toBeVisible();
    await expect(text).toHaveText('Un brouillon que personne n’a enregistré.');
    expect(loads.count).toBe(0);
  });
});
