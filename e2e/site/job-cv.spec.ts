import { expectAccessibleForm, expectFormValues, fillForm } from '../support/form-dialog.ts';
import {
  createCv,
  createRequiredJobFormValues,
  findCvInput,
  JOB_FORM_SEND_LABEL,
  JOB_FORM_TITLE,
  loadApplications,
  loadCvSize,
  openJobFormDialog,
} from '../support/job-form.ts';
import { expectFormToSendOneRow } from '../support/public-forms.ts';
import { createUniqueEmail, expect, test, waitForHydration } from '../support/test.ts';

test('an application and its CV are stored once; other files are refused', async ({ page, baseURL }) => {
  const storageCalls: string[] = [];
  const uploadScripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/storage/v1/')) storageCalls.push(request.url());
    if (/cv-upload|storage-js/.test(request.url())) uploadScripts.push(request.url());
  });
  await page.goto('/carrieres');
  await waitForHydration(page);
  await expectFormToSendOneRow(page, baseURL, 'job_applications', createUniqueEmail('candidature'));
  const email = createUniqueEmail('cv');
  const dialog = page.getByRole('dialog', { name: JOB_FORM_TITLE });
  await expectFormValues(dialog, { 'Poste visé': '', Département: 'Non précisé' });
  await fillForm(dialog, createRequiredJobFormValues(email));
  const fileChooserPromise = page.waitForEvent('filechooser');
  await dialog.getByText('Choisir un fichier').click();
  await fileChooserPromise;
  // a phone that needs memory drops the page behind its file chooser: simulated by a reload
  page.on('dialog', (unloadDialog) => void unloadDialog.accept());
  await page.reload();
  await expect(dialog.getByLabel('Motivation')).toHaveValue('Raconter nos histoires.');
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await findCvInput(dialog).setInputFiles(createCv());
  await expect(dialog.getByText('Présentation – Aminata Koné.pdf')).toBeVisible();
  await expect(dialog.getByText('19,5\u00a0Ko')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('obouo.application'))).toBeNull();
  expect(storageCalls).toEqual([]);
  expect(uploadScripts).toEqual([]);
  await dialog.getByRole('button', { name: JOB_FORM_SEND_LABEL }).press('Enter');
  await expect(dialog).toBeHidden();
  expect(uploadScripts).not.toEqual([]);
  const applications = await loadApplications(baseURL, email);
  expect(applications).toHaveLength(1);
  const path = applications[0]?.cv_path ?? '';
  expect(path).toMatch(/^[0-9a-f-]{36}\.pdf$/);
  expect(await loadCvSize(baseURL, path)).toBe(20_000);
  expect((await page.request.get(`/storage/v1/object/public/cv/${path}`)).ok()).toBe(false);

  await openJobFormDialog(page);
  // the first bytes of a Windows program, under the name of a PDF
  const renamedProgram = { ...createCv('cv.pdf'), buffer: Buffer.from('MZ\x90') };
  const refusal = dialog.getByText('Ce fichier n’est ni un PDF, ni un DOC, ni un DOCX.');
  await findCvInput(dialog).setInputFiles(renamedProgram);
  await expect(refusal).toBeVisible();
  await expect(findCvInput(dialog)).toHaveAccessibleDescription(/ni un PDF/);
  const name = `${'très-long-nom-de-fichier-'.repeat(6)}.pdf`;
  await findCvInput(dialog).setInputFiles(createCv(name));
  await expect(refusal).toHaveCount(0);
  await expectAccessibleForm(page, dialog);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Abandonner votre saisie ?' });
  await question.getByRole('button', { name: 'Continuer' }).click();
  await dialog.getByRole('button', { name: `Retirer ${name}` }).click();
  await expect(dialog.getByText(name)).toHaveCount(0);
  await expect(findCvInput(dialog)).toBeFocused();

  // after a refused file, the form asks before it is sent without a CV
  const secondEmail = createUniqueEmail('sans');
  await fillForm(dialog, createRequiredJobFormValues(secondEmail));
  await findCvInput(dialog).setInputFiles(renamedProgram);
  await expect(refusal).toBeVisible();
  await dialog.getByRole('button', { name: JOB_FORM_SEND_LABEL }).press('Enter');
  const sendQuestion = page.getByRole('alertdialog', { name: 'Envoyer sans CV' });
  await sendQuestion.getByRole('button', { name: 'Choisir un autre fichier' }).click();
  await dialog.getByRole('button', { name: JOB_FORM_SEND_LABEL }).press('Enter');
  await sendQuestion.getByRole('button', { name: 'Envoyer sans CV' }).click();
  await expect(dialog).toBeHidden();
  expect(await loadApplications(baseURL, secondEmail)).toMatchObject([{ cv_path: null }]);
});
