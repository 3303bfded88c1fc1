import { database } from '../support/backend.ts';
import * as faults from '../support/faults.ts';
import { fillForm } from '../support/form-dialog.ts';
import * as job from '../support/job-form.ts';
import {
  chooseFiles,
  createPng,
  findMediaRow,
  getUniquePart,
  listStoredFiles,
  uniqueFileName,
} from '../support/media.ts';
import { demoEmail, openSession } from '../support/staff.ts';
import { addApplication, newSearchWord, openForms } from '../support/submissions.ts';
import { expect, test, uniqueEmail, waitForHydration } from '../support/test.ts';

test.use({ expectedLogs: [/^(form|mutation):/] });

test('an application is sent again with a CV that was not stored', async ({ page, baseURL }) => {
  const email = uniqueEmail(newSearchWord());
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
  const storedCv = await database(baseURL).storage.from('cv').download(String(application?.cv_path));
  expect(storedCv.error).toBe(null);
});

test('a file that was not stored gets no row and is sent again', async ({ page, baseURL }) => {
  await openSession(page, demoEmail('editor'));
  const name = uniqueFileName('panne');
  await page.goto(`/admin/media?q=${getUniquePart(name)}`);
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
  await expect(dialog.getByText(faults.messages.broken)).toBeVisible();
  await expect(send).toBeEnabled();
  expect(await findMediaRow(baseURL, name)).toBeNull();
  await removeFault();
  await send.click();
  await expect(page.getByText('1 fichier(s) uploadé(s) avec succès')).toBeVisible();
  expect(await findMediaRow(baseURL, name)).not.toBeNull();
  expect(await listStoredFiles(baseURL, getUniquePart(name))).toHaveLength(3);
});

test('an invalid link to a CV opens nothing and shows an error', async ({ page, baseURL }) => {
  const mark = newSearchWord();
  await addApplication(baseURL, mark);
  await openSession(page, demoEmail('super_admin'));
  await openForms(page, `?onglet=candidatures&q=${mark}`);
  await page.getByRole('link', { name: /Awa Diop/ }).click();
  const openButton = page
    .getByRole('dialog', { name: 'Awa Diop' })
    .getByRole('button', { name: 'Ouvrir le CV' });
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Impossible d’ouvrir le CV' });
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
  await expect(toast).toContainText(faults.messages.broken);
  await expect(openButton).toBeEnabled();
  await toast.getByRole('button', { name: 'Fermer la notification' }).click();
  await expect(toast).toHaveCount(0);
  await removeFault();
  expect(openedUrls).toEqual([]);
  const download = page.waitForEvent('download');
  await openButton.click();
  expect((await download).suggestedFilename()).toBe('cv-awa-diop.pdf');
});
