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

test('changes to an online text stay in a copy until published or discarded', async ({ page, baseURL }) => {
  const { id, slug, title } = await insertContent(baseURL, { status: 'published' });
  await signInByRequest(page, getDemoEmail('editor'));
  await page.clock.install();
  await openEditor(page, id);
  const text = page.getByLabel('Contenu');
  await text.fill(NEW_TEXT);
  await advanceClockUntilVisible(page.getByText(/Copie enregistrée automatiquement à \d\d:\d\d/));
  const copy = await loadCopy(baseURL, id);
  await expect(page).toHaveURL(`/admin/content/${copy?.id}`);
  await expect(text).toBeFocused();
  const notice = page.getByRole('region', { name: 'Modifications en cours' });
  await expect(notice).toContainText('les visiteurs lisent la version en ligne');
  await expect(page.getByLabel('Mettre en ligne le')).toHaveAccessibleDescription(
    /le texte garde sa date de première publication/,
  );

  // the original is read-only meanwhile
  await openPath(page, `/admin/content/${id}`);
  await expect(notice).toContainText('Des modifications de ce contenu sont en cours');
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).not.toBeEditable();
  await openPath(page, `/admin/content?q=${slug}`);
  await expect(page.getByRole('row', { name: title })).toHaveCount(1);
  await page.getByRole('link', { name: /^Ouvrir les modifications en cours de/ }).click();
  await expect(text).toHaveText(NEW_TEXT);

  // a colleague changed the online text
  await saveContentAsColleague(baseURL, id, 'Le collègue, en ligne.');
  await pressUpdateButton(page);
  const conflict = page.getByRole('dialog', { name: 'Ce contenu a changé entre-temps' });
  await conflict.getByRole('button', { name: 'Comparer' }).click();
  await expect(conflict.getByText('Le collègue, en ligne.')).toBeVisible();
  await expect(conflict.getByText(NEW_TEXT)).toBeVisible();
  await expectNoViolation(page);
  expect((await loadContent(baseURL, id))?.content).toBe('Le collègue, en ligne.');
  // a slow read of the copy must not show the copy after its publication
  const holdCopyReads = () => holdRequests(page, '**/rest/v1/content?*copy_of=eq*');
  const releaseAfterUpdate = await holdCopyReads();
  await conflict.getByRole('button', { name: 'Enregistrer ma version quand même' }).click();
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/content/${id}`));
  await expect(page.getByRole('link', { name: 'Voir sur le site' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  releaseAfterUpdate();
  expect(await loadContent(baseURL, id)).toMatchObject({ content: NEW_TEXT, version: 3 });
  expect(await loadCopy(baseURL, id)).toBe(null);
  await openPath(page, `/presse/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(NEW_TEXT)).toBeVisible();

  // discarded changes leave the online text alone
  await openEditor(page, id);
  await text.fill('Un essai.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('La version en ligne n’a pas changé.')).toBeVisible();
  const releaseAfterDiscard = await holdCopyReads();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  const question = page.getByRole('alertdialog', { name: 'Abandonner ces modifications' });
  await question.getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByText('Modifications abandonnées')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/content/${id}`));
  await expect(text).toContainText(NEW_TEXT);
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toBeEditable();
  releaseAfterDiscard();
  expect(await loadCopy(baseURL, id)).toBe(null);

  // a revision replaces the online text after a confirmation
  await page.getByRole('button', { name: 'Révisions' }).click();
  const revisions = page.getByRole('dialog', { name: 'Révisions' });
  await revisions.getByRole('button', { name: /Kwame Mensah · version 2$/ }).click();
  await revisions.getByRole('button', { name: 'Restaurer', exact: true }).click();
  const restoreQuestion = page.getByRole('alertdialog', { name: 'Restaurer cette révision en ligne' });
  await restoreQuestion.getByRole('button', { name: 'Annuler' }).click();
  await expect(restoreQuestion).toHaveCount(0);
  expect(await loadContent(baseURL, id)).toMatchObject({ content: NEW_TEXT, version: 3 });
  await revisions.getByRole('button', { name: 'Restaurer', exact: true }).click();
  await restoreQuestion.getByRole('button', { name: 'Restaurer en ligne' }).click();
  await expect(text).toHaveText('Le collègue, en ligne.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => loadContent(baseURL, id))
    .toMatchObject({ content: 'Le collègue, en ligne.', status: 'published', version: 4 });
});
