import { getDemoEmail, signInToDashboard } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test('the sidebar marks the screen, stays folded seven days, is a drawer on phones', async ({
  page,
  context,
}) => {
  await signInToDashboard(page, getDemoEmail('editor'));
  const sidebar = page.getByRole('navigation', { name: 'Administration' });
  const dashboardLink = sidebar.getByRole('link', { name: 'Tableau de bord' });
  const contentLink = sidebar.getByRole('link', { name: 'Contenu', exact: true });
  await expect(dashboardLink).toHaveAttribute('aria-current', 'page');
  await contentLink.click();
  await expect(page).toHaveURL(/\/admin\/content/);
  await expect(contentLink).toHaveAttribute('aria-current', 'page');
  await expect(dashboardLink).not.toHaveAttribute('aria-current', 'page');

  const measureWidth = async () => (await sidebar.boundingBox())?.width ?? 0;
  const openWidth = await measureWidth();
  await page.keyboard.press('Control+b');
  await expect.poll(measureWidth).toBeLessThan(openWidth / 2);
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('banner').getByText(getDemoEmail('editor'))).toBeVisible();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: 'Contenu', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/content/);
  await expect(drawer).toBeHidden();
  await page.keyboard.press('?');
  const shortcutsDialog = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(shortcutsDialog).toBeVisible();
  // Control+B opens no drawer behind the dialog
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  expect(await measureWidth()).toBeLessThan(openWidth / 2);
});
