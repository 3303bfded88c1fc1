import { expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { advanceClockUntilVisible } from '../support/clock.ts';
import {
  insertContent,
  loadContent,
  openEditor,
  pressUpdateButton,
  saveContentAsColleague,
} from '../support/content.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test } from '../support/test.ts';

const NEW_TEXT = 'Le texte relu.';

/** Returns the working copy of a text. */
const loadCopy = async (baseURL: string | undefined, id: string) =>
  (
    await createSecretKeyClient(baseURL)
      .from('content')
      .select('id, content, update_at')
      .eq('copy_of', id)
      .maybeSingle()
  ).data;

test('changes to an online text stay in a copy until published or discarded', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, slug, title } = await insertContent(baseURL, { status: 'published' });
  await signInByRequest(page, getDemoEmail('editor'));
  await page.clock.install();
  await openEditor(page, id);
  await page.getByLabel('Contenu').fill(NEW_TEXT);
  await advanceClockUntilVisible(page.getByText(/Copie enregistrée automatiquement à \d\d:\d\d/));
  const copy = await loadCopy(baseURL, id);
  await expect(page).toHaveURL(`/admin/content/${copy?.id}`);
  await expect(page.getByRole('region', { name: 'Modifications en cours' })).toContainText(
    'les visiteurs lisent la version en ligne',
  );
  await expect(page.getByLabel('Mettre en ligne le')).toHaveAccessibleDescription(
    /le texte garde sa date de première publication/,
  );
  await expectNoViolation(page);

  const visitor = await browser.newPage({ baseURL });
  await visitor.goto(`/presse/${slug}`);
  await expect(visitor.getByText('Première ligne.')).toBeVisible();
  expect(await loadContent(baseURL, id)).toMatchObject({ version: 1 });

  await openPath(page, `/admin/content?q=${slug}`);
  await expect(page.getByRole('row', { name: title })).toHaveCount(1);
  await page.getByRole('link', { name: /^Ouvrir les modifications en cours de/ }).click();
  await expect(page.getByLabel('Contenu')).toHaveText(NEW_TEXT);
  // a slow read of the copy must not show it after its end
  const holdCopyReads = () => holdRequests(page, '**/rest/v1/content?*copy_of=eq*');
  const releaseAfterUpdate = await holdCopyReads();
  await pressUpdateButton(page);
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/content/${id}`));
  await expect(page.getByRole('link', { name: 'Voir sur le site' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Modifications en cours' })).toHaveCount(0);
  releaseAfterUpdate();
  await visitor.reload();
  await expect(visitor.getByText(NEW_TEXT)).toBeVisible();
  expect(await loadContent(baseURL, id)).toMatchObject({ content: NEW_TEXT, version: 2 });
  expect(await loadCopy(baseURL, id)).toBe(null);
  await visitor.close();

  // discarded changes leave the online text alone
  await page.getByLabel('Contenu').fill('Un essai.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('La version en ligne n’a pas changé.')).toBeVisible();
  const releaseAfterDiscard = await holdCopyReads();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  const question = page.getByRole('alertdialog', { name: 'Abandonner ces modifications' });
  await question.getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByText('Modifications abandonnées')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/content/${id}`));
  await expect(page.getByLabel('Contenu')).toContainText(NEW_TEXT);
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toBeEditable();
  releaseAfterDiscard();
  expect(await loadCopy(baseURL, id)).toBe(null);
  expect(await loadContent(baseURL, id)).toMatchObject({ version: 2 });
});

