import { insertContent } from '../support/content.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test('the content list is sorted, searched and filtered; a moderator changes statuses only', async ({
  page,
  baseURL,
}) => {
  const text = await insertContent(baseURL, { content: '## Une partie\n\nUn **texte** en ligne.' });
  const word = createUniqueWord();
  for (const start of ['Bois', 'Aval', 'Cap']) await insertContent(baseURL, { title: `${start} ${word}` });
  await signInByRequest(page, getDemoEmail('moderator'));
  await page.goto(`/admin/content?q=${word}`);
  const rows = page.locator('table tbody tr');
  const titles = page.locator('table tbody tr td:nth-child(2) a');
  // by default, the newest first
  await expect(titles).toContainText([`Cap ${word}`, `Aval ${word}`, `Bois ${word}`]);
  const header = page.getByRole('columnheader', { name: 'Titre', exact: true });
  await header.getByRole('link').click();
  await expect(page).toHaveURL(/tri=title/);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(titles).toContainText([`Aval ${word}`, `Bois ${word}`, `Cap ${word}`]);

  // a press on a filter right after typing keeps the typed search
  await page.getByLabel('Rechercher un contenu').fill(text.slug);
  await page.getByRole('link', { name: 'Brouillon', exact: true }).click();
  await expect(page).toHaveURL(/status=draft/);
  await expect(page).toHaveURL(new RegExp(`q=${text.slug}`));
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(text.title);
  await page.getByRole('checkbox', { name: `Sélectionner « ${text.title} »` }).check();
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByRole('region', { name: 'Résultat' })).toContainText('1 contenu publié');
  await openPath(page, `/presse/${text.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Une partie' })).toBeVisible();
  await expect(page).toHaveTitle(text.title);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Un extrait.');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

  await openPath(page, `/admin/content?q=${text.slug}`);
  const statusButton = page.getByRole('button', { name: `Changer le statut de «\u00a0${text.title}\u00a0»` });
  await statusButton.click();
  const release = await holdRequests(page, '**/rest/v1/rpc/search_content*');
  await page.getByRole('button', { name: 'Brouillon', exact: true }).click();
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
  // a second change waits for the version that the first one wrote
  await expect(statusButton).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(statusButton).toHaveAttribute('aria-busy', 'false');
  await statusButton.click();
  await page.getByRole('button', { name: 'Archivé', exact: true }).click();
  const row = page.getByRole('row', { name: text.title });
  await expect(row).toContainText('Archivé');
  await row.getByRole('link', { name: text.title }).click();
  await expect(
    page.getByText('Votre rôle permet de changer le statut de ce contenu, pas son texte.'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).not.toBeEditable();
  await expect(page.getByLabel('Statut')).toBeEditable();
  await openPath(page, '/admin/content/nulle-part');
  await expect(page.getByText('404')).toBeVisible();
  await openPath(page, `/presse/${text.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ce contenu n’est plus en ligne' })).toBeVisible();
});
