import { publicPaths } from './support/public-paths.ts';
import { complete, expect, test } from './support/test.ts';

/**
 * What is below the first screen waits for the first paint (scripts/build/page-styles.ts, parts-apart.ts). Our files cut off:
 * the inline script alone unfolds the page.
 */
test.describe('before our scripts', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
  });

  test('an address within the page leads to its place', async ({ page }) => {
    await page.goto('/politique-confidentialite#reclamation');
    await expect(page.locator('#reclamation')).toBeInViewport();
  });

  test('a reload stays where the visitor was', async ({ page }) => {
    await page.goto('/');
    await complete(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' });
    await link.scrollIntoViewIfNeeded();
    await page.reload();
    await expect(link).toBeInViewport();
  });

  test('the way back leads to where the visitor was', async ({ page }) => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' });
    await page.goto('/');
    await link.click();
    await expect(page).toHaveURL('/mentions-legales');
    await page.goBack();
    await expect(link).toBeInViewport();
  });
});

test('a page whose scripts are forbidden unfolds by itself', async ({ browser, baseURL }) => {
  const closed = await browser.newPage({ baseURL });
  await closed.route('/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    await route.fulfill({ response, headers });
  });
  await closed.goto('/');
  await expect(closed.locator('#obouo-play')).toBeVisible();
  await expect(closed.locator('html')).not.toHaveAttribute('data-unfolded');
  await closed.close();
});

test('a reader that runs no scripts and skips what replaces them finds the content of every page', async ({
  request,
}) => {
  for (const path of publicPaths) {
    const html = await (await request.get(path)).text();
    const body = html.slice(html.indexOf('<body'));
    expect(body.indexOf('<noscript data-apart'), path).toBeGreaterThan(body.indexOf('</main>'));
  }
});
