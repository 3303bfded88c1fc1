import { createSecretKeyClient } from '../support/backend.ts';
import { pressSaveButton } from '../support/content.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

const createSlug = () => `essai-${createUniqueWord()}`;

test('the content list is sorted and searched; the editor saves once', async ({ page, baseURL }) => {
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto('/admin/content');
  const rows = page.locator('table tbody tr');
  await expect(rows.nth(5)).toBeVisible();
  const creationDates = await rows.evaluateAll((elements) =>
    elements.map((row) => row.querySelector('time')?.getAttribute('datetime') ?? ''),
  );
  expect(creationDates).toEqual([...creationDates].sort().reverse());

  const header = page.getByRole('columnheader', { name: 'Titre' });
  const titles = page.locator('table tbody tr td:nth-child(2) a');
  /** Compares the first title of the page with the last one. */
  const compareEnds = async () => {
    const [firstTitle = '', ...otherTitles] = await titles.allInnerTexts();
    return firstTitle.localeCompare(otherTitles.at(-1) ?? '', 'fr');
  };
  await header.getByRole('link').click();
  await expect(page).toHaveURL(/tri=title$/);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(compareEnds).toBeLessThan(0);
  await header.getByRole('link').click();
  await expect(page).toHaveURL(/tri=title-desc$/);
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(compareEnds).toBeGreaterThan(0);

  const title = (await rows.first().getByRole('link').first().innerText()).split('\n')[0] ?? '';
  await page.getByLabel('Rechercher un contenu').fill(title);
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(rows.first()).toContainText(title);

  await openPath(page, '/admin/content?status=archived');
  await expect(rows.first()).toContainText('Archivé');
  await expect(page.locator('table tbody')).not.toContainText('Brouillon');

  // the search stays when a filter is pressed right after it
  await page.getByLabel('Rechercher un contenu').pressSequentially('le');
  await page.getByRole('link', { name: 'Publié', exact: true }).click();
  await expect(page).toHaveURL(/status=published/);
  await expect(page).toHaveURL(/q=le/);
  await expect(page.getByLabel('Rechercher un contenu')).toHaveValue('le');

  // a default article is a content that an editor can change
  await openPath(page, '/admin/content?q=fespaco');
  const articleTitle = 'Hivowood pourrait concourir au FESPACO';
  await page.getByRole('link', { name: articleTitle }).first().click();
  await expect(page.getByLabel(/^Titre/)).toHaveValue(articleTitle);
  await expect(page.getByLabel(/^Titre/)).toBeEditable();
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(page).toHaveURL('/admin/content?q=fespaco');
  await openPath(page, '/admin/content/nulle-part');
  await expect(page.getByText('404')).toBeVisible();

  // the editor refuses an empty title, saves once, starts empty again, asks before unsaved text is left
  await openPath(page, '/admin/content/nouveau');
  await pressSaveButton(page);
  await expect(page.getByLabel('Titre')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Deux clics');
  await page.getByLabel('Slug').fill('Pas Valable !');
  await pressSaveButton(page);
  await expect(page.getByText('Seulement des minuscules sans accent')).toBeVisible();
  const { data: otherText } = await createSecretKeyClient(baseURL)
    .from('content')
    .select('slug')
    .limit(1)
    .single();
  await page.getByLabel('Slug').fill(otherText?.slug ?? '');
  await pressSaveButton(page);
  await expect(page.getByText('Impossible de sauvegarder le contenu')).toBeVisible();
  await expect(page.getByText('Ce slug est déjà utilisé')).toBeVisible();

  const slug = createSlug();
  await page.getByLabel('Slug').fill(slug);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).dblclick();
  await expect(page.getByText('Contenu créé avec succès')).toBeVisible();
  const { data } = await createSecretKeyClient(baseURL).from('content').select('version').eq('slug', slug);
  expect(data).toEqual([{ version: 1 }]);

  // a new content starts empty after a saved one, and saving keeps the caret
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nouveau contenu');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/content/nouveau');
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Le second');
  await page.getByLabel('Slug').fill(createSlug());
  const text = page.getByLabel('Contenu');
  await text.fill('Un texte que personne ne veut perdre.');
  await text.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/content\/[\da-f-]{36}$/);
  await expect(text).toBeFocused();

  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Presque parti');
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Continuer la rédaction' }).click();
  await expect(page.getByLabel('Titre')).toHaveValue('Presque parti');
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(page).toHaveURL('/admin');
});

test('a moderator changes the status and not the text', async ({ page }) => {
  await signInByRequest(page, getDemoEmail('moderator'));
  await page.goto('/admin/content?status=published');
  await page.locator('table tbody a').first().click();
  await expect(
    page.getByText('Votre rôle permet de changer le statut de ce contenu, pas son texte.'),
  ).toBeVisible();
  await expect(page.getByLabel('Titre')).not.toBeEditable();
  await expect(page.getByLabel('Statut')).toBeEditable();
});
