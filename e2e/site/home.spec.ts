import { mockNothingPublished } from '../support/mock-nothing-published.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

test('the home page shows its sections and figures, and links to each channel', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Groupe Obouo/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous révélons les histoires Africaines');
  await waitForHydration(page);
  const hero = page.locator('main section').first();
  for (const [value, label] of [
    ['4', 'chaînes TV'],
    ['1', 'plateforme de streaming'],
    ['15+', 'pays'],
    ['500K+', 'téléspectateurs'],
  ]) {
    await expect(hero.locator('dl > div', { hasText: label })).toContainText(value ?? '');
  }
  const sections = page.locator('main section h2');
  await expect(sections).toHaveText([/Une image juste/, /Quatre chaînes/, /Obouo Play/, /Ce qui se prépare/]);
  for (const pillar of ['Culture', 'Talents', 'Accessibilité']) {
    await expect(page.getByRole('heading', { name: pillar })).toBeVisible();
  }
  const platform = page.locator('#obouo-play');
  for (const claim of ['1000+', '50+', '200+', '24/7', 'Ma Liste', 'Jusqu’à 5 profils', 'Smart TV et box']) {
    await expect(platform.getByText(claim, { exact: true })).toBeVisible();
  }

  const cards = page.locator('#chaines li');
  await expect(cards).toHaveCount(4);
  for (const key of ['hivowood', 'obouo-tv', 'inspiration', 'marmite']) {
    await expect(page.locator(`a[href="/chaines?chaine=${key}"]`)).toHaveText('Voir la chaîne');
    await expect(page.locator(`a[href="/chaines?chaine=${key}#programme"]`)).toHaveText('Programme TV');
  }
});

test('the home page links to five delivered articles', async ({ page }) => {
  await mockNothingPublished(page);
  await page.goto('/');
  const links = page.locator('main a[href^="/presse/"]');
  await expect(links).toHaveCount(5);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(addresses)).toEqual(
    new Set([
      '/presse/accord-strategique-startimes',
      '/presse/coproduction-canal-plus',
      '/presse/hivowood-vitrine-cinema',
      '/presse/streaming-adaptatif',
      '/presse/obouo-play-africa-digital-awards',
    ]),
  );
  await expect(page.getByRole('link', { name: 'Voir toutes les actualités' })).toHaveAttribute(
    'href',
    '/presse',
  );
});

test('the home variants differ only in image and tagline, and are not indexed', async ({ page }) => {
  const taglines = new Set<string>();
  for (const path of ['/', '/hero-demo-1', '/hero-demo-2', '/hero-demo-3', '/hero-demo-4']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Nous révélons les histoires Africaines',
    );
    taglines.add(await page.locator('main section p').first().innerText());
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /example\/$/);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(path === '/' ? 0 : 1);
  }
  expect(taglines.size).toBe(5);
});

test.describe('download dialog', () => {
  test('opens from the hero and closes by its button, by Escape and by the overlay', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Télécharger Obouo Play' });
    const dialog = page.getByRole('dialog', { name: 'Télécharger Obouo Play' });

    await opener.click();
    await expect(dialog).toContainText('Disponible gratuitement sur iOS et Android');
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await opener.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  test('each store opens in a new tab and closes the dialog', async ({ page, context }) => {
    await page.goto('/');
    for (const store of ['App Store', 'Google Play']) {
      await page.getByRole('banner').getByRole('button', { name: 'Télécharger l’App' }).click();
      const dialog = page.getByRole('dialog');
      const newPagePromise = context.waitForEvent('page');
      const requestPromise = context.waitForEvent('request', (sent) =>
        /apple\.com|google\.com/.test(sent.url()),
      );
      await dialog.getByRole('link', { name: store }).click();
      expect(await newPagePromise).toBe((await requestPromise).frame().page());
      await expect(dialog).toBeHidden();
    }
  });
});
