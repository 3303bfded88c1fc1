import type { Page } from '@playwright/test';
import { DEFAULT_ARTICLE_PATHS } from '../support/default-article-paths.ts';
import { expect, openPath, test, waitForHydration } from '../support/test.ts';

// articles that staff published are tested in e2e/site/published-articles.spec.ts
test.beforeEach(async ({ page }) => {
  // as if staff had published nothing: the demo data contain texts
  await page.route('**/rest/v1/rpc/published_counts*', (route) => route.fulfill({ json: ['{"count":0}'] }));
  await page.route('**/rest/v1/rpc/published_news*', (route) => route.fulfill({ json: [] }));
});

const panel = (page: Page) => page.getByRole('tabpanel');
const cards = (page: Page) => panel(page).locator('a[href^="/presse/"]').filter({ visible: true });
const cardAddresses = (page: Page) =>
  cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('the press page filters ten articles, opens one, and offers the press kit', async ({
  page,
  context,
}) => {
  await page.goto('/presse?categorie=expansion');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos nouvelles, à la source');
  await expect(page.getByRole('tab', { name: /^Expansion/ })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => cardAddresses(page)).toEqual([DEFAULT_ARTICLE_PATHS[1], DEFAULT_ARTICLE_PATHS[2]]);
  // neither article is featured
  await expect(panel(page).getByText('À la une')).toHaveCount(0);
  await page.getByRole('tab', { name: /^Tous/ }).click();
  await expect(page).toHaveURL('/presse');
  await expect(page.getByRole('tab')).toHaveText([
    /^Tous\s*10/,
    /^Partenariat\s*2/,
    /^Lancement\s*2/,
    /^Technologie\s*2/,
    /^Expansion\s*2/,
    /^Prix & Awards\s*2/,
  ]);
  await expect.poll(() => cardAddresses(page)).toEqual(DEFAULT_ARTICLE_PATHS);
  await expect(panel(page).getByRole('article').first()).toContainText('À la une');
  await expect(panel(page).getByText('À la une')).toHaveCount(1);

  await page.keyboard.press('ArrowLeft');
  const lastTab = page.getByRole('tab', { name: /^Prix & Awards/ });
  await expect(lastTab).toBeFocused();
  await expect(lastTab).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/presse?categorie=prix');
  await expect(panel(page).getByRole('article').first()).toContainText('À la une');
  await expect(cards(page)).toHaveCount(2);
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: /^Tous/ })).toBeFocused();
  await expect(cards(page)).toHaveCount(10);

  await page.getByLabel('Année').selectOption('2025');
  await page.getByLabel('Chercher dans les articles').fill('cinema');
  await expect(page).toHaveURL('/presse?annee=2025&recherche=cinema');
  await expect(cards(page)).toHaveText('Hivowood, la vitrine que le cinéma africain pourrait s’offrir');
  await openPath(page, '/presse');
  await expect(cards(page)).toHaveCount(10);
  await openPath(page, '/presse?annee=2025&recherche=cinema');
  await expect(cards(page)).toHaveCount(1);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const downloadPromise = page.waitForEvent('download');
  await page
    .locator('#kit-media li')
    .first()
    .getByRole('link', { name: /^Télécharger/ })
    .click();
  expect((await downloadPromise).suggestedFilename()).toBe('logos-groupe-obouo.zip');
  await page.getByRole('button', { name: 'Copier le texte' }).click();
  await expect(page.getByText('Texte copié')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Le Groupe Obouo est un groupe/);

  // a card opens its article by a full page load; the link of the article leads back to the filtered list
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
  });
  await cards(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hivowood, la vitrine/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Retour à la presse' }).click();
  await expect(page).toHaveURL('/presse?annee=2025&recherche=cinema');
});

test('an article is shared by link, e-mail, WhatsApp or the share menu, and printed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/presse/hivowood-fespaco');
  await waitForHydration(page);
  await page.evaluate(() => {
    Object.assign(navigator, { share: undefined });
  });
  const opener = page.getByRole('button', { name: 'Partager' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Envoyer par email' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Hivowood.*presse%2Fhivowood-fespaco$/,
  );
  await expect(page.getByRole('link', { name: /Partager sur WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Copier le lien' })).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copier le lien' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lien copié')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/presse\/hivowood-fespaco$/);
  await page.keyboard.press('Escape');

  // the share menu of the device replaces the links
  await page.evaluate(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        document.documentElement.dataset.shared = data.url;
        return Promise.resolve();
      },
    });
    window.print = () => {
      document.documentElement.dataset.printed = '';
    };
  });
  await opener.click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /\/presse\/hivowood-fespaco$/);
  await expect(page.getByRole('button', { name: 'Copier le lien' })).toBeHidden();
  // the printed page has no header, footer or sidebar
  await page.getByRole('button', { name: /^PDF/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  for (const hiddenSelector of ['header', 'footer', 'main article aside']) {
    await expect(page.locator(hiddenSelector).first()).toBeHidden();
  }
  await expect(page.getByText(/^Source/)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(23, 17, 11)');
});
