import { expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { advanceClockUntilVisible } from '../support/clock.ts';
import {
  insertContent,
  loadContent,
  openEditor,
  pressSaveButton,
  pressUpdateButton,
  saveContentAsColleague,
} from '../support/content.ts';
import * as faults from '../support/faults.ts';
import { insertImageIntoLibrary } from '../support/media.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { ANY_LOG, expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test('a remark leads to its field, and previews match the published page', async ({ page, baseURL }) => {
  const linkedDraft = await insertContent(baseURL, { title: `Brouillon lié ${createUniqueWord()}` });
  const text = await insertContent(baseURL, {
    content: `Voir [ici](https://) et [la suite](/presse/${linkedDraft.slug}).\n\n#### Trop bas`,
  });
  await signInByRequest(page, getDemoEmail('editor'));
  await openEditor(page, text.id);
  // the checks read the Markdown, so they are the same in each view
  await page.getByRole('button', { name: 'Markdown' }).click();
  const checks = page.getByRole('region', { name: 'Avant de publier' });
  await expect(checks.getByRole('listitem')).toHaveText([
    'Le lien «\u00a0ici\u00a0» n’a pas d’adresse\u00a0: donnez-lui-en une, ou retirez-le.',
    'Le lien «\u00a0la suite\u00a0» mène à un brouillon.',
    'Pas d’image de couverture\u00a0: la page montrera un motif à la place.',
    'Aucune catégorie\u00a0: le texte ne sera classé nulle part.',
    'Le titre «\u00a0Trop bas\u00a0» saute un niveau.',
  ]);
  await page.getByLabel('Statut').selectOption('Publié');
  await expect(checks.getByRole('alert')).toHaveText(
    'Ce texte ne peut pas être publié\u00a0: un lien n’a pas d’adresse.',
  );
  await expectNoViolation(page);
  await pressSaveButton(page);
  const field = page.getByLabel('Contenu', { exact: true });
  await expect(field).toHaveAccessibleDescription(/ne peut pas être publié/);
  await expect(field).toBeFocused();
  expect((await loadContent(baseURL, text.id))?.status).toBe('draft');
  // the list does not publish it either
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await page.getByRole('button', { name: 'Quitter' }).click();
  await openPath(page, `/admin/content?q=${text.slug}`);
  // until the search answers, the list shows the rows before it
  const checkbox = page.getByLabel(/^Sélectionner «/);
  await expect(checkbox).toHaveCount(1);
  await checkbox.check();
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByRole('region', { name: 'Résultat' })).toContainText(
    /Ce texte ne peut pas être publié/,
  );
  expect((await loadContent(baseURL, text.id))?.status).toBe('draft');

  await openEditor(page, text.id);
  const remark = checks.getByRole('button').filter({ hasText: 'n’a pas d’adresse' });
  await remark.click();
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Markdown' }).click();
  await remark.click();
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
  await page.getByLabel('Statut').selectOption('Publié');
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
  const title = page.getByLabel('Titre pour les moteurs');
  const seoTitle = `L'essentiel ${uniqueWord}`;
  await title.fill(seoTitle);
  await expect(title).toHaveAccessibleDescription(new RegExp(`${seoTitle.length} signes sur 65 conseillés`));
  await page.getByLabel('Description pour les moteurs').fill('En bref : tout.');
  await page.getByLabel('Signature').fill(`Awa ${uniqueWord}`);
  await expect(searchPreview).toContainText(`L’essentiel ${uniqueWord}`);
  await expect(searchPreview).toContainText('En bref\u00a0: tout.');
  await expect(sharePreview).toContainText(`L’essentiel ${uniqueWord}`);
  await expect(sharePreview.locator('img')).toHaveAttribute('src', new RegExp(uniqueWord));
  await expectNoViolation(page);
  await pressUpdateButton(page);
  // version 2 has the share image
  await expect.poll(async () => (await loadContent(baseURL, otherText.id))?.version).toBe(3);

  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);
  await openPath(page, `/admin/media?fichier=${share_media_id}`);
  await expect(page.getByRole('dialog')).toContainText('(partage)');
  await page.goto(`/presse/${otherText.slug}`);
  await expect(page).toHaveTitle(`L’essentiel ${uniqueWord}`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'En bref\u00a0: tout.');
  await expect(page.getByText(`Awa ${uniqueWord}`)).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedLogs: [ANY_LOG] });

  test('an offline save is sent later, and a lost answer is no conflict', async ({ page, baseURL }) => {
    const { id } = await insertContent(baseURL, { status: 'archived' });
    await signInByRequest(page, getDemoEmail('editor'));
    await openEditor(page, id);
    const field = page.getByLabel('Contenu', { exact: true });
    const offlineNotice = page.getByRole('alert').filter({ hasText: 'Hors connexion' });
    await field.fill('Écrit dans le train.');
    await page.context().setOffline(true);
    await pressSaveButton(page);
    await expect(offlineNotice).toContainText('enregistré dès le retour du réseau');
    // text typed after the press is not part of this save
    await field.fill('Écrit dans le train. Et la suite à moitié');
    await page.context().setOffline(false);
    await expect(page.getByText('Le réseau est revenu.')).toBeVisible();
    await expect(offlineNotice).toHaveCount(0);
    expect(await loadContent(baseURL, id)).toMatchObject({ content: 'Écrit dans le train.', version: 2 });
    await expect(field).toHaveText('Écrit dans le train. Et la suite à moitié');

    // the server saves, its answer is lost, and the author types on
    await page.route(/rest\/v1\/rpc\/save_content/, faults.lostAnswerFault, { times: 1 });
    await pressSaveButton(page);
    await expect(offlineNotice).toBeVisible();
    await field.fill('Écrit dans le train. Et la suite.');
    await pressSaveButton(page);
    await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await loadContent(baseURL, id)).toMatchObject({
      content: 'Écrit dans le train. Et la suite.',
      version: 4,
    });

    await page.context().setOffline(true);
    await field.fill('Le mien.');
    await pressSaveButton(page);
    await expect(offlineNotice).toBeVisible();
    await saveContentAsColleague(baseURL, id, 'Celui du collègue.');
    await page.context().setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Ce contenu a changé entre-temps' })).toBeVisible();
    expect((await loadContent(baseURL, id))?.content).toBe('Celui du collègue.');
  });

  test('a failed automatic save is repeated when the network returns, and publishes nothing', async ({
    page,
    baseURL,
  }) => {
    const { id } = await insertContent(baseURL);
    await signInByRequest(page, getDemoEmail('editor'));
    await page.clock.install();
    await openEditor(page, id);
    await page.context().setOffline(true);
    await page.getByLabel('Contenu', { exact: true }).fill('Dans le train.');
    await advanceClockUntilVisible(page.getByRole('alert').filter({ hasText: 'Hors connexion' }));
    await page.getByLabel('Statut').selectOption('Publié');
    await page.context().setOffline(false);
    await expect(page.getByText('Le réseau est revenu.')).toBeVisible();
    expect(await loadContent(baseURL, id)).toMatchObject({
      content: 'Dans le train.',
      status: 'draft',
      version: 2,
    });
    await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
  });

  test('an update that waits for the network survives further typing', async ({ page, baseURL }) => {
    const { id } = await insertContent(baseURL, { status: 'published' });
    await signInByRequest(page, getDemoEmail('editor'));
    await page.clock.install();
    await openEditor(page, id);
    const field = page.getByLabel('Contenu', { exact: true });
    await field.fill('Pour les lecteurs.');
    await page.context().setOffline(true);
    await pressUpdateButton(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Hors connexion' })).toBeVisible();
    await field.fill('Pour les lecteurs. Et la suite');
    // longer than the delay of an automatic save
    await page.clock.runFor(5000);
    await page.context().setOffline(false);
    await expect
      .poll(() => loadContent(baseURL, id))
      .toMatchObject({ content: 'Pour les lecteurs.', status: 'published', version: 2 });
    await expect(field).toHaveText('Pour les lecteurs. Et la suite');
  });
});
