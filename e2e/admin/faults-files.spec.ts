import * as faults from '../support/faults.ts';
import { createPng, listMediaFileNames, loadMediaRow, openUploadDialogWithFiles } from '../support/media.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { addApplication, openInbox } from '../support/submissions.ts';
import { expect, test } from '../support/test.ts';
import { findToast } from '../support/toast.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [/^mutation:/] });

test('a file that was not stored gets no row and is sent again', async ({ page, baseURL }) => {
  await signInByRequest(page, getDemoEmail('editor'));
  const uniqueWord = createUniqueWord();
  const name = `panne ${uniqueWord}.png`;
  await page.goto(`/admin/media?q=${uniqueWord}`);
  const dialog = await openUploadDialogWithFiles(page, createPng(name));
  const send = dialog.getByRole('button', { name: 'Uploader' });
  const removeFault = await faults.injectFault(
    page,
    /\/storage\/v1\/object\/media\/uploads\//,
    faults.captivePortal,
    'POST',
  );
  const responsePromise = page.waitForResponse(/\/storage\/v1\/object\/media\/uploads\//);
  await send.click();
  await (await responsePromise).finished();
  await expect(dialog.getByText(faults.adminErrorMessages.unexpected)).toBeVisible();
  await expect(send).toBeEnabled();
  expect(await loadMediaRow(baseURL, name)).toBeNull();
  await removeFault();
  await send.click();
  await expect(page.getByText('1 fichier(s) uploadé(s) avec succès')).toBeVisible();
  expect(await loadMediaRow(baseURL, name)).not.toBeNull();
  expect(await listMediaFileNames(baseURL, uniqueWord)).toHaveLength(3);
});

test('an invalid link to a CV opens nothing and shows an error', async ({ page, baseURL }) => {
  const uniqueWord = createUniqueWord();
  await addApplication(baseURL, uniqueWord);
  await signInByRequest(page, getDemoEmail('super_admin'));
  await openInbox(page, `?onglet=candidatures&q=${uniqueWord}`);
  await page.getByRole('link', { name: /Awa Diop/ }).click();
  const openButton = page
    .getByRole('dialog', { name: 'Awa Diop' })
    .getByRole('button', { name: 'Ouvrir le CV' });
  const toast = findToast(page, 'Impossible d’ouvrir le CV');
  const openedUrls: string[] = [];
  page.on('request', (request) => {
    if (/undefined|\/object\/sign\/.*\?/.test(request.url())) openedUrls.push(request.url());
  });
  const removeFault = await faults.injectFault(
    page,
    /\/storage\/v1\/object\/sign\/cv\//,
    faults.captivePortal,
    'POST',
  );
  await openButton.click();
  await expect(toast).toContainText(faults.adminErrorMessages.unexpected);
  await expect(openButton).toBeEnabled();
  await toast.getByRole('button', { name: 'Fermer la notification' }).click();
  await expect(toast).toHaveCount(0);
  await removeFault();
  expect(openedUrls).toEqual([]);
  const download = page.waitForEvent('download');
  await openButton.click();
  expect((await download).suggestedFilename()).toBe('cv-awa-diop.pdf');
});
