import { expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import {
  insertContent,
  loadContent,
  openEditor,
  pressSaveButton,
  pressUpdateButton,
} from '../support/content.ts';
import { insertImageIntoLibrary } from '../support/media.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test('a remark leads to its field, and previews match the published page', async ({ page, baseURL }) => {
  const linkedDraft = await insertContent(baseURL, { title: `Brouillon lié ${createUniqueWord()}` });
  const text = await insertContent(baseURL, {
    content: `Voir [ici](https://) et [la suite](/presse/${linkedDraft.slug}).`,
  });
  await signInByRequest(page, getDemoEmail('editor'));
  await openEditor(page, text.id);
  const remarks = page.getByRole('region', { name: 'Avant de publier' }).getByRole('listitem');
  const emptyLinkRemark = remarks.getByRole('button', { name: /n’a pas d’adresse/ });
  await expect(remarks.filter({ hasText: 'mène à un brouillon' })).toBeVisible();
  const field = page.getByLabel('Contenu', { exact: true });
  await emptyLinkRemark.click();
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Markdown' }).click();
  await page.getByLabel('Statut').selectOption('Publié');
  await pressSaveButton(page);
  await expect(field).toHaveAccessibleDescription(/ne peut pas être publié/);
  await expect(field).toBeFocused();
  expect((await loadContent(baseURL, text.id))?.status).toBe('draft');

  await emptyLinkRemark.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+k');
  const linkDialog = page.getByRole('dialog', { name: 'Lien' });
  await expect(linkDialog.getByRole('status')).toHaveText('L’adresse est vide\u00a0: écrivez la suite.');
  await linkDialog.getByRole('combobox').fill('javascript:alert(1)');
  await expect(linkDialog.getByRole('status')).toContainText('Ce genre d’adresse est refusé');
  await expect(linkDialog.getByRole('option')).toHaveCount(0);
  await linkDialog.getByRole('combobox').fill('brouillon lié');
  await expect(linkDialog.getByRole('option', { name: new RegExp(linkedDraft.title) })).toContainText(
    'pas en ligne',
  );
  await expectNoViolation(page);
  await linkDialog.getByRole('combobox').fill('carriere');
  await expect(linkDialog.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(/^Voir \[ici\]\(\/carrieres\) et/);
  await pressSaveButton(page);
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();

  // previews for search engines and social networks follow typing and match the page
  const uniqueWord = createUniqueWord();
  const otherText = await insertContent(baseURL, {
    title: `Un très long titre ${uniqueWord}`,
    status: 'published',
  });
  const share_media_id = await insertImageIntoLibrary(baseURL, uniqueWord);
  await createSecretKeyClient(baseURL).from('content').update({ share_media_id }).eq('id', otherText.id);
  await openEditor(page, otherText.id);
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue(otherText.title);
  await page.getByText('Référencement et partage').click();
  const searchPreview = page.getByRole('figure', { name: 'Dans un moteur de recherche' });
  const sharePreview = page.getByRole('figure', { name: 'Partagé sur un réseau' });
  await expect(searchPreview).toContainText(`Un très long titre ${uniqueWord}`);
  await expect(searchPreview).toContainText('Un extrait.');
  const seoTitleField = page.getByLabel('Titre pour les moteurs');
  const seoTitle = `L'essentiel ${uniqueWord}`;
  await seoTitleField.fill(seoTitle);
  await expect(seoTitleField).toHaveAccessibleDescription(
    new RegExp(`${seoTitle.length}\u00a0signes sur 65 conseillés`),
  );
  await page.getByLabel('Description pour les moteurs').fill('En bref : tout.');
  await page.getByLabel('Signature').fill(`Awa ${uniqueWord}`);
  await expect(searchPreview).toContainText(`L’essentiel ${uniqueWord}`);
  await expect(searchPreview).toContainText('En bref\u00a0: tout.');
  await expect(sharePreview).toContainText(`L’essentiel ${uniqueWord}`);
  await expect(sharePreview.locator('img')).toHaveAttribute('src', new RegExp(uniqueWord));
  await expectNoViolation(page);
  await pressUpdateButton(page);
  // version 1 is the inserted text, version 2 has the share image
  await expect.poll(async () => (await loadContent(baseURL, otherText.id))?.version).toBe(3);

  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);
  await openPath(page, `/admin/media?fichier=${share_media_id}`);
  await expect(page.getByRole('dialog')).toContainText('(partage)');
  await openPath(page, `/presse/${otherText.slug}`);
  await expect(page).toHaveTitle(`L’essentiel ${uniqueWord}`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'En bref\u00a0: tout.');
  await expect(page.getByText(`Awa ${uniqueWord}`)).toBeVisible();
});
