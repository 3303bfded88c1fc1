import type { Page } from '@playwright/test';
import team from '../../src/copy/collections/team.ts';
import { expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { insertImageIntoLibrary } from '../support/media.ts';
import { createColleagueClient, getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, simulateInteraction, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

// All tests share these lists, so a hook deletes the changes of each test.
test.describe.configure({ mode: 'serial' });
test.use({ expectedLogs: [/^mutation:/] });

const TEAM_PATH = '/admin/content/informations/equipe';

const publishButton = (page: Page) => page.getByRole('button', { name: 'Publier', exact: true });
const openItem = (page: Page, name: string) =>
  page.getByRole('button', { name: `Ouvrir «\u00a0${name}\u00a0»` }).click();
const itemButton = (page: Page, verb: string, name: string) =>
  page.getByRole('button', { name: `${verb} «\u00a0${name}\u00a0»` });
const people = (page: Page) => page.locator('#equipe h3');
const DEFAULT_NAMES = team.initial.items.map(({ name }) => name);

test.afterEach(async ({ baseURL }) => {
  await createSecretKeyClient(baseURL).from('site_collections').delete().neq('key', '');
  await createSecretKeyClient(baseURL).from('site_collection_drafts').delete().neq('key', '');
});

test('an editor changes the team, and visitors see the change at once', async ({
  page,
  context,
  baseURL,
}) => {
  const uniqueWord = createUniqueWord();
  await insertImageIntoLibrary(baseURL, uniqueWord);
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'Informations du site' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Équipe dirigeante' });
  await expect(line).toContainText('6 personnes · Telle que livrée');
  await page.getByRole('link', { name: 'Équipe dirigeante' }).click();
  await expect(publishButton(page)).toBeDisabled();

  // publishing with an error opens the item and shows the message at the field
  await page.getByRole('button', { name: 'Ajouter une personne' }).click();
  await openItem(page, 'Sans titre');
  await publishButton(page).click();
  await expect(page.getByText('Champs à corriger')).toBeVisible();
  await expect(page.getByText('Les champs marqués d’un astérisque sont obligatoires.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nom' })).toHaveAccessibleDescription(
    'Ce champ est obligatoire.',
  );
  await expectNoViolation(page);
  await page.getByRole('textbox', { name: 'Nom' }).fill('Awa Essai');
  await page.getByRole('textbox', { name: 'Fonction' }).fill('Directrice juridique');
  await page.getByRole('textbox', { name: 'Présentation' }).fill('Elle relit "tout".');
  await page.getByRole('button', { name: 'Choisir une image' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Choisir «\u00a0${uniqueWord}.png\u00a0»` })
    .click();

  // by keyboard: Space lifts the item, the arrow moves it up by one, Space drops it
  await itemButton(page, 'Déplacer', 'Awa Essai').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('«\u00a0Awa Essai\u00a0»\u00a0: place 7 sur 7').first()).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('« Awa Essai » : place 6 sur 7').first()).toBeAttached();
  await page.keyboard.press('Space');
  await itemButton(page, 'Masquer', 'Serge Mbarga').click();
  await itemButton(page, 'Supprimer', 'Mariam Diop').click();
  await expect(itemButton(page, 'Ouvrir', 'Mariam Diop')).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await itemButton(page, 'Supprimer', 'Ibrahim Traoré').click();

  // the preview in another window follows the form, before anything is published
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Aperçu sur la page' }).click(),
  ]);
  await simulateInteraction(preview);
  await expect(preview.getByText('Aperçu de vos modifications')).toBeVisible();
  const expectedNames = ['Aïcha Kouamé', 'Mariam Diop', 'Ngozi Adeyemi', 'Awa Essai', 'Kwame Boateng'];
  await expect(people(preview)).toHaveText(expectedNames);
  await expect(preview.locator(`#equipe img[src*="${uniqueWord}"]`)).toBeAttached();
  await page.getByRole('textbox', { name: 'Titre de la partie' }).fill('{nombre} personnes décident');
  await expect(preview.getByRole('heading', { name: 'Cinq personnes décident' })).toBeVisible();
  await preview.close();

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Fiche publiée')).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();

  await page.goto('/a-propos');
  await expect(people(page)).toHaveText(DEFAULT_NAMES);
  await simulateInteraction(page);
  await expect(people(page)).toHaveText(expectedNames);
  await expect(page.getByRole('heading', { name: 'Cinq personnes décident' })).toBeVisible();
  await expect(page.getByText('Elle relit « tout ».')).toBeAttached();
  await expect(page.locator(`#equipe img[src*="${uniqueWord}"]`)).toBeAttached();
  // signed-in staff get an edit link on the page
  await expect(page.getByRole('link', { name: 'Modifier la fiche « Équipe dirigeante »' })).toHaveAttribute(
    'href',
    TEAM_PATH,
  );
});

test('two editors on one list lose nothing, and a revision is restored', async ({ page, baseURL }) => {
  const colleague = await createColleagueClient(baseURL, 'admin');
  const saveAsColleague = async (version: number, changes: Record<string, string>) => {
    const { data } = await colleague.from('site_collections').select('value').eq('key', team.key).single();
    const value = (data?.value ?? team.initial) as typeof team.initial;
    const items = value.items.map((item) => ({ ...item, role: changes[item.name] ?? item.role }));
    const save = { collection_key: team.key, base_version: version, collection_label: team.label };
    await colleague.rpc('save_collection', { ...save, new_value: { ...value, items } }).throwOnError();
  };
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto(TEAM_PATH);
  const jobTitle = page.getByRole('textbox', { name: 'Fonction' });

  // changes of two different items are both online
  await openItem(page, 'Serge Mbarga');
  await jobTitle.fill('Directeur général délégué');
  await saveAsColleague(0, { 'Aïcha Kouamé': 'Présidente' });
  await publishButton(page).click();
  await expect(page.getByText('les deux séries de changements sont en ligne')).toBeVisible();
  await openItem(page, 'Aïcha Kouamé');
  await expect(jobTitle).toHaveValue('Présidente');

  // two changes of the same item open the dialog
  await saveAsColleague(2, { 'Aïcha Kouamé': 'Directrice' });
  await jobTitle.fill('Fondatrice');
  await publishButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Ce contenu a changé entre-temps' });
  await dialog.getByRole('button', { name: 'Comparer' }).click();
  await expect(dialog).toContainText('Fondatrice');
  await expect(dialog).toContainText('Directrice');
  await dialog.getByRole('button', { name: 'Recharger' }).click();
  await expect(jobTitle).toHaveValue('Directrice');
  await page.getByRole('button', { name: 'Restaurer ce texte' }).click();
  await expect(jobTitle).toHaveValue('Fondatrice');

  await publishButton(page).click();
  await expect(publishButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Révisions' }).click();
  const history = page.getByRole('dialog', { name: 'Révisions' });
  await expect(history.getByRole('button', { name: /^Version livrée/ })).toBeVisible();
  await history.getByRole('button', { name: /version 2/ }).click();
  await history.getByRole('button', { name: 'Restaurer', exact: true }).click();
  await page.getByRole('button', { name: 'Restaurer en ligne' }).click();
  await expect(jobTitle).toHaveValue('Présidente');
  await expect(publishButton(page)).toBeDisabled();
});

test('a draft waits until it is published; an impossible date waits for its correction', async ({
  page,
  baseURL,
}) => {
  const database = createSecretKeyClient(baseURL);
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto('/admin/content/informations/offres');
  const title = page.getByRole('textbox', { name: 'Titre de la partie' });
  const draftPanel = page.getByRole('region', { name: 'Brouillon' }).last();
  const saveDraft = draftPanel.getByRole('button', { name: 'Enregistrer le brouillon' });
  const date = draftPanel.getByLabel('Mettre en ligne le');
  await title.fill('Un titre à venir');
  await saveDraft.click();
  await expect(page.getByText('La version en ligne n’a pas changé.').first()).toBeVisible();
  expect((await database.from('site_collections').select('key')).data).toEqual([]);

  // leaving a saved draft asks no question
  await page.getByRole('link', { name: 'Toutes les informations' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Offres d’emploi' });
  await expect(line).toContainText('Brouillon');
  await line.getByRole('link').click();
  await expect(title).toHaveValue('Un titre à venir');
  await expect(page.getByText('Les visiteurs lisent encore la version en ligne.')).toBeVisible();

  await date.fill('2020-01-01T08:00');
  await saveDraft.click();
  await expect(date).toHaveAccessibleDescription(/Cette date est passée/);
  await expect(date).toBeFocused();
  await date.fill('2099-01-01T08:00');
  await saveDraft.click();
  await expect(page.getByText('Mise en ligne prévue le 01 janv. 2099 à 08:00')).toBeVisible();
  await expectNoViolation(page);

  await publishButton(page).click();
  await expect(page.getByText('Tout est en ligne')).toBeVisible();
  await expect(page.getByText('Mise en ligne prévue le')).toHaveCount(0);
  expect((await database.from('site_collection_drafts').select('key')).data).toEqual([]);

  // a closing date before the publication date is not saved, the title is
  await title.fill('Un titre neuf');
  const firstItem = page.getByRole('button', { name: /^Ouvrir/ }).first();
  await firstItem.click();
  const end = page.getByLabel('Clôture');
  await page.getByLabel('Publiée le').fill('2026-05-01');
  await end.fill('2026-04-01');
  await firstItem.click();
  await expect(end).toHaveCount(0);
  await publishButton(page).click();
  await expect(page.getByText('Date ou heure non enregistrée')).toBeVisible();
  await expect(end).toBeFocused();
  await expect(end).toHaveValue('2026-04-01');
  const loadValue = async () =>
    JSON.stringify((await database.from('site_collections').select('value').single()).data);
  await expect.poll(loadValue).toContain('Un titre neuf');
  expect(await loadValue()).not.toContain('2026-05-01');
});

test('an invalid value is not shown to visitors, and staff see a warning', async ({ page, baseURL }) => {
  const database = createSecretKeyClient(baseURL);
  const invalidValue = {
    texts: { title: 'Un titre' },
    items: [{ id: 'un', name: '<script>alert(1)</script>' }],
  };
  await database.from('site_collections').insert({ key: team.key, label: team.label, value: invalidValue });
  const responsePromise = page.waitForResponse('**/rpc/published_collections*');
  await page.goto('/a-propos');
  await simulateInteraction(page);
  await responsePromise;
  await expect(people(page)).toHaveText(DEFAULT_NAMES);
  await expect(page.getByRole('link', { name: 'Modifier la fiche' })).toHaveCount(0);
  await signInByRequest(page, getDemoEmail('contributor'));
  await page.goto('/admin/content/informations');
  await expect(page.getByRole('listitem').filter({ hasText: 'Équipe dirigeante' })).toContainText(
    'Illisible',
  );
  await page.getByRole('link', { name: 'Équipe dirigeante' }).click();
  await expect(page.getByRole('alert')).toContainText('ne correspond pas à la fiche');
  await expect(page.getByText('Votre rôle permet de lire les informations du site')).toBeVisible();
  await expect(publishButton(page)).toHaveCount(0);
});

test('the player of a film loads after a press and gets the focus', async ({ page, baseURL }) => {
  const uniqueWord = createUniqueWord();
  const title = `Le groupe ${uniqueWord}`;
  const poster = await insertImageIntoLibrary(baseURL, uniqueWord);
  const film = { id: 'un', title, subject: 'groupe', captions: 'picture', poster };
  const value = { texts: {}, items: [{ ...film, video: 'https://youtu.be/abcdefghijk' }] };
  await createSecretKeyClient(baseURL)
    .from('site_collections')
    .insert({ key: 'films', label: 'Films', value })
    .throwOnError();
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Lecteur</p>' }),
  );
  await page.goto('/');
  await simulateInteraction(page);
  const region = page.getByRole('region', { name: title });
  await expect(region.locator(`img[src*="${uniqueWord}"]`)).toBeVisible();
  await expect(region.getByText('Vidéo sous-titrée en français.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await region.getByRole('button', { name: /^Lire la vidéo/ }).click();
  await expect(region.getByTitle(title)).toBeFocused();
});
