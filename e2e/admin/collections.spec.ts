import type { Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { insertImageIntoLibrary } from '../support/media.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, simulateInteraction, test } from '../support/test.ts';
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
const DEFAULT_NAMES = [
  'Aïcha Kouamé',
  'Serge Mbarga',
  'Mariam Diop',
  'Ibrahim Traoré',
  'Ngozi Adeyemi',
  'Kwame Boateng',
];

async function openTeam(page: Page, role: string) {
  await signInByRequest(page, getDemoEmail(role));
  await page.goto(TEAM_PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Équipe dirigeante' })).toBeVisible();
}

test.afterEach(async ({ baseURL }) => {
  await createSecretKeyClient(baseURL).from('site_collections').delete().neq('key', '');
  await createSecretKeyClient(baseURL).from('site_collection_drafts').delete().neq('key', '');
});

test('an editor changes the team, and visitors see the change at once', async ({ page, context }) => {
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'Informations du site' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Équipe dirigeante' });
  await expect(line).toContainText('6 personnes · Telle que livrée');
  await page.getByRole('link', { name: 'Équipe dirigeante' }).click();
  await expect(publishButton(page)).toBeDisabled();

  // an error opens its item and shows beside the field
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

  // with the keyboard: lifts the item, moves it up once, drops it
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

  // the preview in another window follows the form; visitors do not see it yet
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Aperçu sur la page' }).click(),
  ]);
  await expect(preview.getByText('Aperçu de vos modifications')).toBeVisible();
  const expectedNames = ['Aïcha Kouamé', 'Mariam Diop', 'Ngozi Adeyemi', 'Awa Essai', 'Kwame Boateng'];
  await expect(people(preview)).toHaveText(expectedNames);
  await page.getByRole('textbox', { name: 'Titre de la partie' }).fill('{nombre} personnes décident');
  await expect(preview.getByRole('heading', { name: 'Cinq personnes décident' })).toBeVisible();
  await preview.close();

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Fiche publiée')).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();

  const visitorContext = await context.browser()?.newContext();
  const visitor = await visitorContext?.newPage();
  if (!visitor) throw new Error('no browser');
  await visitor.goto(new URL('/a-propos', page.url()).href);
  await expect(people(visitor)).toHaveText(DEFAULT_NAMES);
  await simulateInteraction(visitor);
  await expect(people(visitor)).toHaveText(expectedNames);
  await expect(visitor.getByRole('heading', { name: 'Cinq personnes décident' })).toBeVisible();
  await expect(visitor.getByText('Elle relit « tout ».')).toBeAttached();
  await expect(visitor.getByRole('link', { name: 'Modifier la fiche' })).toHaveCount(0);
  await visitorContext?.close();

  // signed-in staff get an edit link on the page
  await openPath(page, '/a-propos');
  await simulateInteraction(page);
  await page.getByRole('link', { name: 'Modifier la fiche « Équipe dirigeante »' }).click();
  await expect(page).toHaveURL(TEAM_PATH);
});

