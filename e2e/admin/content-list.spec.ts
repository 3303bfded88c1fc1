import { insertContent } from '../support/content.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test, waitForHydration } from '../support/test.ts';

test('a text published in bulk is on the press page until it is archived', async ({ page, baseURL }) => {
  const text = await insertContent(baseURL, { content: '## Une partie\n\nUn **texte** en ligne.' });
  await page.goto(`/presse/${text.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Introuvable' })).toBeVisible();

  await signInByRequest(page, getDemoEmail('moderator'));
  await page.goto(`/admin/content?q=${text.slug}`);
  const checkbox = page.getByRole('checkbox', { name: `Sélectionner « ${text.title} »` });
  const result = page.getByRole('region', { name: 'Résultat' });
  await checkbox.check();
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(result).toContainText('1 contenu publié');
  await result.getByRole('button', { name: 'Annuler la publication' }).click();
  await expect(result).toContainText('1 contenu retiré du site');
  // the list shows the new status after its next response
  await expect(page.getByRole('row', { name: text.title })).toContainText('Brouillon');
  await checkbox.check();
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(result).toContainText('1 contenu publié');

  await openPath(page, '/presse');
  await waitForHydration(page);
  // the first interaction starts the request for new articles
  await page.mouse.wheel(0, 100);
  const panel = page.getByRole('tabpanel');
  const article = panel.getByRole('link', { name: text.title });
  // other tests may publish at the same time
  await expect(async () => {
    if (!(await article.isVisible()))
      await panel.getByRole('button', { name: 'Voir plus' }).click({ timeout: 2000 });
    await expect(article).toBeVisible({ timeout: 2000 });
  }).toPass();
  await article.click();
  await expect(page).toHaveURL(`/presse/${text.slug}`);
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
  await expect(page.getByRole('row', { name: text.title })).toContainText('Archivé');
  await openPath(page, `/presse/${text.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ce contenu n’est plus en ligne' })).toBeVisible();
});
