import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/test.ts';

const player = (page: Page) => page.getByRole('group', { name: 'Lecteur de démonstration' });
const bar = (page: Page) => player(page).getByRole('progressbar', { name: 'Progression de la lecture' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function expectProgress(page: Page, value: number) {
  await expect(bar(page)).toHaveAttribute('aria-valuenow', String(value));
}

test('the tabs show one panel at a time; the player advances, restarts and pauses', async ({
  page,
  context,
}) => {
  await page.goto('/obouo-play');
  await waitForHydration(page);
  const panel = page.getByRole('tabpanel');
  await expect(page.getByRole('tab')).toHaveText(['Fonctionnalités', 'Appareils', 'Contenus']);
  await expect(tab(page, 'Fonctionnalités')).toHaveAttribute('aria-selected', 'true');
  for (const feature of [
    'Streaming HD/4K',
    'Jusqu’à 5 profils',
    'Visionnage hors ligne',
    'Recommandations IA',
    'Recherche avancée',
    'Ma Liste',
  ]) {
    await expect(panel.getByRole('heading', { name: feature })).toBeVisible();
  }

  await tab(page, 'Appareils').click();
  await expect(panel).toHaveCount(1);
  for (const device of ['Mobile et tablette', 'Ordinateur', 'Smart TV et box']) {
    await expect(panel.getByRole('heading', { name: device })).toBeVisible();
  }
  await expect(page).toHaveURL(/\?onglet=appareils$/);

  await tab(page, 'Contenus').click();
  const contents = panel.getByRole('listitem');
  await expect(contents).toHaveCount(4);
  for (const content of await contents.all()) {
    await expect(content).toContainText(/\d,\d\/5/);
    await expect(content).toContainText(/min|h/);
  }
  await page.reload();
  await waitForHydration(page);
  await expect(tab(page, 'Contenus')).toHaveAttribute('aria-selected', 'true');

  await tab(page, 'Fonctionnalités').click();
  for (const [key, name] of [
    ['ArrowRight', 'Appareils'],
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

  // links to app stores open in a new tab; the page shows figures and plans
  for (const [store, domain] of [
    ['App Store', 'apps.apple.com'],
    ['Google Play', 'play.google.com'],
  ] as const) {
    const newPagePromise = context.waitForEvent('page');
    const requestPromise = context.waitForEvent('request', (sent) => new URL(sent.url()).host === domain);
    await page.getByRole('main').getByRole('link', { name: store }).click();
    expect(await newPagePromise).toBe((await requestPromise).frame().page());
  }

  for (const [value, label] of [
    ['1000+', 'heures de contenu'],
    ['50+', 'séries exclusives'],
    ['200+', 'films premium'],
    ['24/7', 'chaînes en direct'],
  ]) {
    await expect(page.locator('main dl > div', { hasText: label })).toContainText(value ?? '');
  }
  await expect(page.getByRole('heading', { name: 'Gratuit', exact: true })).toBeVisible();
  await expect(page.getByText('Avec publicité', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Premium', exact: true })).toBeVisible();
  await expect(page.getByText('Sans publicité', { exact: true })).toBeVisible();
  await expect(page.locator('figcaption')).toContainText('Illustration');

  // the player advances 1 % in 100 ms, restarts, and pauses in a hidden tab
  await page.clock.install();
  await expectProgress(page, 0);
  await player(page).getByRole('button', { name: 'Lancer la lecture' }).click();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const startPercent = Number(await bar(page).getAttribute('aria-valuenow'));
  await page.clock.runFor(1000);
  // 0 follows 100, so there are 101 values
  const percentAfterSecond = (startPercent + 10) % 101;
  await expectProgress(page, percentAfterSecond);
  await page.clock.runFor(100 * (100 - percentAfterSecond));
  await expectProgress(page, 100);
  await page.clock.runFor(100);
  await expectProgress(page, 0);
  await page.clock.runFor(500);
  await expectProgress(page, 5);
  await player(page).getByRole('button', { name: 'Mettre en pause' }).click();
  await page.clock.runFor(2000);
  await expectProgress(page, 5);
  await expect(player(page).getByRole('button', { name: 'Lancer la lecture' })).toBeVisible();

  await player(page).getByRole('button').press('Enter');
  await expect(player(page).getByRole('button', { name: 'Mettre en pause' })).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(player(page).getByRole('button', { name: 'Lancer la lecture' })).toBeVisible();
  await page.clock.runFor(3000);
  await expectProgress(page, 5);
});
