import type { Page } from '@playwright/test';
import { expect, openPath, test, waitForHydration } from '../support/test.ts';

const channels = [
  { key: 'hivowood', name: 'Hivowood', tagline: 'Cinéma & Séries Premium' },
  { key: 'obouo-tv', name: 'Obouo TV', tagline: 'Divertissement Généraliste' },
  { key: 'inspiration', name: 'Obouo Inspiration', tagline: 'Spiritualité & Inspiration' },
  { key: 'marmite', name: 'Marmite Channel', tagline: 'Cuisine & Art de Vivre' },
] as const;

const channelNavigation = (page: Page) => page.getByRole('navigation', { name: 'Choisir une chaîne' });
const channelButton = (page: Page, name: string) => channelNavigation(page).getByRole('button', { name });
const schedule = (page: Page) => page.locator('#programme');

async function expectFeatured(page: Page, { key, name, tagline }: (typeof channels)[number]) {
  await expect(channelButton(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(channelNavigation(page).locator('[aria-pressed="true"]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.locator('main section p', { hasText: tagline }).first()).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(1);
  await expect(page.locator(`article#${key} dl > div`)).toHaveCount(3);
  await expect(schedule(page).getByRole('heading', { name: `Le soir sur ${name}` })).toBeVisible();
}

test('each channel button features its channel and replaces the address', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await openPath(page, '/chaines');
  for (const channel of [...channels].reverse()) {
    await channelButton(page, channel.name).click();
    await expectFeatured(page, channel);
    // The address without a query shows the first channel.
    const query = channel === channels[0] ? '' : `\\?chaine=${channel.key}`;
    await expect(page).toHaveURL(new RegExp(`/chaines${query}$`));
    const article = page.locator(`article#${channel.key}`);
    for (const label of ['programmes', 'téléspectateurs', 'note']) {
      await expect(article.locator('dl dt', { hasText: label })).toHaveCount(1);
    }
    await expect(article.getByRole('heading', { level: 4 })).toHaveCount(4);
    const lines = schedule(page).getByRole('listitem');
    expect(await lines.count()).toBeGreaterThanOrEqual(8);
    for (const line of await lines.all()) await expect(line).toHaveText(/^\d\d:\d\d.{6,}/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test('an address opens the schedule of its channel; the keyboard chooses another', async ({ page }) => {
  await page.goto('/chaines?chaine=marmite#programme');
  const title = page.getByRole('heading', { name: 'Le soir sur Marmite Channel' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expectFeatured(page, channels[3]);
  await openPath(page, '/chaines?chaine=inconnue');
  await expectFeatured(page, channels[0]);

  // the keyboard alone chooses a channel, and opens its schedule and the platform
  await expect(channelNavigation(page).getByRole('button')).toHaveCount(4);
  await channelButton(page, 'Hivowood').focus();
  await page.keyboard.press('Tab');
  await expect(channelButton(page, 'Obouo TV')).toBeFocused();
  await page.keyboard.press('Space');
  await expectFeatured(page, channels[1]);
  await expect(channelButton(page, 'Obouo TV')).toBeFocused();
  const otherTitle = schedule(page).getByRole('heading', { name: 'Le soir sur Obouo TV' });
  for (const attempt of ['first', 'second']) {
    await page.getByRole('link', { name: 'Programme TV' }).focus();
    await page.keyboard.press('Enter');
    await expect(otherTitle, attempt).toBeFocused();
    await expect(otherTitle, attempt).toBeInViewport();
  }
  await expect(page).toHaveURL(/\?chaine=obouo-tv#programme$/);
  await page.getByRole('link', { name: /^Regarder maintenant/ }).press('Enter');
  await expect(page).toHaveURL(/\/obouo-play$/);
});

test('the home page leads to a schedule; going back restores the chosen channel', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Programme TV Obouo Inspiration' }).click();
  const title = page.getByRole('heading', { name: 'Le soir sur Obouo Inspiration' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expectFeatured(page, channels[2]);

  // another channel neither scrolls to its schedule nor takes the focus
  await channelButton(page, 'Marmite Channel').click();
  await expectFeatured(page, channels[3]);
  await expect(channelButton(page, 'Marmite Channel')).toBeFocused();
  await expect(page).toHaveURL(/\?chaine=marmite$/);

  // the back button restores the chosen channel, a link shows the first
  const menu = page.getByRole('banner');
  await menu.getByRole('link', { name: 'Carrières' }).click();
  await expect(page).toHaveURL(/\/carrieres$/);
  await page.goBack();
  await expectFeatured(page, channels[3]);
  await menu.getByRole('link', { name: 'Chaînes' }).click();
  await expectFeatured(page, channels[0]);
  await expect(page).toHaveURL(/\/chaines$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all four channels are shown, each with its link', async ({ page }) => {
    await page.goto('/chaines');
    await expect(channelNavigation(page).getByRole('button')).toHaveCount(0);
    for (const { key, name } of channels) {
      await channelNavigation(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`#${key}$`));
      await expect(page.locator(`article#${key}`)).toBeVisible();
      await expect(page.getByRole('heading', { name: `Le soir sur ${name}` })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Programme TV' }).click();
    await expect(page.getByRole('heading', { name: 'Le soir sur Hivowood' })).toBeInViewport();
  });
});
