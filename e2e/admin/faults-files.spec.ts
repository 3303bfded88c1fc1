import { getDatabase } from '../support/backend.ts';
import * as faults from '../support/faults.ts';
import { fillForm } from '../support/form-dialog.ts';
import * as job from '../support/job-form.ts';
import { chooseFiles, createPng, findMediaRow, listStoredFiles } from '../support/media.ts';
import { demoEmail, openSession } from '../support/staff.ts';
import { addApplication, openForms } from '../support/submissions.ts';
import { expect, test, uniqueEmail, waitForHydration } from '../support/test.ts';
import { findToast } from '../support/toast.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [/^(form|mutation):/] });

test('an application is sent again with a CV that was not stored', async ({ page, baseURL }) => {
  const email = uniqueEmail(createUniqueWord());
  await page.goto('/carrieres');
  await waitForHydration(page);
  const dialog = await job.openApplication(page);
  await fillForm(dialog, job.requiredApplicationValues(email));
  await job.fileInput(dialog).setInputFiles(job.createCv());
  const send = dialog.getByRole('button', { name: job.SEND_LABEL });
  const removeFault = await faults.injectFault(page, /\/storage\/v1\/object\/cv\//, faults.captivePortal);
  const failureLogPromise = page.waitForEvent('console', (line) => line.text().startsWith('form:'));
  await send.click();
  await failureLogPromise;
  await expect(send).toBeEnabled();
  expect(await job.loadApplications(baseURL, email)).toEqual([]);
  await removeFault();
  await send.click();
  await expect(dialog).toBeHidden();
  const [application] = await job.loadApplications(baseURL, email);
  const storedCv = await getDatabase(baseURL).storage.from('cv').download(String(application?.cv_path));
  expect(storedCv.error).toBe(null);
});

test('a file that was not stored gets no row and is sent again', async ({ page, baseURL }) => {
  await openSession(page, demoEmail('editor'));
  const uniqueWord = createUniqueWord();
  const name = `panne ${uniqueWord}.png`;
  await page.goto(`/admin/media?q=${uniqueWord}`);
  const dialog = await chooseFiles(page, createPng(name));
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
  await expect(dialog.getByText(faults.messages.unexpected)).toBeVisible();
  await expect(send).toBeEnabled();
  expect(await findMediaRow(baseURL, name)).toBeNull();
  await removeFault();
  await send.click();
  await expect(page.getByText('1 fichier(s) uploadé(s) avec succès')).toBeVisible();
  expect(await findMediaRow(baseURL, name)).not.toBeNull();
  expect(await listStoredFiles(baseURL, uniqueWord)).toHaveLength(3);
});

test('an invalid link to a CV opens nothing and shows an error', async ({ page, baseURL }) => {
  const uniqueWord = createUniqueWord();
  await addApplication(baseURL, uniqueWord);
  await openSession(page, demoEmail('super_admin'));
  await openForms(page, `?onglet=candidatures&q=${uniqueWord}`);
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
  await expect(toast).toContainText(faults.messages.unexpected);
  await expect(openButton).toBeEnabled();
  await toast.getByRole('button', { name: 'Fermer la notification' }).click();
  await expect(toast).toHaveCount(0);
  await removeFault();
  expect(openedUrls).toEqual([]);
  const download = page.waitForEvent('download');
  await openButton.click();
  expect((await download).suggestedFilename()).toBe('cv-awa-diop.pdf');
});
