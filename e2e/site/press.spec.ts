import type { Page } from '@playwright/test';
import { DEFAULT_ARTICLE_PATHS } from '../support/default-article-paths.ts';
import { mockNothingPublished } from '../support/mock-nothing-published.ts';
import { expect, openPath, test, waitForHydration } from '../support/test.ts';

// articles that staff published are tested in e2e/site/published-articles.spec.ts
test.beforeEach(({ page }) => mockNothingPublished(page));

const panel = (page: Page) => page.getByRole('tabpanel');
const cards = (page: Page) => panel(page).locator('a[href^="/presse/"]').filter({ visible: true });
const cardAddresses = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('href')));

test.describe('the press page', () => {
  test('lists and filters ten articles, opens one, and offers the press kit', async ({
    page,
    context,
    request,
  }) => {
    await page.goto('/presse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos nouvelles, à la source');
    await waitForHydration(page);
    await expect(page.getByRole('tab')).toHaveText([
      /^Tous\s*10/,
      /^Partenariat\s*2/,
      /^Lancement\s*2/,
      /^Technologie\s*2/,
      /^Expansion\s*2/,
      /^Prix & Awards\s*2/,
    ]);
    await expect(page.getByRole('tab', { name: /^Tous/ })).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => cardAddresses(page)).toEqual(DEFAULT_ARTICLE_PATHS);
    await expect(panel(page).getByRole('article').first()).toContainText('À la une');
    await expect(panel(page).getByText('À la une')).toHaveCount(1);

    await page.getByRole('tab', { name: /^Expansion/ }).click();
    await expect(page).toHaveURL('/presse?categorie=expansion');
    await expect
      .poll(() => cardAddresses(page))
      .toEqual([DEFAULT_ARTICLE_PATHS[1], DEFAULT_ARTICLE_PATHS[2]]);
    // Neither result is a featured article.
    await expect(panel(page).getByText('À la une')).toHaveCount(0);
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('tab', { name: /^Expansion/ })).toHaveAttribute('aria-selected', 'true');
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('tab', { name: /^Tous/ }).click();
    await expect(page).toHaveURL('/presse');
    await expect(cards(page)).toHaveCount(10);

    await page.keyboard.press('ArrowLeft');
    const lastTab = page.getByRole('tab', { name: /^Prix & Awards/ });
    await expect(lastTab).toBeFocused();
    await expect(lastTab).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page).getByRole('article').first()).toContainText('À la une');
    await expect(cards(page)).toHaveCount(2);
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', { name: /^Tous/ })).toBeFocused();
    await expect(cards(page)).toHaveCount(10);

    await page.getByLabel('Année').selectOption('2025');
    await page.getByLabel('Chercher dans les articles').fill('cinema');
    await expect(page).toHaveURL('/presse?annee=2025&recherche=cinema');
    await expect(cards(page)).toHaveText('Hivowood, la vitrine que le cinéma africain pourrait s’offrir');
    await page.reload();
    await waitForHydration(page);
    await expect(cards(page)).toHaveCount(1);
    await openPath(page, '/presse');
    await expect(cards(page)).toHaveCount(10);

    // the four downloads have the printed size, and the reference text is copied
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const lines = page.locator('#kit-media li');
    await expect(lines).toHaveCount(4);
    for (const line of await lines.all()) {
      const address = (await line.getByRole('link').getAttribute('href')) ?? '';
      const file = await (await request.get(address)).body();
      const size = (file.length / 1024).toFixed(1).replace('.', ',').replace(',0', '');
      await expect(line).toContainText(`${size}\u00a0Ko`);
      if (address.endsWith('.zip')) expect(file.toString('latin1', 0, 2)).toBe('PK');
    }
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      lines
        .first()
        .getByRole('link', { name: /^Télécharger/ })
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe('logos-groupe-obouo.zip');
    await page.getByRole('button', { name: 'Copier le texte' }).click();
    await expect(page.getByText('Texte copié')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Le Groupe Obouo est un groupe/,
    );
    await expect(page.getByText('Prochainement...', { exact: true })).toBeVisible();

    // a card opens its article by a page load
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true });
    });
    await cards(page).nth(2).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Un bureau régional pourrait ouvrir à Dakar',
    );
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });
});
