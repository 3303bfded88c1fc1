import { countPosts, expectFormValues, fillForm, findField, openForm } from '../support/form-dialog.ts';
import {
  CONSENT_LABEL,
  DIALOG_TITLE,
  loadApplications,
  openApplication,
  requiredApplicationValues,
  SEND_LABEL,
} from '../support/job-form.ts';
import { expect, test, uniqueEmail, waitForHydration } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/carrieres');
  await waitForHydration(page);
});

test('an application without consent or with a wrong link is not sent', async ({ page }) => {
  const countSentRows = countPosts(page, 'job_applications');
  const dialog = await openApplication(page);
  const send = dialog.getByRole('button', { name: SEND_LABEL });
  const { [CONSENT_LABEL]: consent, ...otherValues } = requiredApplicationValues(uniqueEmail('court'));
  await fillForm(dialog, otherValues);
  await send.click();
  await expectToast(page, 'Champs requis', 'et accepter le traitement des données.');
  await expect(findField(dialog, CONSENT_LABEL)).toBeFocused();
  await fillForm(dialog, { [CONSENT_LABEL]: consent, LinkedIn: 'javascript:alert(1)' });
  await send.press('Enter');
  await expectToast(page, 'Champs à corriger', 'Veuillez vérifier les champs signalés.');
  await expect(dialog.getByText('Entrez une adresse web complète')).toBeVisible();
  await expect(findField(dialog, 'LinkedIn')).toBeFocused();
  expect(countSentRows()).toBe(0);

  await fillForm(dialog, { LinkedIn: '', Portfolio: 'exemple.com/awa' });
  const request = page.waitForRequest('**/rest/v1/job_applications*');
  await send.press('Enter');
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
});

test('an offer opens the application with its title and department', async ({ page, baseURL }) => {
  const email = uniqueEmail('offre');
  const apply = page.getByRole('main').getByRole('button', { name: /^Postuler Ingénieur streaming/ });
  const dialog = await openForm(page, apply, DIALOG_TITLE);
  const presetValues = { 'Poste visé': 'Ingénieur streaming vidéo (F/H)', Département: 'Tech' };
  await expectFormValues(dialog, presetValues);
  await fillForm(dialog, requiredApplicationValues(email));
  await dialog.getByRole('button', { name: SEND_LABEL }).click();
  await expect(dialog).toBeHidden();
  expect(await loadApplications(baseURL, email)).toMatchObject([
    { job_title: 'Ingénieur streaming vidéo (F/H)', department: 'tech', cv_path: null },
  ]);
  await openForm(page, apply, DIALOG_TITLE);
  await expectFormValues(dialog, { ...presetValues, Prénom: '', Motivation: '' });
  await page.keyboard.press('Escape');

  await openApplication(page);
  await expectFormValues(dialog, { 'Poste visé': '', Département: 'Non précisé' });
});
