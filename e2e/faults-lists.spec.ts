import type { Locator, Page } from '@playwright/test';
import * as faults from './support/faults.ts';
import { demoEmail, openSession, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedLogs: [/^query:/] });

const firstItem = (list: string) => (page: Page) =>
  page.getByRole('list', { name: list }).getByRole('listitem').first();
const firstRow = (page: Page) => page.locator('main table tbody tr').first();

interface List {
  path: string;
  /** Its name in the sidebar. */
  link: string;
  /** The toast of the specification. */
  failed: string;
  /** What shows once it is there. */
  ready: (page: Page) => Locator;
}

const lists: readonly List[] = [
  { path: '/admin/content', link: 'Contenu', failed: 'Impossible de charger le contenu', ready: firstRow },
  {
    path: '/admin/media',
    link: 'Médias',
    failed: 'Impossible de charger les médias',
    ready: firstItem('Liste des médias'),
  },
  {
    path: '/admin/categories',
    link: 'Catégories',
    failed: 'Impossible de charger les catégories',
    ready: (page) => page.getByText('Actualités', { exact: true }),
  },
  {
    path: '/admin/tags',
    link: 'Tags',
    failed: 'Impossible de charger les tags',
    ready: (page) => page.getByText('Hivowood', { exact: true }),
  },
  {
    path: '/admin/forms',
    link: 'Formulaires',
    failed: 'Impossible de charger les données des formulaires.',
    ready: firstRow,
  },
  {
    path: '/admin/users',
    link: 'Utilisateurs',
    failed: 'Impossible de charger les utilisateurs',
    ready: firstItem('Liste des utilisateurs'),
  },
  {
    path: '/admin/roles',
    link: 'Rôles',
    failed: 'Impossible de charger les rôles',
    ready: firstItem('Liste des rôles'),
  },
  {
    path: '/admin/settings',
    link: 'Paramètres',
    failed: 'Impossible de charger les paramètres',
    ready: (page) => page.getByLabel('Titre du site'),
  },
  {
    path: '/admin/activity',
    link: 'Activité',
    failed: 'Impossible de charger le journal',
    ready: (page) => page.locator('main section li').first(),
  },
];

const sidebar = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

type Failure = readonly [faults.Fault, string | RegExp];
/** What all lists treat in one place: tried on two. In an order in which no two neighbours end in the same words. */
const failures: readonly Failure[] = [
  [faults.cut, faults.says.network],
  [faults.broken, faults.says.broken],
  [faults.limited, faults.says.limited],
  [faults.nonsense, faults.says.broken],
  [faults.forbidden, faults.says.forbidden],
];
const whole = ['Contenu', 'Formulaires'];

async function expectSaidAndMended(page: Page, { path, link, failed, ready }: List) {
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Réessayer' }).first();
  let mend = await faults.inject(page, faults.READS, faults.misshapen);
  // from scratch: screens share what they have read
  await page.goto(path);
  await faults.expectSaid(main, faults.says.broken);
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: failed }).first()).toBeVisible();
  await expect(ready(page)).toHaveCount(0);
  const tried = whole.includes(link) ? failures : [];
  for (const [fault, words] of tried) {
    await mend();
    mend = await faults.inject(page, faults.READS, fault);
    await retry.click();
    await faults.expectSaid(main, words);
    await expect(ready(page)).toHaveCount(0);
  }
  await mend();
  if (tried.length === 0) await retry.click();
  else {
    // a refusal is final where the role decides the screen: it is asked again when one comes back
    await sidebar(page, 'Tableau de bord').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
    await sidebar(page, link).click();
  }
  await expect(ready(page)).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
}

for (const half of [lists.slice(0, 4), lists.slice(4)]) {
  test(`a list that does not come says why and is asked again: ${half.map(({ link }) => link).join(', ')}`, async ({
    page,
  }) => {
    test.slow();
    await page.clock.install();
    await openSession(page, demoEmail('super_admin'));
    for (const list of half) await test.step(list.link, () => expectSaidAndMended(page, list));
  });
}

test('an answer that never comes is given up, and what is asked again shows', async ({ page }) => {
  await page.clock.install();
  await signIn(page, demoEmail('editor'));
  const takeTime = await faults.hurry(page);
  const mend = await faults.inject(page, faults.READS, faults.silent);
  await sidebar(page, 'Contenu').click();
  await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible();
  await faults.expectSaid(page.getByRole('main'), 'Le serveur met trop de temps à répondre.');
  await mend();
  await takeTime();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(firstRow(page)).toBeVisible();
});

test('a session that ends under a screen leads to the sign-in, in words', async ({ page }) => {
  for (const path of ['/admin', '/admin/content']) {
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
