import type { Page } from '@playwright/test';
import { expectNoOverflow, expectNoViolation } from './support/axe.ts';
import { publicPaths } from './support/public-paths.ts';
import { expect, hydrated, test } from './support/test.ts';

/** What is on screen, on a phone, on a desk, and on the smallest phone. */
async function expectFine(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolation(page);
    await expectNoOverflow(page);
  }
  // the smallest phone, and a desk's window enlarged four times
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoOverflow(page);
}

const paths = [
  ...publicPaths,
  '/hero-demo-4',
  '/presse/hivowood-fespaco',
  '/carrieres?offre=ingenieur-streaming-video',
  '/carrieres?offre=inconnue',
  '/help-center?q=abonnement&question=tarifs',
  '/chaines?chaine=marmite',
  '/obouo-play?onglet=appareils',
  '/obouo-play?onglet=contenus',
  '/adresse-inconnue',
];

// a browser anew for each page would be a quarter of the time
const half = Math.ceil(paths.length / 2);
for (const some of [paths.slice(0, half), paths.slice(half)])
  test(`none of ${some.length} pages from ${some[0]} on has a violation or overflows`, async ({ page }) => {
    test.slow();
    for (const path of some)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 390, height: 900 });
        await page.goto(path);
        await hydrated(page);
        await expectFine(page);
      });
  });

test('toasts and field errors have none either', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText('Champs requis')).toBeVisible();
  await expectFine(page);
});

test('dialogs have none', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Télécharger Obouo Play' }).click();
  await expect(page.getByRole('dialog', { name: 'Télécharger Obouo Play' })).toBeVisible();
  await expectFine(page);
  await page.keyboard.press('Escape');
  await hydrated(page);
  await page.getByRole('button', { name: 'Gérer les cookies' }).click();
  await expect(page.getByRole('dialog', { name: 'Gérer les cookies' })).toBeVisible();
  await expectFine(page);
});

test('sign-in, sign-up and forgotten password have none', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.locator('[aria-invalid]').first()).toBeVisible();
  await expectFine(page);
  await page.getByRole('tab', { name: 'Inscription' }).click();
  await expectFine(page);
  await page.goto('/auth?mode=reset');
  await expect(page.getByRole('button', { name: 'Recevoir le lien' })).toBeVisible();
  await expectFine(page);
});

test.describe('on a first visit', () => {
  test.use({ cookiesAnswered: false });
  test('the cookie question has none', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Vos choix de cookies' })).toBeVisible();
    await expectFine(page);
  });
});

test.describe('the open menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('has no violation', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.locator('header summary').click();
    await expectNoViolation(page);
  });
});
