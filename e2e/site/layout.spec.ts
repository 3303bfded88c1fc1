import { expectAccessiblePageState, expectNoOverflow, expectNoViolation } from '../support/axe.ts';
import { expect, openPath, test, waitForHydration } from '../support/test.ts';

const NAVIGATION = [
  ['Accueil', '/'],
  ['À propos', '/a-propos'],
  ['Chaînes', '/chaines'],
  ['Obouo Play', '/obouo-play'],
  ['Investisseurs', '/investisseurs'],
  ['Presse', '/presse'],
  ['Carrières', '/carrieres'],
] as const;

test('the header marks the section of a page as current', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const currentLinks = page.getByRole('banner').locator('a:visible[aria-current="page"]');
  for (const [path, label] of [
    ['/', 'Accueil'],
    ['/presse', 'Presse'],
    ['/presse/accord-strategique-startimes', 'Presse'],
    ['/contact', null],
  ] as const) {
    await page.goto(path);
    await expect(currentLinks).toHaveText(label ? [label] : []);
  }
});

test('header and footer hold their links; an opened page starts at the top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await waitForHydration(page);
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(NAVIGATION.map(([label]) => label));
  for (const [label, href] of NAVIGATION) {
    await expect(links.filter({ hasText: label })).toHaveAttribute('href', href);
  }

  const footer = page.getByRole('contentinfo');
  for (const href of [
    '/investisseurs',
    '/partenariats',
    '/distribution',
    '/publicite',
    '/licensing',
    '/help-center',
    '/mentions-legales',
    '/cgu',
    '/politique-confidentialite',
    '/cookies',
  ]) {
    await expect(footer.locator(`ul a[href="${href}"]`)).toHaveCount(1);
  }
  await expect(footer.getByRole('link', { name: 'Nous contacter' })).toHaveAttribute('href', '/contact');
  for (const network of ['Facebook', 'Twitter', 'Instagram', 'YouTube', 'LinkedIn']) {
    await expect(footer.getByRole('link', { name: network })).toBeVisible();
  }
  await expect(footer).toContainText('Paris');
  await expect(footer).toContainText('Abidjan');

  const header = page.getByRole('banner');
  // the header gets its background after 20 pixels
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect(header).not.toHaveAttribute('data-frosted');
  await page.evaluate(() => window.scrollTo(0, 21));
  await expect(header).toHaveAttribute('data-frosted');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(header).not.toHaveAttribute('data-frosted');

  // from 1104 pixels on, links replace the menu
  for (const width of [320, 1103, 1104]) {
    await page.setViewportSize({ width, height: 600 });
    const findRightEdge = () =>
      header
        .locator('button, summary svg')
        .evaluateAll((buttons) => Math.max(...buttons.map((button) => button.getBoundingClientRect().right)));
    await expect.poll(findRightEdge, `${width} px`).toBeLessThanOrEqual(width - 20);
    await expectNoOverflow(page);
  }
  // on a wide screen, the column takes 65 % of the width
  for (const width of [1920, 2560]) {
    await page.setViewportSize({ width, height: 600 });
    const column = page.getByRole('main').locator('.page-gutter').first();
    await expect.poll(async () => ((await column.boundingBox())?.width ?? 0) / width).toBeCloseTo(0.65, 2);
  }

  await footer.getByRole('link', { name: 'Nous contacter' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(/^Contact/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Nous révélons/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu closes by Escape, an outside press, a link and a button', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    const header = page.getByRole('banner');
    const summary = header.locator('summary');
    const menu = header.getByRole('navigation');

    await summary.click();
    await expect(menu.getByRole('link')).toHaveCount(7);
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(summary).toBeFocused();

    await summary.click();
    await page.mouse.click(200, 800);
    await expect(menu).toBeHidden();

    await summary.click();
    await menu.getByRole('link', { name: 'Accueil' }).click();
    await expect(menu).toBeHidden();

    await summary.click();
    await header.getByRole('button', { name: 'Télécharger l’App' }).click();
    await expect(page.getByRole('dialog', { name: 'Télécharger Obouo Play' })).toBeVisible();
    await expect(page.locator('header details')).not.toHaveAttribute('open');
    await expectAccessiblePageState(page);
  });
});

