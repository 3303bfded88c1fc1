import { expectNoViolation } from '../support/axe.ts';
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
import { holdRequests } from '../support/hold-requests.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { ANY_LOG, expect, openPath, test } from '../support/test.ts';

test('a restored revision keeps slug and status; a new text gets a free slug', async ({ page, baseURL }) => {
  await signInByRequest(page, getDemoEmail('editor'));
  const { id, slug } = await insertContent(baseURL, { status: 'archived', content: 'Le premier jet.' });
  await openEditor(page, id);
  await page.getByLabel('Contenu').fill('Le second jet.');
  await page.getByLabel('Slug').fill(`${slug}-bis`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
  await page.getByRole('button', { name: 'Révisions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Révisions' });
  await dialog.getByRole('button', { name: /· version 1$/ }).click();
  await expect(dialog.getByText('Le premier jet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Restaurer' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Contenu')).toHaveText('Le premier jet.');
  await expect
    .poll(() => loadContent(baseURL, id))
    .toMatchObject({
      content: 'Le premier jet.',
      slug: `${slug}-bis`,
      status: 'archived',
      version: 3,
    });

  await page.getByLabel('Statut').selectOption('published');
  await pressSaveButton(page);
  await expect(page.getByText('Contenu mis à jour avec succès').last()).toBeVisible();
  await expect.poll(async () => (await loadContent(baseURL, id))?.status).toBe('published');
  await page.getByRole('button', { name: 'Révisions' }).click();
  // the new version moves the others down
  await expect(dialog.getByRole('button', { name: /· version 4$/ })).toBeVisible();
  await dialog.getByRole('button', { name: /· version 2$/ }).click();
  await dialog.getByRole('button', { name: 'Restaurer', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Restaurer cette révision en ligne' });
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toHaveCount(0);
  expect((await loadContent(baseURL, id))?.content).toBe('Le premier jet.');
  await dialog.getByRole('button', { name: 'Restaurer', exact: true }).click();
  await question.getByRole('button', { name: 'Restaurer en ligne' }).click();
  await expect(page.getByLabel('Contenu')).toHaveText('Le second jet.');
  await expect.poll(async () => (await loadContent(baseURL, id))?.content).toBe('Le second jet.');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // a new text: the editor proposes a free slug, formats by shortcuts, and previews
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);
  await openPath(page, '/admin/content/nouveau');
  const title = page.getByRole('textbox', { name: 'Titre', exact: true });
  await expect(title).toHaveValue('');
  await title.fill(`${slug} bis`);
  await expect(page.getByText('Ce slug est déjà utilisé')).toBeVisible();
  await page.getByRole('button', { name: /^Utiliser/ }).click();
  await expect(page.getByLabel('Slug')).toHaveValue(/-2$/);
  await expect(page.getByText('Ce slug est déjà utilisé')).toHaveCount(0);
  expect((await loadContent(baseURL, id))?.slug).toBe(`${slug}-bis`);

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
  await text.press('End');
  await page.keyboard.type('\n\n<img src=x onerror=alert(1)> suite');
  await page.keyboard.press('Control+k');
  const link = page.getByRole('dialog', { name: 'Lien' });
  await link.getByRole('combobox').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(link.getByRole('status')).toContainText('refusé');
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Liste à puces' }).click();
  await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
  const preview = page.getByRole('region', { name: 'Aperçu public' });
  await expect(preview.locator('strong')).toHaveText('mot');
  await expect(preview.getByRole('listitem')).toContainText('suite');
  await expect(preview.locator('img, a')).toHaveCount(0);
});

test.describe('unsaved text', () => {
  test.use({ expectedLogs: [ANY_LOG] });

  test('a draft is saved automatically, reports failures, is restored, yields to a newer version', async ({
    page,
    baseURL,
  }) => {
    await signInByRequest(page, getDemoEmail('editor'));
    const { id } = await insertContent(baseURL);
    await page.clock.install();
    await openEditor(page, id);
    const text = page.getByLabel('Contenu');
    await text.fill('Écrit sans y penser.');
    await advanceClockUntilVisible(page.getByText(/Brouillon enregistré automatiquement à \d\d:\d\d/));
    expect(await loadContent(baseURL, id)).toMatchObject({
      content: 'Écrit sans y penser.',
      status: 'draft',
    });
    await expect(page.getByText('Contenu mis à jour avec succès')).toHaveCount(0);

    const removeFault = await faults.injectFault(
      page,
      /\/rest\/v1\/rpc\/save_content/,
      faults.serverErrorFault,
    );
    await text.fill('Écrit pendant la panne.');
    await advanceClockUntilVisible(page.getByText('L’enregistrement automatique a échoué'));
    await removeFault();
    await faults.injectFault(page, /\/rest\/v1\/rpc\/save_content/, faults.connectionResetFault);
    await text.fill('Écrit dans le train.');
    await advanceClockUntilVisible(page.getByText('En attente du réseau'));
    await expect(text).toHaveText('Écrit dans le train.');

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Restaurer ce texte' }).click();
    await expect(text).toHaveText('Écrit dans le train.');
    await page.unrouteAll();
    await pressSaveButton(page);
    await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
    expect((await loadContent(baseURL, id))?.content).toBe('Écrit dans le train.');
    await page.reload();
    await expect(text).toHaveText('Écrit dans le train.');
    await expect(page.getByRole('button', { name: 'Restaurer ce texte' })).toHaveCount(0);

    // an automatic save stops at a newer version and asks
    await saveContentAsColleague(baseURL, id, 'Le collègue, d’abord.');
    await text.fill('Moi, ensuite.');
    const chooseButton = page.getByRole('button', { name: 'Choisir', exact: true });
    await advanceClockUntilVisible(chooseButton);
    await chooseButton.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continuer à écrire' }).click();
    await expect(text).toHaveText('Moi, ensuite.');
    expect((await loadContent(baseURL, id))?.content).toBe('Le collègue, d’abord.');
    await pressSaveButton(page);
    const dialog = page.getByRole('dialog', { name: 'Ce contenu a changé entre-temps' });
    await expect(dialog).toContainText('Kwame Mensah');
    await expectNoViolation(page);
    await dialog.getByRole('button', { name: 'Enregistrer ma version quand même' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await loadContent(baseURL, id))?.content).toBe('Moi, ensuite.');
    await page.getByRole('button', { name: 'Révisions' }).click();
    const revisions = page.getByRole('dialog', { name: 'Révisions' });
    await expect(revisions.getByText(/Kwame Mensah · version \d/)).toBeVisible();
  });

  test('a save during an automatic save runs after it; an update needs one request', async ({
    page,
    baseURL,
  }) => {
    await signInByRequest(page, getDemoEmail('editor'));
    const { id } = await insertContent(baseURL);
    await page.clock.install();
    await openEditor(page, id);
    const saveRequestPromise = page.waitForRequest(/save_content/);
    const release = await holdRequests(page, '**/rpc/save_content?*');
    await page.getByLabel('Contenu').fill('Écrit.');
    await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
    await page.clock.fastForward(3000);
    await saveRequestPromise;
    await page.getByLabel('Statut').selectOption('published');
    await pressSaveButton(page);
    await expect(page.getByRole('button', { name: 'Enregistrement…' })).toBeDisabled();
    release();
    await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
    expect(await loadContent(baseURL, id)).toMatchObject({ content: 'Écrit.', status: 'published' });

    // an update of an online text needs one request: the editor does not read the text again
    await page.route(/rest\/v1\/content\?.*id=eq/, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.fallback(),
    );
    await page.getByLabel('Contenu').fill('Enregistré en un appel.');
    await pressUpdateButton(page);
    await expect
      .poll(() => loadContent(baseURL, id))
      .toMatchObject({ content: 'Enregistré en un appel.', version: 4 });
    await expect(page.getByRole('region', { name: 'Modifications en cours' })).toHaveCount(0);
  });

  test('going back right after typing asks before the text is lost', async ({ page, baseURL }) => {
    await signInByRequest(page, getDemoEmail('editor'));
    const { id, title } = await insertContent(baseURL);
    await page.goto(`/admin/content?q=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).click();
    // wait for the editor: « Contenu » is also in the label of the list's search field
    await expect(page).toHaveURL(new RegExp(`/admin/content/${id}`));
    await expect(page.getByLabel('Contenu')).toBeEditable();
    // an automatic save would leave nothing to ask for
    await holdRequests(page, '**/rpc/save_content?*');
    await page.getByLabel('Contenu').fill('Fin');
    await expect(page.getByLabel('Contenu')).toHaveText('Fin');
    // after a blocked step, the router restores the address of the editor: only then can it block the next one
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
    await expect(page.getByLabel('Contenu')).toHaveText('Fin');
    await goBack();
    await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await expect(page).toHaveURL(/\/admin\/content\?q=/);
  });
});
