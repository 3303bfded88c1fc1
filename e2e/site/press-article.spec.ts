import type { Page } from '@playwright/test';
import { mockNothingPublished } from '../support/mock-nothing-published.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

// articles that staff published are tested in e2e/site/published-articles.spec.ts
test.beforeEach(({ page }) => mockNothingPublished(page));

const panel = (page: Page) => page.getByRole('tabpanel');
const cards = (page: Page) => panel(page).locator('a[href^="/presse/"]').filter({ visible: true });

test.describe('an article', () => {
  const ARTICLE = '/presse/hivowood-fespaco';

  test('shows category, title, date, reading time and author, with NewsArticle data', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page).toHaveTitle('Hivowood pourrait concourir au FESPACO');
    const openingSection = page.locator('main section').first();
    for (const text of ['Prix & Awards', '2 mars 2025', '3 min de lecture', 'La rédaction du Groupe Obouo']) {
      await expect(openingSection.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.locator('article.theme-light h2')).toHaveCount(5);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.jpg$/);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [news, breadcrumb] = data.map((json) => JSON.parse(json));
    expect(news).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Hivowood pourrait concourir au FESPACO',
      datePublished: expect.stringMatching(/^2025-03-02T/),
      author: { name: 'La rédaction du Groupe Obouo' },
    });
    expect(breadcrumb.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Accueil',
      'Presse',
      'Hivowood pourrait concourir au FESPACO',
    ]);
  });

  test('« Retour à la presse » goes back in history, or opens the press page', async ({ page }) => {
    await page.goto('/presse?categorie=prix');
    await waitForHydration(page);
    await expect(cards(page)).toHaveCount(2);
    await cards(page).last().click();
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Retour à la presse' }).click();
    await expect(page).toHaveURL('/presse?categorie=prix');

    await page.goto(ARTICLE);
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Retour à la presse' }).click();
    await expect(page).toHaveURL('/presse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos nouvelles, à la source');
  });

  test('opens the share menu of the device where there is one', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          document.documentElement.dataset.shared = data.url;
          return Promise.resolve();
        },
      });
    });
    await page.goto(ARTICLE);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Partager' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', /\/presse\/hivowood-fespaco$/);
    await expect(page.getByRole('button', { name: 'Copier le lien' })).toBeHidden();
  });

  test('is shared by link, e-mail or WhatsApp where there is no share menu', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.assign(navigator, { share: undefined });
    });
    await page.goto(ARTICLE);
    await waitForHydration(page);
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
  });

  test('is printed by « PDF » without header and footer', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = '';
      };
    });
    await page.goto(ARTICLE);
    await waitForHydration(page);
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

  test('moves its image by 0.3 of the scroll, except with reduced motion', async ({ page }) => {
    const image = page
      .locator('main section')
      .first()
      .locator('div > div', { has: page.locator('picture') });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(ARTICLE);
    await waitForHydration(page);
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect(image.last()).toHaveCSS('translate', '0px 60px');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await waitForHydration(page);
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect(image.last()).toHaveCSS('translate', 'none');
  });

  test('shows the not-found page at an unknown address', async ({ page }) => {
    await page.goto('/presse/article-inconnu');
    await expect(page.getByRole('heading', { name: 'Page Introuvable' })).toBeVisible();
  });
});
