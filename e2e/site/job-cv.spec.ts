import * as faults from '../support/faults.ts';
import { countPosts, expectAccessibleForm, fillForm } from '../support/form-dialog.ts';
import {
  createCv,
  createRequiredJobFormValues,
  findCvInput,
  JOB_FORM_SEND_LABEL,
  loadApplications,
  loadCvSize,
  openJobFormDialog,
} from '../support/job-form.ts';
import { createUniqueEmail, expect, test, waitForHydration } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/carrieres');
  await waitForHydration(page);
});

test.describe('the CV', () => {
  test('is stored privately when the form is sent; wrong types and sizes are refused', async ({
    page,
    baseURL,
  }) => {
    const storageCalls: string[] = [];
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/storage/v1/')) storageCalls.push(request.url());
      if (/cv-upload|storage-js/.test(request.url())) scripts.push(request.url());
    });
    const email = createUniqueEmail('cv');
    const dialog = await openJobFormDialog(page);
    await fillForm(dialog, createRequiredJobFormValues(email));
    expect(scripts).toEqual([]);
    await findCvInput(dialog).setInputFiles(createCv());
    await expect(dialog.getByText('Présentation – Aminata Koné.pdf')).toBeVisible();
    await expect(dialog.getByText('19,5\u00a0Ko')).toBeVisible();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    expect(storageCalls).toEqual([]);
    const request = page.waitForRequest('**/rest/v1/job_applications*');
    await dialog.getByRole('button', { name: JOB_FORM_SEND_LABEL }).click();
    const { cv_path: path } = (await request).postDataJSON() as { cv_path: string };
    expect(path).toMatch(/^[0-9a-f-]{36}\.pdf$/);
    await expect(dialog).toBeHidden();
    expect(await loadApplications(baseURL, email)).toMatchObject([{ cv_path: path }]);
    expect(await loadCvSize(baseURL, path)).toBe(20_000);
    expect((await page.request.get(`/storage/v1/object/public/cv/${path}`)).ok()).toBe(false);

    await openJobFormDialog(page);
    await findCvInput(dialog).setInputFiles({
      name: 'cv.html',
      mimeType: 'application/pdf',
      buffer: Buffer.from('x'),
    });
    await expect(dialog.getByText('Ce fichier n’est ni un PDF, ni un DOC, ni un DOCX.')).toBeVisible();
    await expect(findCvInput(dialog)).toHaveAccessibleDescription(/ni un PDF/);
    await findCvInput(dialog).setInputFiles(createCv('lourd.pdf', 5 * 1024 * 1024 + 1));
    await expect(dialog.getByText('Ce fichier dépasse 5 Mo.')).toBeVisible();
    await expect(dialog.getByText('lourd.pdf')).toHaveCount(0);

    const name = `${'très-long-nom-de-fichier-'.repeat(6)}.pdf`;
    await findCvInput(dialog).setInputFiles(createCv(name));
    await expect(dialog.getByText('Ce fichier dépasse 5 Mo.')).toHaveCount(0);
    await expectAccessibleForm(page, dialog);
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Abandonner votre saisie ?' });
    await question.getByRole('button', { name: 'Continuer' }).click();
    await dialog.getByRole('button', { name: `Retirer ${name}` }).click();
    await expect(dialog.getByText(name)).toHaveCount(0);
    await expect(findCvInput(dialog)).toBeFocused();

    // a file of another format is refused, and the form asks before sending without it
    await fillForm(dialog, createRequiredJobFormValues(createUniqueEmail('sans')));
    await findCvInput(dialog).setInputFiles({
      ...createCv('cv.pdf'),
      buffer: Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
    });
    await expect(dialog.getByText('Ce fichier n’est ni un PDF, ni un DOC, ni un DOCX.')).toBeVisible();
    await dialog.getByRole('button', { name: JOB_FORM_SEND_LABEL }).click();
    const sendQuestion = page.getByRole('alertdialog', { name: 'Envoyer sans CV' });
    await sendQuestion.getByRole('button', { name: 'Choisir un autre fichier' }).click();
    await findCvInput(dialog).setInputFiles(createCv('document:1234'));
    await expect(dialog.getByText('document:1234')).toBeVisible();
    await findCvInput(dialog).setInputFiles({ ...createCv('cv.pdf'), buffer: Buffer.from('MZ\x90') });
    await expect(dialog.getByText('document:1234')).toHaveCount(0);
    await dialog.getByRole('button', { name: JOB_FORM_SEND_LABEL }).click();
    const requestWithoutCv = page.waitForRequest('**/rest/v1/job_applications*');
    await sendQuestion.getByRole('button', { name: 'Envoyer sans CV' }).click();
    expect((await requestWithoutCv).postDataJSON()).not.toHaveProperty('cv_path');
    await expect(dialog).toBeHidden();
  });

  test('choice keeps typed words when the phone drops the page meanwhile', async ({ page }) => {
    const dialog = await openJobFormDialog(page);
    await fillForm(dialog, createRequiredJobFormValues('awa@exemple.com'));
    const fileChooserPromise = page.waitForEvent('filechooser');
    await dialog.getByText('Choisir un fichier').click();
    await fileChooserPromise;
    page.on('dialog', (unloadDialog) => void unloadDialog.accept());
    await page.reload();
    await expect(dialog.getByLabel('Motivation')).toHaveValue('Raconter nos histoires.');
    await expect(dialog.getByLabel('Email')).toHaveValue('awa@exemple.com');
    await findCvInput(dialog).setInputFiles(createCv('cv.pdf'));
    await expect(dialog.getByText('cv.pdf')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('obouo.application'))).toBeNull();
  });

  test.describe('when a call fails', () => {
    test.use({ expectedLogs: [/^form: /] });

    test('is uploaded once over all retries, and again after it expired', async ({ page, baseURL }) => {
      await page.clock.install();
      const uploads: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/storage/v1/object/cv/')) {
          uploads.push(request.url().split('/').at(-1) ?? '');
        }
      });
      const email = createUniqueEmail('reprise');
      const countSentRows = countPosts(page, 'job_applications');
      const dialog = await openJobFormDialog(page);
      await fillForm(dialog, createRequiredJobFormValues(email));
      await findCvInput(dialog).setInputFiles(createCv());
      const sendAndExpectError = async (requests: RegExp, fault: faults.Fault) => {
        const removeFault = await faults.injectFault(page, requests, fault);
        const failureLogPromise = page.waitForEvent('console', (line) => line.text().startsWith('form:'));
        await dialog.getByRole('button', { name: JOB_FORM_SEND_LABEL }).press('Enter');
        await failureLogPromise;
        await expectToast(page, 'Erreur', 'Une erreur est survenue. Veuillez réessayer.');
        await expect(dialog.getByText('Présentation – Aminata Koné.pdf')).toBeVisible();
        await removeFault();
      };
      // the rate limit refuses the ticket
      await sendAndExpectError(/\/rpc\/open_cv_upload/, faults.tooManyRequestsFault);
      await expect(dialog.getByRole('alert')).toContainText('Réessayez dans 42 secondes');
      expect(uploads).toEqual([]);
      // the CV is not stored: the form is not sent
      await sendAndExpectError(/\/storage\/v1\/object\/cv\//, faults.captivePortalFault);
      expect(await loadApplications(baseURL, email)).toEqual([]);
      // the upload succeeds but its answer is lost
      await sendAndExpectError(/\/storage\/v1\/object\/cv\//, faults.lostAnswerFault);
      expect(countSentRows()).toBe(0);
      await sendAndExpectError(/\/job_applications/, faults.connectionResetFault);
      await sendAndExpectError(/\/job_applications/, faults.connectionResetFault);
      expect(new Set(uploads).size).toBe(1);
      // the form stays open longer than the 20 minutes for which it relies on the stored file
      await page.clock.fastForward('21:00');
      await dialog.getByRole('button', { name: JOB_FORM_SEND_LABEL }).press('Enter');
      await expect(dialog).toBeHidden();
      expect(new Set(uploads).size).toBe(2);
      const path = uploads.at(-1) ?? '';
      expect(await loadApplications(baseURL, email)).toMatchObject([{ cv_path: path }]);
      expect(await loadCvSize(baseURL, path)).toBe(20_000);
    });

    test('gets a new ticket after a replacement, and none while the storage is full', async ({
      page,
      baseURL,
    }) => {
      const email = createUniqueEmail('remplace');
      const countTicketRequests = countPosts(page, 'rpc/open_cv_upload');
      const dialog = await openJobFormDialog(page);
      await fillForm(dialog, createRequiredJobFormValues(email));
      await findCvInput(dialog).setInputFiles(createCv('cv.pdf'));
      // this name has no ticket, so the storage refuses the file
      const answer = {
        status: 200,
        contentType: 'application/json',
        body: JSON.stringify(`${crypto.randomUUID()}.pdf`),
      };
      await page.route('**/rest/v1/rpc/open_cv_upload*', (route) => route.fulfill(answer), { times: 1 });
      await dialog.getByRole('button', { name: JOB_FORM_SEND_LABEL }).click();
      await expect(dialog).toBeHidden();
      expect(countTicketRequests()).toBe(2);
      const [application] = await loadApplications(baseURL, email);
      expect(await loadCvSize(baseURL, application?.cv_path ?? '')).toBe(20_000);

      const secondEmail = createUniqueEmail('plein');
      const countSentRows = countPosts(page, 'job_applications');
      await openJobFormDialog(page);
      await fillForm(dialog, createRequiredJobFormValues(secondEmail));
      await findCvInput(dialog).setInputFiles(createCv('cv.pdf'));
      const fullStorageAnswer = { status: 200, contentType: 'application/json', body: '""' };
      await page.route('**/rest/v1/rpc/open_cv_upload*', (route) => route.fulfill(fullStorageAnswer));
      await dialog.getByRole('button', { name: JOB_FORM_SEND_LABEL }).click();
      await expectToast(page, 'Erreur', 'Une erreur est survenue. Veuillez réessayer.');
      await expect(findCvInput(dialog)).toHaveAccessibleDescription(
        /Retirez le CV et envoyez votre candidature sans lui/,
      );
      expect(countSentRows()).toBe(0);
      await dialog.getByRole('button', { name: 'Retirer cv.pdf' }).click();
      await dialog.getByRole('button', { name: JOB_FORM_SEND_LABEL }).click();
      await expect(dialog).toBeHidden();
      expect(await loadApplications(baseURL, secondEmail)).toMatchObject([{ cv_path: null }]);
    });
  });
});
