import type { Page } from '@playwright/test';
import { nothingPublished } from './support/published.ts';
import { expect, hydrated, test } from './support/test.ts';

// what staff published stands among them: e2e/press-stream.spec.ts
test.beforeEach(({ page }) => nothingPublished(page));

const ADDRESSES = [
  '/presse/obouo-play-africa-digital-awards',
  '/presse/accords-distribution-internationaux',
  '/presse/bureau-regional-dakar',
  '/presse/studio-post-production',
  '/presse/hivowood-vitrine-cinema',
  '/presse/accord-strategique-startimes',
  '/presse/hivowood-fespaco',
  '/presse/streaming-adaptatif',
  '/presse/coproduction-canal-plus',
  '/presse/marmite-channel-lancement-2024',
];

const panel = (page: Page) => page.getByRole('tabpanel');
const cards = (page: Page) => panel(page).locator('a[href^="/presse/"]');
const addressesOf = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('href')));

test.describe('the press page', () => {
  test('lists the ten articles, the first one large, with a count a category', async ({ page }) => {
    await page.goto('/presse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos nouvelles, à la source');
    await hydrated(page);
    await expect(page.getByRole('tab')).toHaveText([
      /^Tous\s*10/,
      /^Partenariat\s*2/,
      /^Lancement\s*2/,
      /^Technologie\s*2/,
      /^Expansion\s*2/,
      /^Prix & Awards\s*2/,
    ]);
    await expect(page.getByRole('tab', { name: /^Tous/ })).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => addressesOf(page)).toEqual(ADDRESSES);
    await expect(panel(page).getByRole('article').first()).toContainText('À la une');
    await expect(panel(page).getByText('À la une')).toHaveCount(1);
  });

  test('a category keeps its two articles and stays in the address', async ({ page }) => {
    await page.goto('/presse');
    await hydrated(page);
    await page.getByRole('tab', { name: /^Expansion/ }).click();
    await expect(page).toHaveURL('/presse?rubrique=expansion');
    await expect.poll(() => addressesOf(page)).toEqual([ADDRESSES[1], ADDRESSES[2]]);
    // Neither of the two is a featured one.
    await expect(panel(page).getByText('À la une')).toHaveCount(0);

    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('tab', { name: /^Expansion/ })).toHaveAttribute('aria-selected', 'true');
    await expect(cards(page)).toHaveCount(2);

    await page.getByRole('tab', { name: /^Tous/ }).click();
    await expect(page).toHaveURL('/presse');
    await expect(cards(page)).toHaveCount(10);
  });

  test('arrow keys go from category to category', async ({ page }) => {
    await page.goto('/presse');
    await hydrated(page);
    await page.getByRole('tab', { name: /^Tous/ }).focus();
    await page.keyboard.press('ArrowLeft');
    const last = page.getByRole('tab', { name: /^Prix & Awards/ });
    await expect(last).toBeFocused();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page).getByRole('article').first()).toContainText('À la une');
    await expect(cards(page)).toHaveCount(2);
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', { name: /^Tous/ })).toBeFocused();
  });

  test('an article opens by a full page load', async ({ page }) => {
    await page.goto('/presse');
    await hydrated(page);
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true });
    });
    await cards(page).nth(2).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Un bureau régional pourrait ouvrir à Dakar',
    );
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });

  test('the four downloads are files, as heavy as the page says', async ({ page, request }) => {
    await page.goto('/presse');
    await hydrated(page);
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
  });

  test('the reference text can be copied, and awards are still to come', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/presse');
    await hydrated(page);
    await page.getByRole('button', { name: 'Copier le texte' }).click();
    await expect(page.getByText('Texte copié')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Groupe Obouo est un groupe/);
    await expect(page.getByText('Prochainement...', { exact: true })).toBeVisible();
  });

  for (const name of ['Contact Presse', 'Demande d’Interview', 'Newsletter Presse']) {
    test(`« ${name} » opens the press dialog`, async ({ page }) => {
      await page.goto('/presse');
      await hydrated(page);
      const opener = page.getByRole('button', { name });
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }

  test('announces its feed, which holds the ten articles under stable identifiers', async ({
    page,
    request,
  }) => {
    await page.goto('/presse');
    const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]');
    await expect(feed).toHaveAttribute('href', '/feed.xml');
    const xml = await (await request.get('/feed.xml')).text();
    const items = [...xml.matchAll(/<guid isPermaLink="false">groupe-obouo:presse:([\w-]+)<\/guid>/g)];
    expect(items.map(([, slug]) => `/presse/${slug}`)).toEqual(ADDRESSES);
    expect(xml).toContain('<pubDate>Sun, 21 Sep 2025 00:00:00 GMT</pubDate>');
    expect(xml).toContain('<category>Prix &amp; Awards</category>');
  });
});

