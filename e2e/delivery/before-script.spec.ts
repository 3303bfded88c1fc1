import type { Page } from '@playwright/test';
import { createSecretKeyClient } from '../support/backend.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { createUniqueEmail, expect, test, waitForHydration } from '../support/test.ts';

const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('text and typefaces show, and the menu and the links work', async ({ page }) => {
    const typefaces = ['figtree', 'bricolage-grotesque'].map((name) =>
      page.waitForResponse(`**/${name}-*.woff2`),
    );
    await page.goto('/');
    await Promise.all(typefaces);
    await expect(page.getByRole('heading', { name: /Quatre chaînes/ })).toBeVisible();
    await page.locator('header summary').click();
    await expect(page.locator('header details a', { hasText: 'Carrières' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nous contacter' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parlons de votre histoire');
  });

  test('no button shows that opens, sends or filters something', async ({ page }) => {
    for (const path of ['/', '/presse', '/carrieres', '/contact', '/obouo-play', '/presse/hivowood-fespaco'])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // the channel names in the footer: a press only shows a drawing
        await expect(page.getByRole('button')).toHaveText([
          'Hivowood',
          'Obouo TV',
          'Obouo Inspiration',
          'Marmite Channel',
        ]);
      });
  });
});

test('typed text stays, and a form submitted before hydration is sent afterwards', async ({
  page,
  baseURL,
}) => {
  const email = createUniqueEmail('early');
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Nom complet').fill('Aminata Koné');
  await page.getByLabel('Votre adresse email').fill(email);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  release();
  await expect(page.getByText('Vous êtes maintenant abonné à notre newsletter.')).toBeVisible();
  const { data } = await createSecretKeyClient(baseURL)
    .from('newsletter_subscriptions')
    .select('email')
    .eq('email', email);
  expect(data).toEqual([{ email }]);
  await page.getByLabel('Sujet').fill('Bonjour');
  await expect(page.getByLabel('Nom complet')).toHaveValue('Aminata Koné');
});

test('a menu opened before hydration stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.locator('header summary').click();
  const link = page.locator('header details').getByRole('link', { name: 'Carrières' });
  await expect(link).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});

test('of two buttons pressed before hydration, the last is busy, then clicked', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/help-center', { waitUntil: 'domcontentloaded' });
  const partners = page.getByRole('button', { name: 'Voir les questions Partenaires et professionnels' });
  const topic = page.getByRole('button', { name: 'Hors ligne', exact: true });
  await partners.click();
  await expect(partners).toHaveAttribute('aria-busy', 'true');
  await topic.click();
  await expect(topic).toHaveAttribute('aria-busy', 'true');
  await expect(partners).not.toHaveAttribute('aria-busy');
  release();
  // a click on the first button would add `categorie` to the address
  await expect(page).toHaveURL(/help-center\?q=Hors(\+|%20)ligne$/);
  await expect(topic).toHaveAttribute('aria-pressed', 'true');
  await expect(topic).not.toHaveAttribute('aria-busy');
});

/** Scripts and data that load when the page is hydrated and idle. */
const IDLE_REQUESTS = /-dialog|toaster|subscribe|\/rpc\/published_/;
/** Files that load after a press only, even on an idle page. */
const SEARCH_FILES = /search-dialog|recherche\.json/;

test('dialogs, toasts and live data load once the page is idle, not before', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.goto('/');
  await waitForHydration(page);
  expect(requestedUrls.filter((url) => IDLE_REQUESTS.test(url))).toEqual([]);
  for (const name of ['download-dialog', 'toaster', 'subscribe', 'consent-dialog', 'published_settings']) {
    await expect.poll(() => requestedUrls.some((url) => url.includes(name)), name).toBe(true);
  }
  expect(requestedUrls.filter((url) => SEARCH_FILES.test(url))).toEqual([]);
  // the dialog opens without a network, because its code is loaded already
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Télécharger Obouo Play' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