test('the first Tab reaches the skip link; a channel drawing covers no name', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await waitForHydration(page);
  const footer = page.getByRole('contentinfo');
  const channelButton = footer.getByRole('button', { name: 'Obouo Inspiration' });
  const boundingBox = async (locator: typeof channelButton) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('not shown');
    return box;
  };
  for (const width of [390, 700, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await channelButton.focus();
    // repeated, because the column moves when the web fonts arrive
    await expect(async () => {
      const drawing = await boundingBox(footer.locator('img'));
      for (const box of [
        await boundingBox(channelButton),
        await boundingBox(footer.getByRole('link', { name: 'Investisseurs' })),
      ]) {
        const isApart =
          box.x + box.width <= drawing.x ||
          drawing.x + drawing.width <= box.x ||
          box.y + box.height <= drawing.y ||
          drawing.y + drawing.height <= box.y;
        expect(isApart, `${width} px`).toBe(true);
      }
    }).toPass({ timeout: 10_000 });
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await footer.getByRole('button', { name: 'Hivowood' }).focus();
  await expect(footer.locator('img')).toHaveAttribute('src', /hivowood/);
  await page.keyboard.press('Tab');
  await expect(footer.locator('img')).toHaveAttribute('src', /obouo-tv/);
  await footer.getByRole('button', { name: 'Marmite Channel' }).click();
  await expect(footer.locator('img')).toHaveAttribute('src', /marmite/);
  await page.keyboard.press('Escape');
  await expect(footer.locator('img')).toHaveCount(0);
});

test('in forced colours, buttons keep a border, and icons and logos stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/presse');
  await waitForHydration(page);
  const computedStyle = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const button = 'main a.bg-accent';
  await expect.poll(() => computedStyle('header .group-logo', 'background-color')).toBe('rgb(20, 16, 12)');
  expect(await computedStyle(button, 'border-top-width')).toBe('1px');
  expect(await computedStyle(button, 'border-top-color')).not.toBe(
    await computedStyle('html', 'background-color'),
  );
  expect(await computedStyle('main .icon', 'stroke')).not.toBe(
    await computedStyle('html', 'background-color'),
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await computedStyle(':focus-visible', 'outline-style')).toBe('solid');
  await openPath(page, '/chaines');
  await waitForHydration(page);
  await expect.poll(() => computedStyle('main .channel-logo', 'background-color')).toBe('rgb(20, 16, 12)');
});

test('a mistyped address leads to its page; an unknown one answers 404', async ({ page, baseURL }) => {
  // src/app/correct-mistyped-path.test.ts tests every kind of mistake
  await page.goto('/A-propos/).?fbclid=x');
  await expect(page).toHaveURL('/a-propos?fbclid=x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Nous filmons le continent de l’intérieur',
  );
  // nginx serves the page of such an address without a redirect
  await page.goto(`${baseURL}//presse?x=1`);
  await expect(page).toHaveURL('/presse?x=1');

  const response = await page.goto('/une/page-inconnue');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Introuvable');
  await expect(page.locator('main')).toContainText(
    'Oups ! Il semblerait que cette page n’existe pas ou ait été déplacée.',
  );
  await expect(page.locator('code')).toHaveText('/une/page-inconnue');
  for (const href of ['/', '/chaines', '/obouo-play', '/a-propos']) {
    await expect(page.locator(`main ul a[href="${href}"]`)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL('/');

  await openPath(page, '/nulle-part');
  await waitForHydration(page);
  await page.locator('main').getByRole('button', { name: 'Rechercher sur le site' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Page précédente' }).click();
  await expect(page).toHaveURL('/');
});

test('button and link of a map stay apart with wide text spacing (WCAG 1.4.12)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contact');
  await waitForHydration(page);
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  });
  const button = page.getByRole('button', { name: 'Toujours afficher les cartes' }).first();
  const link = page.getByRole('link', { name: 'Ouvrir dans Google Maps' }).first();
  await button.scrollIntoViewIfNeeded();
  const [buttonBox, linkBox] = await Promise.all([button.boundingBox(), link.boundingBox()]);
  expect((buttonBox?.y ?? 0) + (buttonBox?.height ?? 0)).toBeLessThan(linkBox?.y ?? 0);
});