test('two editors on one list lose nothing, and a revision is restored', async ({
  page,
  browser,
  baseURL,
}) => {
  await openTeam(page, 'editor');
  const colleague = await browser.newPage({ baseURL });
  await openTeam(colleague, 'admin');

  await openItem(page, 'Serge Mbarga');
  await page.getByRole('textbox', { name: 'Fonction' }).fill('Directeur général délégué');
  await publishButton(page).click();
  await expect(page.getByText('Fiche publiée')).toBeVisible();

  // changes of two items are both online
  await openItem(colleague, 'Aïcha Kouamé');
  await colleague.getByRole('textbox', { name: 'Fonction' }).fill('Présidente');
  await publishButton(colleague).click();
  await expect(colleague.getByText('les deux séries de changements sont en ligne')).toBeVisible();
  await openItem(colleague, 'Serge Mbarga');
  await expect(colleague.getByRole('textbox', { name: 'Fonction' })).toHaveValue('Directeur général délégué');

  // two changes of one item open the dialog
  await openItem(page, 'Aïcha Kouamé');
  await page.getByRole('textbox', { name: 'Fonction' }).fill('Fondatrice');
  await publishButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Ce contenu a changé entre-temps' });
  await dialog.getByRole('button', { name: 'Comparer' }).click();
  await expect(dialog).toContainText('Fondatrice');
  await expect(dialog).toContainText('Présidente');
  await dialog.getByRole('button', { name: 'Recharger' }).click();
  await expect(page.getByRole('textbox', { name: 'Fonction' })).toHaveValue('Présidente');
  await page.getByRole('button', { name: 'Restaurer ce texte' }).click();
  await publishButton(page).click();
  await expect(page.getByText('Fiche publiée').first()).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();

  for (const [revision, jobTitle] of [
    [/version 2/, 'Présidente'],
    [/^Version livrée/, 'Présidente et cofondatrice'],
  ] as const) {
    await page.getByRole('button', { name: 'Révisions' }).click();
    const history = page.getByRole('dialog', { name: 'Révisions' });
    await history.getByRole('button', { name: revision }).click();
    await history.getByRole('button', { name: 'Restaurer', exact: true }).click();
    await page.getByRole('button', { name: 'Restaurer en ligne' }).click();
    await expect(page.getByRole('textbox', { name: 'Fonction' })).toHaveValue(jobTitle);
    await expect(publishButton(page)).toBeDisabled();
  }
  // the search excludes lines that other tests write
  await openPath(colleague, '/admin/activity?q=dirigeante');
  await expect(
    colleague.getByText('a modifié « Équipe dirigeante » dans les informations du site').first(),
  ).toBeVisible();
  await colleague.close();
});

