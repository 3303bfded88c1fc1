import type { Page } from '@playwright/test';
import { expect, openPath, test } from '../support/test.ts';

const channelNavigation = (page: Page) => page.getByRole('navigation', { name: 'Choisir une chaîne' });
const channelButton = (page: Page, name: string) => channelNavigation(page).getByRole('button', { name });
const scheduleTitle = (page: Page, name: string) =>
  page.locator('#programme').getByRole('heading', { name: `Le soir sur ${name}` });

/** Expects this channel alone, with its schedule. tests/built/channels-page.test.ts checks the texts of all channels. */
async function expectSelected(page: Page, key: string, name: string) {
  await expect(channelButton(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(channelNavigation(page).locator('[aria-pressed="true"]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(1);
  await expect(page.locator(`article#${key} dl > div`)).toHaveCount(3);
  await expect(page.locator(`article#${key} h4`)).toHaveCount(4);
  await expect(scheduleTitle(page, name)).toBeVisible();
}

test('address, keyboard and Back choose a channel; links open its schedule', async ({ page }) => {
  await page.goto('/chaines?chaine=marmite#programme');
  await expect(scheduleTitle(page, 'Marmite Channel')).toBeFocused();
  await expect(scheduleTitle(page, 'Marmite Channel')).toBeInViewport();
  await expectSelected(page, 'marmite', 'Marmite Channel');
  await openPath(page, '/chaines?chaine=inconnue');
  await expectSelected(page, 'hivowood', 'Hivowood');

  // by keyboard alone: chooses a channel, opens its schedule, then the platform
  await expect(channelNavigation(page).getByRole('button')).toHaveCount(4);
  await channelButton(page, 'Hivowood').focus();
  await page.keyboard.press('Tab');
  await expect(channelButton(page, 'Obouo TV')).toBeFocused();
  await page.keyboard.press('Space');
  await expectSelected(page, 'obouo-tv', 'Obouo TV');
  await expect(channelButton(page, 'Obouo TV')).toBeFocused();
  for (const attempt of ['first', 'second']) {
    await page.getByRole('link', { name: 'Programme TV' }).focus();
    await page.keyboard.press('Enter');
    await expect(scheduleTitle(page, 'Obouo TV'), attempt).toBeFocused();
    await expect(scheduleTitle(page, 'Obouo TV'), attempt).toBeInViewport();
  }
  await expect(page).toHaveURL(/\?chaine=obouo-tv#programme$/);
  await page.getByRole('link', { name: /^Regarder maintenant/ }).press('Enter');
  await expect(page).toHaveURL(/\/obouo-play$/);

  // the home page leads to a schedule
  await openPath(page, '/');
  await page.getByRole('link', { name: 'Programme TV Obouo Inspiration' }).click();
  await expect(scheduleTitle(page, 'Obouo Inspiration')).toBeFocused();
  await expect(scheduleTitle(page, 'Obouo Inspiration')).toBeInViewport();
  await expectSelected(page, 'inspiration', 'Obouo Inspiration');

  // a press on another channel replaces the address and keeps the focus on the button
  await channelButton(page, 'Marmite Channel').click();
  await expectSelected(page, 'marmite', 'Marmite Channel');
  await expect(channelButton(page, 'Marmite Channel')).toBeFocused();
  await expect(page).toHaveURL(/\?chaine=marmite$/);

  // the back button restores the chosen channel; a link to the page shows the first channel
  const menu = page.getByRole('banner');
  await menu.getByRole('link', { name: 'Carrières' }).click();
  await expect(page).toHaveURL(/\/carrieres$/);
  await page.goBack();
  await expectSelected(page, 'marmite', 'Marmite Channel');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await menu.getByRole('link', { name: 'Chaînes' }).click();
  await expectSelected(page, 'hivowood', 'Hivowood');
  await expect(page).toHaveURL(/\/chaines$/);
});