test('two people share one working copy; newer texts and ended copies are reported', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id } = await insertContent(baseURL, { status: 'published' });
  await signInByRequest(page, getDemoEmail('editor'));
  const secondPage = await browser.newPage({ baseURL });
  await signInByRequest(secondPage, getDemoEmail('admin'));
  await openEditor(secondPage, id);
  await openEditor(page, id);
  await page.getByLabel('Contenu').fill('Ma copie.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('La version en ligne n’a pas changé.')).toBeVisible();

  await secondPage.getByLabel('Contenu').fill('La sienne.');
  await secondPage.keyboard.press('Control+s');
  const dialog = secondPage.getByRole('dialog', { name: 'Ce contenu a changé entre-temps' });
  await expect(dialog).toContainText('Fatou Ndiaye');
  await dialog.getByRole('button', { name: 'Recharger' }).click();
  await expect(secondPage.getByLabel('Contenu')).toHaveText('Ma copie.');
  await expect(secondPage).toHaveURL(`/admin/content/${(await loadCopy(baseURL, id))?.id}`);
  // the backup on this device still holds « La sienne. »
  await expect(secondPage.getByRole('button', { name: 'Restaurer ce texte' })).toBeVisible();
  await secondPage.goto(`/admin/content/${id}`);
  await expect(secondPage.getByRole('region', { name: 'Modifications en cours' })).toContainText(
    'Des modifications de ce contenu sont en cours',
  );
  await expect(secondPage.getByRole('textbox', { name: 'Titre', exact: true })).not.toBeEditable();
  await secondPage.close();

  await saveContentAsColleague(baseURL, id, 'Le collègue, en ligne.');
  await pressUpdateButton(page);
  const question = page.getByRole('dialog', { name: 'Ce contenu a changé entre-temps' });
  await question.getByRole('button', { name: 'Comparer' }).click();
  await expect(question.getByText('Le collègue, en ligne.')).toBeVisible();
  await expect(question.getByText('Ma copie.')).toBeVisible();
  await expectNoViolation(page);
  expect((await loadContent(baseURL, id))?.content).toBe('Le collègue, en ligne.');
  await question.getByRole('button', { name: 'Enregistrer ma version quand même' }).click();
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
  expect(await loadContent(baseURL, id)).toMatchObject({ content: 'Ma copie.', version: 3 });

  // text typed in a copy that ended meanwhile is kept, and the original stays online
  const endedText = await insertContent(baseURL, { status: 'published', content: 'Un autre texte.' });
  const table = createSecretKeyClient(baseURL).from('content');
  const readIds = new Set<string | undefined>();
  page.on('response', (response) => {
    if (response.request().method() === 'GET') readIds.add(/[?&]id=eq\.([\w-]+)/.exec(response.url())?.[1]);
  });
  /** Waits for the copy in the editor, and for its read: a deletion before that read would log an error. */
  const expectEditorOfCopy = async () => {
    const copy = await loadCopy(baseURL, endedText.id);
    await expect(page).toHaveURL(`/admin/content/${copy?.id}`);
    await expect.poll(() => readIds.has(copy?.id)).toBe(true);
  };
  await openEditor(page, endedText.id);
  await expect(page.getByLabel('Contenu')).toHaveText('Un autre texte.');
  await page.getByLabel('Contenu').fill('Ma copie.');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await loadCopy(baseURL, endedText.id))?.content).toBe('Ma copie.');
  await expectEditorOfCopy();

  await table.delete().eq('copy_of', endedText.id);
  await saveContentAsColleague(baseURL, endedText.id, 'En ligne entre-temps.');
  await page.getByLabel('Contenu').fill('Ma suite.');
  await page.keyboard.press('Control+s');
  await question.getByRole('button', { name: 'Enregistrer ma version quand même' }).click();
  await expect(question).toBeHidden();
  await expect.poll(async () => (await loadCopy(baseURL, endedText.id))?.content).toBe('Ma suite.');
  await expectEditorOfCopy();
  expect(await loadContent(baseURL, endedText.id)).toMatchObject({
    content: 'En ligne entre-temps.',
    status: 'published',
  });

  await table.delete().eq('copy_of', endedText.id);
  await page.getByLabel('Contenu').fill('Ma fin.');
  await pressUpdateButton(page);
  await question.getByRole('button', { name: 'Recharger' }).click();
  await expect(page.getByLabel('Contenu')).toHaveText('En ligne entre-temps.');
  await expect(page).toHaveURL(`/admin/content/${endedText.id}`);
  await page.getByRole('button', { name: 'Restaurer ce texte' }).click();
  await expect(page.getByLabel('Contenu')).toHaveText('Ma fin.');
  await expect(page.getByLabel('Statut')).toHaveValue('published');
});
