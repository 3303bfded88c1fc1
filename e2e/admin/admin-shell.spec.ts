import { demoEmail, signIn } from '../support/staff.ts';
import { ANY_LOG, expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, demoEmail('editor'));
});

test('the sidebar marks the current screen and stays folded for seven days', async ({ page, context }) => {
  const sidebar = page.getByRole('navigation', { name: 'Administration' });
  await expect(sidebar.getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await sidebar.getByRole('link', { name: 'Contenu', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/content/);
  await expect(sidebar.getByRole('link', { name: 'Contenu', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(sidebar.getByRole('link', { name: 'Tableau de bord' })).not.toHaveAttribute(
    'aria-current',
    'page',
  );

  const measureWidth = async () => (await sidebar.boundingBox())?.width ?? 0;
  const openWidth = await measureWidth();
  await page.keyboard.press('Control+b');
  await expect.poll(measureWidth).toBeLessThan(openWidth / 2);
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await measureWidth()).toBeLessThan(openWidth / 2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sidebar is a drawer, and the bar shows the e-mail', async ({ page }) => {
    await expect(page.getByRole('banner').getByText(demoEmail('editor'))).toBeVisible();
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: 'Contenu', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/content/);
    await expect(drawer).toBeHidden();
  });
});

test.describe('when counting fails', () => {
  test.use({ expectedLogs: [ANY_LOG] });
  test('the dashboard shows zeros', async ({ page }) => {
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
    await expect(page.locator('main li', { hasText: 'Contenus publiés' })).toContainText('0');
  });
});
