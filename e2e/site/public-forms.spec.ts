import type { Locator } from '@playwright/test';
import { createSecretKeyClient, loadCaughtMails } from '../support/backend.ts';
import * as faults from '../support/faults.ts';
import {
  countPosts,
  expectAccessibleForm,
  expectFormValues,
  fillForm,
  findFieldByLabel,
  holdTableRequests,
} from '../support/form-dialog.ts';
import { type PublicFormCase, publicFormCases } from '../support/public-forms.ts';
import { createUniqueEmail, expect, test, waitForHydration } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.use({ expectedLogs: [/^form: /] });

const REQUIRED_FIELDS_TOAST = ['Champs requis', 'Veuillez remplir tous les champs obligatoires.'] as const;

/**
 * Every form is tested with two faults: it could take the first one for a success, and write twice after the second. One
 * form runs all faults, because all forms share the code that handles them.
 */
const { captivePortalFault, lostAnswerFault } = faults;
const FULLY_TESTED_FORM = 'contact_messages';

/** Returns the values of all fields, the honeypot included. */
const readFieldValues = (form: Locator) =>
  form
    .locator('input, select, textarea')
    .evaluateAll((fields) =>
      fields.map((field) => (field as HTMLInputElement).checked || (field as HTMLInputElement).value),
    );

for (const [table, publicForm] of Object.entries<PublicFormCase>(publicFormCases)) {
  const { path, open, requiredLabels, values, row, submitLabel, successToast } = publicForm;
  const { emptyFormToast = REQUIRED_FIELDS_TOAST, sendingLabel = 'Envoi en cours...' } = publicForm;
  test(`${table}: a failed call keeps the text, a valid form stores one row`, async ({ page, baseURL }) => {
    const email = createUniqueEmail('Formulaire');
    const typedValues = values(email);
    await page.goto(path);
    await waitForHydration(page);
    const form = await open(page);
    const blankValues = await readFieldValues(form);
    const countSentRows = countPosts(page, table);
    const button = form.getByRole('button', { name: submitLabel });
    await expect(form.locator('a[href="/politique-confidentialite"]')).toBeVisible();

    await test.step('nothing typed', async () => {
      await button.click();
      await expectToast(page, ...emptyFormToast);
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(requiredLabels.length);
      for (const label of requiredLabels) {
        await expect(findFieldByLabel(form, label)).toHaveAccessibleDescription(
          /Ce champ est obligatoire\.|Votre accord/,
        );
      }
      await expect(findFieldByLabel(form, requiredLabels[0] ?? '')).toBeFocused();
      await expectAccessibleForm(page, form);
    });

    await test.step('an incomplete e-mail address', async () => {
      const invalidValues = values('aminata.exemple.com');
      const field = form.locator('[type="email"]');
      await fillForm(form, invalidValues);
      // by keyboard from here on: a pointer over a toast would keep it open, in front of the button
      await button.press('Enter');
      await expectToast(page, 'Email invalide', 'Veuillez entrer une adresse email valide.');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/Entrez une adresse complète/);
      await expectFormValues(form, invalidValues);
      await field.fill(email);
    });

    await test.step('a filled honeypot', async () => {
      await form.locator('[name="site_web"]').evaluate((input: HTMLInputElement) => {
        input.value = 'https://exemple.com';
      });
      await button.press('Enter');
      await expectToast(page, 'Erreur', 'Une erreur est survenue. Veuillez réessayer.');
      await form.locator('[name="site_web"]').evaluate((input: HTMLInputElement) => {
        input.value = '';
      });
      expect(countSentRows()).toBe(0);
    });

    // each fault ends in the same message
    for (const [name, fault] of Object.entries(
      table === FULLY_TESTED_FORM ? faults.faultsByName : { captivePortalFault, lostAnswerFault },
    )) {
      await test.step(name, async () => {
        const removeFault = await faults.injectFault(page, new RegExp(`/rest/v1/${table}`), fault);
        const restoreTimeouts = name === 'noAnswerFault' ? await faults.shortenTimeouts(page) : undefined;
        const failureLogPromise = page.waitForEvent('console', (line) => line.text().startsWith('form:'));
        await button.press('Enter');
        await failureLogPromise;
        await expectToast(page, 'Erreur', 'Une erreur est survenue. Veuillez réessayer.');
        await expect(button).toBeEnabled();
        const waitNotice = form.getByText('Réessayez dans 42 secondes : ce que vous avez écrit reste');
        await expect(waitNotice).toHaveCount(name === 'tooManyRequestsFault' ? 1 : 0);
        await removeFault();
        await restoreTimeouts?.();
      });
    }

    await test.step('pressed twice', async () => {
      // the typed values stayed between the attempts
      await expectFormValues(form, typedValues);
      const rowCountBefore = countSentRows();
      const release = await holdTableRequests(page, table);
      const request = page.waitForRequest(`**/rest/v1/${table}*`);
      await button.evaluate((element: HTMLButtonElement) => {
        element.click();
        element.click();
      });
      expect((await request).postDataJSON()).toEqual(row(email));
      await expect(form.getByRole('button', { name: sendingLabel })).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(form).toBeVisible();
      release();
      await expectToast(page, ...successToast);
      expect(countSentRows() - rowCountBefore).toBe(1);
    });

    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await readFieldValues(await open(page))).toEqual(blankValues);
    const { data } = await createSecretKeyClient(baseURL)
      .from(table as keyof typeof publicFormCases)
      .select(Object.keys(row(email)).join(', '))
      .eq('email', row(email).email);
    expect(data).toEqual([row(email)]);
    const loadMails = () =>
      loadCaughtMails(baseURL, email, /^(Nous avons bien reçu votre|Confirmez votre inscription) /);
    await expect.poll(async () => (await loadMails()).length).toBe(1);
  });
}
