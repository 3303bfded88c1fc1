import { expect, test } from '../support/test.ts';

test.describe('download dialog', () => {
  test('keeps the focus inside, closes in three ways, opens stores in new tabs', async ({
    page,
    context,
  }) => {
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
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();

    // each store opens in a new tab and closes the dialog
    for (const store of ['App Store', 'Google Play']) {
      await page.getByRole('banner').getByRole('button', { name: 'Télécharger l’App' }).click();
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
