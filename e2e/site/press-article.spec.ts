import type { Page } from '@playwright/test';
import { mockNothingPublished } from '../support/mock-nothing-published.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

// articles that staff published are tested in e2e/site/published-articles.spec.ts
test.beforeEach(({ page }) => mockNothingPublished(page));

const panel = (page: Page) => page.getByRole('tabpanel');
const cards = (page: Page) => panel(page).locator('a[href^="/presse/"]').filter({ visible: true });

test.describe('an article', () => {
  const ARTICLE = '/presse/hivowood-fespaco';

  test('returns to the previous list, or to the press page', async ({ page }) => {
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

  test('is shared by link, e-mail, WhatsApp or the share menu, and printed', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(ARTICLE);
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

  test('moves its image by 0.3 of the scroll, except with reduced motion', async ({ page }) => {
    const imageBox = page
      .locator('main section')
      .first()
      .locator('div > div', { has: page.locator('picture') });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(ARTICLE);
    await waitForHydration(page);
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect(imageBox.last()).toHaveCSS('translate', '0px 60px');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await waitForHydration(page);
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect(imageBox.last()).toHaveCSS('translate', 'none');
  });
});
