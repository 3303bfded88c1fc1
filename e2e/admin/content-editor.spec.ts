import { advanceClockUntilVisible } from '../support/clock.ts';
import {
  insertContent,
  loadContent,
  openEditor,
  pressSaveButton,
  saveContentAsColleague,
} from '../support/content.ts';
import * as faults from '../support/faults.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { ANY_LOG, expect, test } from '../support/test.ts';

test('a new text gets a free slug; a double click saves it once', async ({ page, baseURL }) => {
  await signInByRequest(page, getDemoEmail('editor'));
  const { slug } = await insertContent(baseURL);
  await page.goto('/admin/content/nouveau');
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill(slug);
  await expect(page.getByText('Ce slug est déjà utilisé')).toBeVisible();
  await page.getByRole('button', { name: /^Utiliser/ }).click();
  await expect(page.getByLabel('Slug')).toHaveValue(`${slug}-2`);
  await expect(page.getByText('Ce slug est déjà utilisé')).toHaveCount(0);

  await page.getByRole('button', { name: 'Markdown' }).click();
  const text = page.getByLabel('Contenu');
  const measureSidebarWidth = async () => (await page.getByRole('navigation').first().boundingBox())?.width;
  const widthBefore = await measureSidebarWidth();
  await text.fill('mot');
  await text.selectText();
  await page.keyboard.press('Control+b');
  await expect(text).toHaveValue('**mot**');
  await page.keyboard.press('Control+i');
  await expect(text).toHaveValue('***mot***');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('**mot**');
  // outside a text, Control+B folds the sidebar
  expect(await measureSidebarWidth()).toBe(widthBefore);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/content\/[\da-f-]{36}$/);
  await expect(text).toBeFocused();
  const id = page.url().split('/').at(-1) ?? '';
  await text.press('End');
  await page.keyboard.type(' fin');
  await page.getByRole('button', { name: 'Liste à puces' }).click();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).dblclick();
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
  expect(await loadContent(baseURL, id)).toMatchObject({ content: '- **mot** fin', version: 2 });
  await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Aperçu public' }).locator('strong')).toHaveText('mot');
});

test.describe('unsaved text', () => {
  test.use({ expectedLogs: [ANY_LOG] });

  test('survives a step back, an outage and a colleague’s save, and is saved automatically', async ({
    page,
    baseURL,
  }) => {
    await signInByRequest(page, getDemoEmail('editor'));
    const { id, title } = await insertContent(baseURL);
    await page.clock.install();
    await page.goto(`/admin/content?q=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).click();
    // wait for the editor: « Contenu » is also in the label of the list's search field
    await expect(page).toHaveURL(new RegExp(`/admin/content/${id}`));
    const text = page.getByLabel('Contenu', { exact: true });
    await expect(text).toBeEditable();
    // after an automatic save, leaving would ask no question
    await holdRequests(page, '**/rpc/save_content?*');
    await text.fill('Fin');
    await expect(text).toHaveText('Fin');
    // after a blocked step back, the router restores the address of the editor; before, it cannot block the next step
    const goBack = async () => {
      await expect(page).toHaveURL(new RegExp(`/admin/content/${id}`));
      await page.evaluate(() => history.back());
    };
    const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
    await goBack();
    await question.getByRole('button', { name: 'Continuer la rédaction' }).click();
    await expect(question).toBeHidden();
    await goBack();
    await expect(question).toBeVisible();
    // going back again closes the question
    await goBack();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/admin/content/${id}`));
    await expect(text).toHaveText('Fin');
    await goBack();
    await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await expect(page).toHaveURL(/\/admin\/content\?q=/);
    await page.unrouteAll();

    // a save without a network is sent later; the editor saves an archived text only on request
    const archivedText = await insertContent(baseURL, { status: 'archived' });
    await openEditor(page, archivedText.id);
    const offlineNotice = page.getByRole('alert').filter({ hasText: 'Hors connexion' });
    await text.fill('Écrit dans le train.');
    await page.context().setOffline(true);
    await pressSaveButton(page);
    await expect(offlineNotice).toContainText('enregistré dès le retour du réseau');
    // text typed after the press is not part of this save
    await text.fill('Écrit dans le train. Et la suite à moitié');
    await page.context().setOffline(false);
    await expect(page.getByText('Le réseau est revenu.')).toBeVisible();
    await expect(offlineNotice).toHaveCount(0);
    expect(await loadContent(baseURL, archivedText.id)).toMatchObject({
      content: 'Écrit dans le train.',
      version: 2,
    });
    await expect(text).toHaveText('Écrit dans le train. Et la suite à moitié');
    await pressSaveButton(page);
    await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();

    const draft = await insertContent(baseURL);
    await openEditor(page, draft.id);
    await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue(draft.title);
    await text.fill('Écrit sans y penser.');
    await advanceClockUntilVisible(page.getByText(/Brouillon enregistré automatiquement à \d\d:\d\d/));
    expect(await loadContent(baseURL, draft.id)).toMatchObject({
      content: 'Écrit sans y penser.',
      status: 'draft',
    });
    await faults.injectFault(page, /\/rest\/v1\/rpc\/save_content/, faults.connectionResetFault);
    await text.fill('Écrit dans le tunnel.');
    await advanceClockUntilVisible(page.getByText('En attente du réseau'));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Restaurer ce texte' }).click();
    await expect(text).toHaveText('Écrit dans le tunnel.');
    await page.unrouteAll();

    // an automatic save stops at a newer version and asks
    await saveContentAsColleague(baseURL, draft.id, 'Le collègue, d’abord.');
    await text.fill('Moi, ensuite.');
    const chooseButton = page.getByRole('button', { name: 'Choisir', exact: true });
    await advanceClockUntilVisible(chooseButton);
    await chooseButton.click();
    const dialog = page.getByRole('dialog', { name: 'Ce contenu a changé entre-temps' });
    await expect(dialog).toContainText('Kwame Mensah');
    await dialog.getByRole('button', { name: 'Continuer à écrire' }).click();
    await expect(text).toHaveText('Moi, ensuite.');
    expect((await loadContent(baseURL, draft.id))?.content).toBe('Le collègue, d’abord.');
  });
});