test('unsaved changes survive a reload, and a draft waits until published or dropped', async ({
  page,
  baseURL,
}) => {
  await openTeam(page, 'editor');
  const title = page.getByRole('textbox', { name: 'Titre de la partie' });
  const draftPanel = page.getByRole('region', { name: 'Brouillon' }).last();
  const saveDraft = draftPanel.getByRole('button', { name: 'Enregistrer le brouillon' });
  const date = draftPanel.getByLabel('Mettre en ligne le');
  await expect(saveDraft).toBeDisabled();
  await title.fill('Un titre à venir');
  await page.getByRole('link', { name: 'Toutes les informations' }).click();
  await page.getByRole('button', { name: 'Continuer la rédaction' }).click();
  await expect(title).toHaveValue('Un titre à venir');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restaurer ce texte' }).click();
  await expect(title).toHaveValue('Un titre à venir');
  await saveDraft.click();
  await expect(page.getByText('La version en ligne n’a pas changé.').first()).toBeVisible();
  expect((await createSecretKeyClient(baseURL).from('site_collections').select('key')).data).toEqual([]);

  // a saved draft does not ask before it is left
  await page.getByRole('link', { name: 'Toutes les informations' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Équipe dirigeante' })).toContainText(
    'Brouillon',
  );
  await page.getByRole('link', { name: 'Équipe dirigeante' }).click();
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
  await expect(date).toHaveValue('');
  expect((await createSecretKeyClient(baseURL).from('site_collection_drafts').select('key')).data).toEqual(
    [],
  );

  await title.fill('Un titre de trop');
  await saveDraft.click();
  await draftPanel.getByRole('button', { name: 'Abandonner le brouillon' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner le brouillon' }).click();
  await expect(title).toHaveValue('Un titre à venir');
  await expect(page.getByText('Tout est en ligne')).toBeVisible();
});

test('an invalid value is not shown to visitors, and staff see a warning', async ({ page, baseURL }) => {
  const database = createSecretKeyClient(baseURL);
  const invalidValue = {
    texts: { title: 'Un titre' },
    items: [{ id: 'un', name: '<script>alert(1)</script>' }],
  };
  await database
    .from('site_collections')
    .insert({ key: 'equipe', label: 'Équipe dirigeante', value: invalidValue });
  const responsePromise = page.waitForResponse('**/rpc/published_collections*');
  await page.goto('/a-propos');
  await simulateInteraction(page);
  await responsePromise;
  await expect(people(page)).toHaveText(DEFAULT_NAMES);
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

test('pictures of the library show beside the channels, and in the preview before publishing', async ({
  page,
  context,
  baseURL,
}) => {
  const uniqueWord = createUniqueWord();
  await insertImageIntoLibrary(baseURL, uniqueWord);
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto('/admin/content/informations/images-chaines');
  const chooseButtons = page.getByRole('button', { name: 'Choisir une image' });
  for (let missingCount = 4; missingCount > 0; missingCount -= 1) {
    await expect(chooseButtons).toHaveCount(missingCount);
    await chooseButtons.first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Choisir «\u00a0${uniqueWord}.png\u00a0»` })
      .click();
  }
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Aperçu sur la page' }).click(),
  ]);
  await expect(preview.locator(`main img[src*="${uniqueWord}"]`)).toBeVisible();
  await preview.close();
  await publishButton(page).click();
  await expect(page.getByText('Fiche publiée')).toBeVisible();
  await openPath(page, '/chaines');
  await simulateInteraction(page);
  await expect(
    page.locator(`main img[src*="${uniqueWord}"]`).filter({ visible: true }).first(),
  ).toBeVisible();

  // the preview also shows a collection of the press page
  await openPath(page, '/admin/content/informations/kit-media');
  await page.getByRole('textbox', { name: 'Le groupe en quelques lignes' }).fill('Un groupe à venir.');
  const [pressPreview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Aperçu sur la page' }).click(),
  ]);
  await expect(pressPreview.getByText('Aperçu de vos modifications')).toBeVisible();
  await expect(pressPreview.getByRole('heading', { level: 1 })).toHaveText('Nos nouvelles, à la source');
  await expect(pressPreview.getByText('Un groupe à venir.')).toBeVisible();
});

test('a film is published with captions only, and its player loads after a press', async ({
  page,
  baseURL,
}) => {
  const uniqueWord = createUniqueWord();
  await insertImageIntoLibrary(baseURL, uniqueWord);
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto('/admin/content/informations/films');
  await page.getByRole('button', { name: 'Ajouter un film' }).click();
  await page.getByRole('textbox', { name: 'Titre' }).fill(`Le groupe ${uniqueWord}`);
  await page.getByLabel('Adresse de la vidéo').fill('https://exemple.com/film.mp4');
  await page.getByRole('button', { name: 'Choisir une image' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Choisir «\u00a0${uniqueWord}.png\u00a0»` })
    .click();
  await publishButton(page).click();
  await expect(page.getByText('Champs à corriger')).toBeVisible();
  await expect(page.getByLabel('Adresse de la vidéo')).toHaveAccessibleDescription(
    /YouTube, Vimeo ou Dailymotion, qui/,
  );
  await expect(page.getByLabel('Sous-titres français')).toHaveAccessibleDescription(
    /Ce champ est obligatoire/,
  );
  await page.getByLabel('Adresse de la vidéo').fill('https://youtu.be/abcdefghijk');
  await page.getByLabel('Sous-titres français').selectOption({ label: 'Incrustés dans l’image' });
  await publishButton(page).click();
  await expect(page.getByText('Fiche publiée')).toBeVisible();

  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Lecteur</p>' }),
  );
  await openPath(page, '/');
  await simulateInteraction(page);
  const film = page.getByRole('region', { name: `Le groupe ${uniqueWord}` });
  await expect(film.locator(`img[src*="${uniqueWord}"]`)).toBeVisible();
  await expect(film.getByText('Vidéo sous-titrée en français.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await film.getByRole('button', { name: /^Lire la vidéo/ }).click();
  await expect(film.getByTitle(`Le groupe ${uniqueWord}`)).toBeFocused();
});

test('an item with an impossible date waits while the rest is published', async ({ page, baseURL }) => {
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto('/admin/content/informations/offres');
  await page.getByRole('textbox', { name: 'Titre de la partie' }).fill('Un titre neuf');
  const firstItem = page.getByRole('button', { name: /^Ouvrir/ }).first();
  await firstItem.click();
  const [publication, end] = [page.getByLabel('Publiée le'), page.getByLabel('Clôture')];
  await publication.fill('2026-05-01');
  await end.fill('2026-04-01');
  await firstItem.click();
  await expect(end).toHaveCount(0);
  await publishButton(page).click();
  await expect(page.getByText('Fiche publiée')).toBeVisible();
  await expect(page.getByText('Date ou heure non enregistrée')).toBeVisible();
  await expect(end).toBeFocused();
  await expect(end).toHaveValue('2026-04-01');
  const { data } = await createSecretKeyClient(baseURL).from('site_collections').select('value').single();
  expect(JSON.stringify(data)).toContain('Un titre neuf');
  expect(JSON.stringify(data)).not.toContain('2026-05-01');
});
