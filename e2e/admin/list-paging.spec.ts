import type { Locator, Page } from '@playwright/test';
import { database } from '../support/backend.ts';
import { demoEmail, openSession } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

type Database = ReturnType<typeof database>;

interface PagedList {
  screen: string;
  path: string;
  rows: (page: Page) => Locator;
  size: number;
  /** Adds a row of this name and date; the list puts both the first name and the last date first. */
  insert: (client: Database, rows: { name: string; created_at: string }[]) => PromiseLike<{ error: unknown }>;
}

const lists: PagedList[] = [
  {
    screen: 'activity',
    path: '/admin/activity',
    rows: (page) => page.locator('main section li'),
    size: 25,
    insert: (client, rows) =>
      client.from('activity_log').insert(
        rows.map(({ name, created_at }) => ({
          ...{ actor_name: 'Awa', action: 'create', type: 'content' as const },
          target_label: name,
          created_at,
        })),
      ),
  },
  {
    screen: 'tags',
    path: '/admin/tags',
    rows: (page) => page.getByRole('list', { name: 'Liste des tags' }).getByRole('listitem'),
    size: 20,
    insert: (client, rows) =>
      client.from('tags').insert(rows.map(({ name }) => ({ name, slug: name.replace(/\W+/g, '-') }))),
  },
];

for (const { screen, path, rows, size, insert } of lists) {
  test(`${screen}: pages from both ends, and a row that comes in meanwhile neither repeats nor hides another`, async ({
    page,
    baseURL,
  }) => {
    const mark = `suite-${crypto.randomUUID().slice(0, 8)}`;
    const client = database(baseURL);
    /** Row 1 is the first of the list. */
    const row = (number: number) => ({
      name: `${mark} n ${String(number).padStart(2, '0')}`,
      created_at: new Date(Date.now() - number * 60_000).toISOString(),
    });
    const total = 2 * size + 5;
    const numbers = Array.from({ length: total }, (_, index) => index + 1);
    const names = numbers.map((number) => row(number).name);
    expect((await insert(client, numbers.map(row))).error).toBe(null);

    await openSession(page, demoEmail('admin'));
    await page.goto(`${path}?q=${mark}`);
    const shown = rows(page);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const go = (step: string) => pages.getByRole('link', { name: step }).click();
    await expect(pages).toContainText(`1–${size} sur ${total}`);
    await expect(shown).toContainText(names.slice(0, size));

    expect((await insert(client, [row(0)])).error).toBe(null);
    await go('Page suivante');
    await expect(shown).toContainText(names.slice(size, 2 * size));
    await page.reload();
    await expect(shown).toContainText(names.slice(size, 2 * size));
    await go('Page suivante');
    await expect(shown).toContainText(names.slice(2 * size));
    await expect(pages.getByRole('link', { name: /suivante|Dernière/ })).toHaveCount(0);
    await go('Page précédente');
    await expect(shown).toContainText(names.slice(size, 2 * size));
    await go('Première page');
    await expect(shown).toContainText([row(0).name, ...names.slice(0, size - 1)]);
    await go('Dernière page');
    await expect(shown.last()).toContainText(names.at(-1) ?? '');
  });
}
