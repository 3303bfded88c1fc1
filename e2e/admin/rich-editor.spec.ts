import type { Page } from '@playwright/test';
import { expectNoOverflow, expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { insertContent, loadContent, openEditor, pressSaveButton } from '../support/content.ts';
import { createPng, loadMediaRow } from '../support/media.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test } from '../support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('visitors see the link, table, video and picture that an editor added', async ({ page, baseURL }) => {
  await signInByRequest(page, getDemoEmail('editor'));
  const { id, slug } = await insertContent(baseURL, { content: '## Trois plateaux' });
  await openEditor(page, id);
  const text = page.getByLabel('Contenu');
  await text.getByRole('heading', { name: 'Trois plateaux' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Pour visiter, voir ');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Contact');
  await page.getByRole('option', { name: /^Contact/ }).click();
  await page.keyboard.press('Enter');
  await press(page, 'Citation');
  await page.keyboard.type('Un lieu pour tous');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await press(page, 'Vidéo');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Adresse de la vidéo').fill('https://exemple.com/film');
  await press(page, 'Valider');
  await expect(dialog.getByText('Cette adresse n’est pas celle d’une vidéo')).toBeVisible();
  await dialog.getByLabel('Adresse de la vidéo').fill('https://youtu.be/abcdefghijk');
  await dialog.getByLabel('Titre').fill('Visite du studio');
  await press(page, 'Valider');
  await press(page, 'Bouton');
  await dialog.getByLabel('Texte du bouton').fill('Nous écrire');
  await press(page, 'Choisir le lien');
  await page.getByRole('dialog').last().getByRole('combobox').fill('https://exemple.com/rendez-vous');
  await page.keyboard.press('Enter');
  await press(page, 'Valider');
  await press(page, 'Tableau');
  for (const cell of ['Salle', 'Places', 'Ouverture', 'Plateau']) {
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }

  await text.getByRole('heading', { name: 'Trois plateaux' }).click();
  await page.keyboard.press('End');
  await press(page, 'Image');
  await press(page, 'Importer une image');
  const picture = createPng(`${slug}.png`);
  await dialog.locator('input[type=file]').setInputFiles(picture);
  await dialog.getByLabel('Texte alternatif').fill('Le port');
  await press(page, 'Uploader');
  await expect(text.getByRole('img', { name: 'Le port' })).toBeVisible();
  await page
    .getByRole('group', { name: 'Image de couverture' })
    .getByRole('button', { name: 'Choisir une image' })
    .click();
  await dialog.getByRole('button', { name: `Choisir «\u00a0${picture.name}\u00a0»` }).click();

  await page.getByLabel('Statut').selectOption({ label: 'Publié' });
  await pressSaveButton(page);
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
  const { content } = (await loadContent(baseURL, id)) ?? {};
  expect(content).toContain('[Visite du studio](https://youtu.be/abcdefghijk)');
  expect(content).toContain('[Nous écrire](https://exemple.com/rendez-vous "bouton")');
  expect(content).toContain('Pour visiter, voir [Contact](/contact)');
  expect(content).toContain('> Un lieu pour tous');
  expect(content).toContain('| Salle | Places | Ouverture |\n| - | - | - |\n| Plateau |');
  const row = await loadMediaRow(baseURL, picture.name);
  expect(content).toContain(`![Le port](${row?.file_path})`);

  const { data: stored } = await createSecretKeyClient(baseURL)
    .from('content')
    .select('cover_media_id')
    .eq('id', id)
    .single();
  expect(stored?.cover_media_id).toBe(row?.id);

  await openPath(page, `/presse/${slug}`);
  await expect(page.getByRole('columnheader', { name: 'Places' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Lecteur</p>' }),
  );
  const player = page.waitForRequest('https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1');
  await page.getByRole('button', { name: /^Lire la vidéo/ }).click();
  await player;
  await expect(page.getByTitle('Visite du studio')).toBeFocused();
  await expectNoViolation(page);
  // the sites of other tests would show the text too, and their Content-Security-Policy would block its pictures
  await createSecretKeyClient(baseURL).from('content').delete().eq('id', id);
});

test('both views edit one text; keys leave the text and edit a picture', async ({ page, baseURL }) => {
  await signInByRequest(page, getDemoEmail('editor'));
  // Markdown that the editor would write in another way, long enough to scroll
  const source = `# Titre${'\n\nLigne'.repeat(60)}\n\n* un\n* deux\n\nA<b>c</b>\n\n[lien][1]\n\n[1]: /contact`;
  const { id } = await insertContent(baseURL, { content: source });
  await openEditor(page, id);
  await test.step('the toolbar sticks below the header', async () => {
    await page.evaluate(() => scrollTo(0, 1500));
    const toolbar = await page.getByRole('button', { name: 'Liste à puces', exact: true }).boundingBox();
    const header = await page.locator('[data-editor-header]').boundingBox();
    const distance = (toolbar?.y ?? 0) - (header ? header.y + header.height : 0);
    expect(distance).toBeGreaterThan(-1);
    expect(distance).toBeLessThan(8);
  });
  await page.getByLabel('Contenu').press('End');
  await press(page, 'Markdown');
  await expect(page.getByLabel('Contenu')).toHaveValue(source);
  await page.getByLabel('Contenu').fill('Du **gras** et une liste\n\n- un');
  await press(page, 'Rédiger');
  await expect(page.getByLabel('Contenu').getByRole('listitem')).toHaveText('un');
  await page.getByLabel('Contenu').getByText('un', { exact: true }).click();
  // the toolbar shows the format at the caret
  await expect(page.getByRole('button', { name: 'Liste à puces', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('deux');
  // a save right after typing contains the last key
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
  expect(await loadContent(baseURL, id)).toMatchObject({
    content: 'Du **gras** et une liste\n\n- un\n- deux',
  });

  // Enter in a table cell starts a line, even during a long task
  const textWithTable = await insertContent(baseURL, { content: '| a |\n| - |\n| Un |' });
  await openEditor(page, textWithTable.id);
  const cellBox = await page.getByLabel('Contenu').getByText('Un', { exact: true }).boundingBox();
  // During a long task, click and keys are queued; the browser then handles the keys before `selectionchange`.
  await page.evaluate(() =>
    setTimeout(() => {
      const endTime = performance.now() + 500;
      while (performance.now() < endTime);
    }),
  );
  await Promise.all([
    page.mouse.click(cellBox?.x ?? 0, (cellBox?.y ?? 0) + 5),
    page.keyboard.press('End'),
    page.keyboard.press('Enter'),
    page.keyboard.type('deux'),
  ]);
  await pressSaveButton(page);
  await expect
    .poll(async () => (await loadContent(baseURL, textWithTable.id))?.content)
    .toBe('| a |\n| - |\n| Un<br>deux |');
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);

  // the keyboard leaves the text and edits a picture
  const text = page.getByRole('textbox', { name: 'Contenu' });
  const textWithPicture = await insertContent(baseURL, {
    content: '| a | b |\n| - | - |\n| c | d |\n\n![Vue](/p.jpg)',
  });
  await openEditor(page, textWithPicture.id);
  await text.getByText('d', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
  await text.locator('figure').click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Texte alternatif')).toHaveValue('Vue');
  await page.getByRole('dialog').getByLabel('Légende').fill('Le port');
  await page.keyboard.press('Enter');
  await expect(text.locator('figcaption')).toHaveText('Le port');
  await page.setViewportSize({ width: 390, height: 900 });
  await expectNoOverflow(page);
});
