import { createSecretKeyClient } from '../support/backend.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test('the journal paginates from both ends while rows arrive, without repeats or gaps', async ({
  page,
  baseURL,
}) => {
  const uniqueWord = createUniqueWord();
  const database = createSecretKeyClient(baseURL);
  const size = 25;
  const insert = (rows: { name: string; created_at: string }[]) =>
    database.from('activity_log').insert(
      rows.map(({ name, created_at }) => ({
        actor_name: 'Awa',
        action: 'create',
        type: 'content' as const,
        target_label: name,
        created_at,
      })),
    );
  /** Returns a row of the list; row 1 is the first one. */
  const createRow = (number: number) => ({
    name: `${uniqueWord} n ${String(number).padStart(2, '0')}`,
    created_at: new Date(Date.now() - number * 60_000).toISOString(),
  });
  const total = 2 * size + 5;
  const numbers = Array.from({ length: total }, (_, index) => index + 1);
  const names = numbers.map((number) => createRow(number).name);
  expect((await insert(numbers.map(createRow))).error).toBe(null);

  await signInByRequest(page, getDemoEmail('admin'));
  await page.goto(`/admin/activity?q=${uniqueWord}`);
  const rows = page.locator('main section li');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const clickPageLink = (step: string) => pages.getByRole('link', { name: step }).click();
  await expect(pages).toContainText(`1–${size} sur ${total}`);
  await expect(rows).toContainText(names.slice(0, size));

  expect((await insert([createRow(0)])).error).toBe(null);
  await clickPageLink('Page suivante');
  await expect(rows).toContainText(names.slice(size, 2 * size));
  await page.reload();
  await expect(rows).toContainText(names.slice(size, 2 * size));
  await clickPageLink('Page suivante');
  await expect(rows).toContainText(names.slice(2 * size));
  await expect(pages.getByRole('link', { name: /suivante|Dernière/ })).toHaveCount(0);
  await clickPageLink('Page précédente');
  await expect(rows).toContainText(names.slice(size, 2 * size));
  await clickPageLink('Première page');
  await expect(rows).toContainText([createRow(0).name, ...names.slice(0, size - 1)]);
  await clickPageLink('Dernière page');
  await expect(rows.last()).toContainText(names.at(-1) ?? '');
});