test.describe('an article', () => {
  const ARTICLE = '/presse/hivowood-fespaco';

  test('shows its category, title, date, reading time and author, and is announced as news', async ({
    page,
  }) => {
    await page.goto(ARTICLE);
    await expect(page).toHaveTitle('Hivowood pourrait concourir au FESPACO');
    const opening = page.locator('main section').first();
    for (const text of ['Prix & Awards', '2 mars 2025', '3 min de lecture', 'La rédaction du Groupe Obouo']) {
      await expect(opening.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.locator('article.on-paper h2')).toHaveCount(5);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.jpg$/);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [news, breadcrumb] = data.map((json) => JSON.parse(json));
    expect(news).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Hivowood pourrait concourir au FESPACO',
      datePublished: '2025-03-02',
      author: { name: 'La rédaction du Groupe Obouo' },
    });
    expect(breadcrumb.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Accueil',
      'Presse',
      'Hivowood pourrait concourir au FESPACO',
    ]);
  });

  test('every article has a page of its own, with a text and a way on', async ({ page }) => {
    const titles = new Set<string>();
    for (const address of ADDRESSES) {
      await page.goto(address);
      titles.add(await page.getByRole('heading', { level: 1 }).innerText());
      expect((await page.locator('main article.on-paper').innerText()).split(/\s+/).length).toBeGreaterThan(
        300,
      );
      await expect(page.locator('main article aside a')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${address}$`));
    }
    expect(titles.size).toBe(10);
  });

  test('« Retour à la presse » goes back to where the visitor was on the site', async ({ page }) => {
    await page.goto('/presse?rubrique=prix');
    await hydrated(page);
    await expect(cards(page)).toHaveCount(2);
    await cards(page).last().click();
    await hydrated(page);
    await page.getByRole('link', { name: 'Retour à la presse' }).click();
    await expect(page).toHaveURL('/presse?rubrique=prix');
  });

  test('« Retour à la presse » opens the press page for who landed here directly', async ({ page }) => {
    await page.goto(ARTICLE);
    await hydrated(page);
    await page.getByRole('link', { name: 'Retour à la presse' }).click();
    await expect(page).toHaveURL('/presse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos nouvelles, à la source');
  });

  test('is handed to the device’s own sharing where there is one', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          document.documentElement.dataset.shared = data.url;
          return Promise.resolve();
        },
      });
    });
    await page.goto(ARTICLE);
    await hydrated(page);
    await page.getByRole('button', { name: 'Partager' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', /\/presse\/hivowood-fespaco$/);
    await expect(page.getByRole('button', { name: 'Copier le lien' })).toBeHidden();
  });

  test('is shared by link, e-mail or WhatsApp elsewhere, by keyboard too', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.assign(navigator, { share: undefined });
    });
    await page.goto(ARTICLE);
    await hydrated(page);
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

  test('« PDF » prints it, as a clean page', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = '';
      };
    });
    await page.goto(ARTICLE);
    await hydrated(page);
    await page.getByRole('button', { name: /^PDF/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['header', 'footer', 'main article aside']) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    await expect(page.getByText(/^Source/)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(23, 17, 11)');
  });

  test('its image follows the scroll by 0.3, and stays still for who asked for less motion', async ({
    page,
  }) => {
    const image = page
      .locator('main section')
      .first()
      .locator('div > div', { has: page.locator('picture') });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(ARTICLE);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect(image.last()).toHaveCSS('translate', '0px 60px');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect(image.last()).toHaveCSS('translate', 'none');
  });

  test('an unknown one is not found', async ({ page }) => {
    await page.goto('/presse/article-inconnu');
    await expect(page.getByRole('heading', { name: 'Page Introuvable' })).toBeVisible();
  });
});
