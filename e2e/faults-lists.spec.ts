import type { Locator, Page } from '@playwright/test';
import * as faults from './support/faults.ts';
import { demoEmail, openSession, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedLogs: [/^query:/], reducedMotion: 'reduce' });

const firstItem = (list: string) => (page: Page) =>
  page.getByRole('list', { name: list }).getByRole('listitem').first();
const firstRow = (page: Page) => page.locator('main table tbody tr').first();

/** Each list by its address and its link in the sidebar, and what shows once it is there. */
const lists: readonly { path: string; link: string; ready: (page: Page) => Locator }[] = [
  { path: '/admin/content', link: 'Contenu', ready: firstRow },
  { path: '/admin/media', link: 'Médias', ready: firstItem('Liste des médias') },
  {
    path: '/admin/categories',
    link: 'Catégories',
    ready: (page) => page.getByText('Actualités', { exact: true }),
  },
  { path: '/admin/tags', link: 'Tags', ready: (page) => page.getByText('Hivowood', { exact: true }) },
  { path: '/admin/forms', link: 'Formulaires', ready: firstRow },
  { path: '/admin/users', link: 'Utilisateurs', ready: firstItem('Liste des utilisateurs') },
  { path: '/admin/roles', link: 'Rôles', ready: firstItem('Liste des rôles') },
  { path: '/admin/settings', link: 'Paramètres', ready: (page) => page.getByLabel('Titre du site') },
  { path: '/admin/activity', link: 'Activité', ready: (page) => page.locator('main section li').first() },
];

const sidebar = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

for (const half of [lists.slice(0, 5), lists.slice(5)]) {
  test(`a list that does not come says why and is asked again: ${half.map(({ link }) => link).join(', ')}`, async ({
    page,
  }) => {
    test.slow();
    await page.clock.install();
    await openSession(page, demoEmail('super_admin'));
    for (const { path, link, ready } of half) {
      await test.step(link, async () => {
        let mend = await faults.inject(page, faults.READS, faults.broken);
        const become = async (fault: faults.Fault) => {
          await mend();
          mend = await faults.inject(page, faults.READS, fault);
        };
        const main = page.getByRole('main');
        const retry = main.getByRole('button', { name: 'Réessayer' }).first();
        /** The words of the last failure go first: those of the next one may be the same. */
        const again = async () => {
          await retry.click();
          await expect(retry).toBeHidden();
        };
        // from scratch: screens share what they have read
        await page.goto(path);
        await faults.expectSaid(main, faults.says.broken);
        await expect(ready(page)).toHaveCount(0);
        for (const [fault, words] of [
          [faults.cut, faults.says.network],
          [faults.limited, faults.says.limited],
          [faults.nonsense, faults.says.broken],
        ] as const) {
          await become(fault);
          await retry.click();
          await faults.expectSaid(main, words);
        }
        for (const [shape, fault] of Object.entries(faults.wrongShapes)) {
          await test.step(shape, async () => {
            await become(fault);
            await again();
            await faults.expectSaid(main, faults.says.broken);
            await expect(ready(page)).toHaveCount(0);
          });
        }
        await become(faults.forbidden);
        await retry.click();
        await faults.expectSaid(main, faults.says.forbidden);
        // a refusal is final where the role decides the screen: it is asked again when one comes back
        await mend();
        await sidebar(page, 'Tableau de bord').click();
        await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
        await sidebar(page, link).click();
        await expect(ready(page)).toBeVisible();
        await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
      });
    }
  });
}

test('an answer that never comes is given up, and what is asked again shows', async ({ page }) => {
  await faults.hurry(page);
  await signIn(page, demoEmail('editor'));
  const mend = await faults.inject(page, faults.READS, faults.silent);
  await sidebar(page, 'Contenu').click();
  await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Le serveur met trop de temps à répondre.', {
    timeout: 30_000,
  });
  await mend();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(firstRow(page)).toBeVisible();
});

test('a session that ends under any screen leads to the sign-in, in words, and back', async ({ page }) => {
  test.slow();
  for (const path of ['/admin', ...lists.map((list) => list.path)]) {
    await test.step(path, async () => {
      await openSession(page, demoEmail('super_admin'));
      const mend = await faults.inject(page, faults.READS, faults.expired);
      await page.goto(path);
      await expect(page).toHaveURL('/auth');
      await expect(page.getByText('Votre session a expiré').first()).toBeVisible();
      await mend();
    });
  }
});
