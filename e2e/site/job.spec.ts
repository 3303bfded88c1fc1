import {
  countPosts,
  expectFormValues,
  fillForm,
  findFieldByLabel,
  openFormDialog,
} from '../support/form-dialog.ts';
import {
  createRequiredJobFormValues,
  JOB_FORM_CONSENT_LABEL,
  JOB_FORM_SEND_LABEL,
  JOB_FORM_TITLE,
  loadApplications,
  openJobFormDialog,
} from '../support/job-form.ts';
import { createUniqueEmail, expect, test, waitForHydration } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test('an application needs consent and valid links; an offer presets its title', async ({
  page,
  baseURL,
}) => {
  await page.goto('/carrieres');
  await waitForHydration(page);
  const countSentRows = countPosts(page, 'job_applications');
  const dialog = await openJobFormDialog(page);
  const sendButton = dialog.getByRole('button', { name: JOB_FORM_SEND_LABEL });
  const { [JOB_FORM_CONSENT_LABEL]: consent, ...otherValues } = createRequiredJobFormValues(
    createUniqueEmail('court'),
  );
  await fillForm(dialog, otherValues);
  await sendButton.click();
  await expectToast(page, 'Champs requis', 'et accepter le traitement des données.');
  await expect(findFieldByLabel(dialog, JOB_FORM_CONSENT_LABEL)).toBeFocused();
  await fillForm(dialog, { [JOB_FORM_CONSENT_LABEL]: consent, LinkedIn: 'javascript:alert(1)' });
  await sendButton.press('Enter');
  await expectToast(page, 'Champs à corriger', 'Veuillez vérifier les champs signalés.');
  await expect(dialog.getByText('Entrez une adresse web complète')).toBeVisible();
  await expect(findFieldByLabel(dialog, 'LinkedIn')).toBeFocused();
  expect(countSentRows()).toBe(0);

  await fillForm(dialog, { LinkedIn: '', Portfolio: 'exemple.com/awa' });
  const request = page.waitForRequest('**/rest/v1/job_applications*');
  await sendButton.press('Enter');
  expect((await request).postDataJSON()).toMatchObject({
    phone: '',
    job_title: '',
    department: '',
    availability: null,
    remote: false,
    relocate: false,
    portfolio: 'https://exemple.com/awa',
    linkedin: '',
    cover_letter: '',
  });
  await expect(dialog).toBeHidden();

  const email = createUniqueEmail('offre');
  const apply = page.getByRole('main').getByRole('button', { name: /^Postuler Ingénieur streaming/ });
  await openFormDialog(page, apply, JOB_FORM_TITLE);
  const presetValues = { 'Poste visé': 'Ingénieur streaming vidéo (F/H)', Département: 'Tech' };
  await expectFormValues(dialog, presetValues);
  await fillForm(dialog, createRequiredJobFormValues(email));
  await dialog.getByRole('button', { name: JOB_FORM_SEND_LABEL }).click();
  await expect(dialog).toBeHidden();
  expect(await loadApplications(baseURL, email)).toMatchObject([
    { job_title: 'Ingénieur streaming vidéo (F/H)', department: 'tech', cv_path: null },
  ]);
  await openFormDialog(page, apply, JOB_FORM_TITLE);
  await expectFormValues(dialog, { ...presetValues, Prénom: '', Motivation: '' });
  await page.keyboard.press('Escape');

  await openJobFormDialog(page);
  await expectFormValues(dialog, { 'Poste visé': '', Département: 'Non précisé' });
});
