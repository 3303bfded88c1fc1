import type { Page } from '@playwright/test';
import { addMinutes, format } from 'date-fns';
import { createSecretKeyClient } from '../support/backend.ts';
import { insertContent, openEditor, pressSaveButton, pressUpdateButton } from '../support/content.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [/^(query|mutation):/] });

/** Returns the time in this number of minutes, in the format of `datetime-local`. */
const localTimeInMinutes = (minutes: number) => format(addMinutes(new Date(), minutes), "yyyy-MM-dd'T'HH:mm");

const saveAndExpectToast = async (page: Page, toast: string) => {
  await pressSaveButton(page);
  await expect(page.getByText(toast).first()).toBeVisible();
};

test('a text is online from its time on; its former address redirects until deleted', async ({
  page,
  baseURL,
}) => {
  const uniqueWord = createUniqueWord();
  const title = `Programmé ${uniqueWord}`;
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto('/admin/content/nouveau');
  await page.getByLabel(/^Titre/).fill(title);
  await page.getByLabel('Contenu', { exact: true }).fill('Le texte.');
  await page.getByLabel('Statut').selectOption('published');
  const startField = page.getByLabel('Mettre en ligne le');
  await expect(startField).toHaveAccessibleDescription(/dès l’enregistrement/);
  await startField.fill(localTimeInMinutes(90));
  await expect(startField).toHaveAccessibleDescription(/à Paris.*à Abidjan/);
  const endField = page.getByLabel('Retirer le');
  const earlyEnd = localTimeInMinutes(60);
  await endField.fill(earlyEnd);
  await saveAndExpectToast(page, 'Contenu créé avec succès');
  // the database refuses the dates, so the text is saved as a draft
  await expect(page.getByText('Date ou heure non enregistrée')).toBeVisible();
  await expect(endField).toHaveAccessibleDescription(/Le retrait doit suivre la mise en ligne/);
  await expect(endField).toBeFocused();
  await expect(endField).toHaveValue(earlyEnd);
  await expect(page.getByLabel('Statut')).toHaveValue('published');
  const contentTable = createSecretKeyClient(baseURL).from('content');
  const { data } = await contentTable.select('id, status, publish_at').eq('title', title).single();
  expect(data).toMatchObject({ status: 'draft', publish_at: null });

  await endField.fill(localTimeInMinutes(120));
  const start = await startField.inputValue();
  // a date field has the value '' while its date is incomplete or impossible, such as 31 February
  await startField.fill('2027-01-31T10:00');
  await startField.press('Delete');
  await pressSaveButton(page);
  await expect(startField).toHaveAccessibleDescription(/Cette date n’existe pas/);
  await expect(startField).toBeFocused();
  await startField.fill(start);
  await saveAndExpectToast(page, 'Contenu mis à jour avec succès');
  await expect(page.getByText('Mise en ligne prévue le')).toBeVisible();
  await expect(page.getByText('Retrait prévu le')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir sur le site' })).toHaveCount(0);
  // the address was never online, so a new slug announces no redirect
  await page.getByLabel('Slug').fill(uniqueWord);
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
  await expect(page.getByText('son ancienne adresse mènera à la nouvelle')).toHaveCount(0);
  await pressSaveButton(page);
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);

  await openPath(page, `/admin/content?status=scheduled&q=${uniqueWord}`);
  await expect(page.getByRole('row', { name: title })).toContainText(/Programmé le \d+ .+ à \d\d:\d\d/);
  await openPath(page, `/presse/${uniqueWord}`);
  const notFoundTitle = page.getByRole('heading', { name: 'Page Introuvable' });
  await expect(notFoundTitle).toBeVisible();
  // the time of publication arrives
  const changeDates = (dates: { publish_at?: string; unpublish_at?: string }) =>
    contentTable.update(dates).eq('id', data?.id ?? '');
  await changeDates({ publish_at: new Date().toISOString() });
  // opens another page first, so that the site reads the address again
  await openPath(page, '/presse');
  await expect(notFoundTitle).toHaveCount(0);
  await openPath(page, `/presse/${uniqueWord}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // the time of unpublication arrives
  await changeDates({ unpublish_at: new Date().toISOString() });
  await openPath(page, `/admin/content?status=withdrawn&q=${uniqueWord}`);
  await expect(page.getByRole('row', { name: title })).toContainText('Retiré');

  // a former address redirects, is refused to another text, and can be deleted
  const text = await insertContent(baseURL, { status: 'published' });
  const otherText = await insertContent(baseURL);
  const slug = `${text.slug}-bis`;
  await openEditor(page, text.id);
  await page.getByLabel('Slug').fill(slug);
  await expect(page.getByText('son ancienne adresse mènera à la nouvelle')).toBeVisible();
  await pressUpdateButton(page);
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);
  await openPath(page, `/presse/${text.slug}`);
  await expect(page).toHaveURL(`/presse/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();

  // a page of staff is at /pages, not at /presse
  const staffPage = await insertContent(baseURL, { status: 'published', content_type: 'page' });
  await openPath(page, `/pages/${staffPage.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: staffPage.title })).toBeVisible();

  await openEditor(page, otherText.id);
  const field = page.getByLabel('Slug');
  await field.fill(text.slug);
  await pressSaveButton(page);
  await expect(page.getByText('Cette adresse mène encore à un autre contenu').first()).toBeVisible();
  await expect(field).toHaveValue(text.slug);
  await expect(field).toBeFocused();
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await page.getByRole('link', { name: 'Redirections' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Redirections' })).toBeFocused();
  const line = page.getByRole('listitem').filter({ hasText: `/presse/${text.slug}` });
  await expect(line.getByRole('link', { name: text.title })).toHaveAttribute('href', `/presse/${slug}`);
  await line.getByRole('button', { name: `Supprimer /presse/${text.slug}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Redirection supprimée')).toBeVisible();
  await expect(line).toHaveCount(0);
});
