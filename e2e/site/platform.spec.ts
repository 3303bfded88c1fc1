import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('tabs show one panel, the player plays, and the dialog leads to stores', async ({ page, context }) => {
  await page.goto('/obouo-play?onglet=contenus');
  await waitForHydration(page);
  const panel = page.getByRole('tabpanel');
  await expect(page.getByRole('tab')).toHaveText(['Fonctionnalités', 'Appareils', 'Contenus']);
  await expect(tab(page, 'Contenus')).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toHaveCount(1);
  await expect(panel.getByRole('listitem')).toHaveCount(4);
  await tab(page, 'Appareils').click();
  await expect(panel).toHaveCount(1);
  await expect(panel.getByRole('heading', { name: 'Smart TV et box' })).toBeVisible();
  await expect(page).toHaveURL(/\?onglet=appareils$/);
  for (const [key, name] of [
    ['End', 'Contenus'],
    ['ArrowRight', 'Fonctionnalités'],
    ['ArrowLeft', 'Contenus'],
    ['Home', 'Fonctionnalités'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[role=tab][tabindex="0"]')).toHaveText([name]);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Fonctionnalités' })).toBeFocused();

  const player = page.getByRole('group', { name: 'Lecteur de démonstration' });
  await player.getByRole('button', { name: 'Lancer la lecture' }).click();
  await expect(player.getByRole('progressbar', { name: 'Progression de la lecture' })).not.toHaveAttribute(
    'aria-valuenow',
    '0',
  );
  await player.getByRole('button', { name: 'Mettre en pause' }).press('Enter');
  await expect(player.getByRole('button', { name: 'Lancer la lecture' })).toBeVisible();

  // the download dialog keeps the focus inside, and closes in three ways
  const opener = page.getByRole('banner').getByRole('button', { name: 'Télécharger l’App' });
  const dialog = page.getByRole('dialog', { name: 'Télécharger Obouo Play' });
  await opener.click();
  await expect(dialog).toContainText('Disponible gratuitement sur iOS et Android');
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog).toBeVisible();
  // the dialog reacts to an outside press only a moment after it opens, so the test repeats the press
  await expect(async () => {
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden({ timeout: 1000 });
  }).toPass();

  // a store opens in a new tab and closes the dialog
  await opener.click();
  await expect(dialog.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
    'href',
    /play\.google\.com/,
  );
  const newPagePromise = context.waitForEvent('page');
  const requestPromise = context.waitForEvent('request', (sent) => /apps\.apple\.com/.test(sent.url()));
  await dialog.getByRole('link', { name: 'App Store' }).click();
  expect(await newPagePromise).toBe((await requestPromise).frame().page());
  await expect(dialog).toBeHidden();
});
