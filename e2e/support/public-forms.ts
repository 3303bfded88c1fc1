import type { Locator, Page } from '@playwright/test';
import { createSecretKeyClient } from './backend.ts';
import {
  countPosts,
  expectAccessibleForm,
  fillForm,
  findFieldByLabel,
  getParisDateInDays,
  holdTableRequests,
  openFormDialog,
} from './form-dialog.ts';
import * as job from './job-form.ts';
import { expect } from './test.ts';
import { expectToast } from './toast.ts';

/** Describes one form of the site for the tests that run on every form. */
interface PublicFormCase {
  open: (page: Page) => Promise<Locator>;
  /** In the order of the form. */
  requiredLabels: readonly string[];
  /** Values that the tests type, by label. */
  values: (email: string) => Readonly<Record<string, string | true>>;
  /** Exactly the columns that the form sends. The e-mail is in lower case where the form normalises it. */
  row: (email: string) => { email: string };
  submitLabel: string;
  /** Title and text. */
  successToast: readonly [string, string];
  /** Title and text of the toast for an empty form, where they differ from the common ones. */
  emptyFormToast?: readonly [string, string];
}

/** Returns the values of the name and e-mail fields, by label. */
export const createVisitorFieldValues = (email: string) => ({ Prénom: 'Aminata', Nom: 'Koné', Email: email });
const phone = '+225 07 01 02 03 04';
const personRow = (email: string) => ({ first_name: 'Aminata', last_name: 'Koné', email });

/** Returns the first button with this name in the `main` element. */
export const findButtonInMain = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).first();

/** Forms of the site with several fields, by their table; `expectFormToSendOneRow` runs the same steps on each. */
export const publicFormCases = {
  contact_messages: {
    open: async (page) => page.getByRole('form', { name: 'Écrivez-nous' }),
    requiredLabels: ['Nom complet', 'Email', 'Sujet', 'Message'],
    values: (email) => ({
      'Nom complet': 'Aminata Koné',
      Email: email,
      Sujet: 'Coproduction à Bouaké',
      Message: 'Bonjour,\n\nNous préparons une série « Les Marées ». <script>alert(1)</script>',
    }),
    row: (email) => ({
      name: 'Aminata Koné',
      email: email.toLowerCase(),
      subject: 'Coproduction à Bouaké',
      message: 'Bonjour,\n\nNous préparons une série « Les Marées ». <script>alert(1)</script>',
    }),
    submitLabel: 'Envoyer le message',
    successToast: ['Message envoyé !', 'Nous vous recontacterons dans les plus brefs délais.'],
  },
  business_contacts: {
    open: (page) =>
      openFormDialog(
        page,
        page.locator('main button[aria-haspopup="dialog"]').first(),
        'Parlons de votre projet',
      ),
    requiredLabels: Object.keys(createVisitorFieldValues('')),
    values: (email) => ({
      ...createVisitorFieldValues(email),
      Téléphone: phone,
      Entreprise: 'Sahel Médias',
      Fonction: 'Directrice',
      Sujet: 'Distribution',
      Budget: '500K€\u00a0–\u00a01M€',
      Message: 'Bonjour,\n\nUn projet <script>alert(1)</script>.',
      'Date souhaitée': getParisDateInDays(9),
      Créneau: '14:00-15:00',
    }),
    row: (email) => ({
      ...personRow(email),
      phone,
      company: 'Sahel Médias',
      position: 'Directrice',
      subject: 'Distribution',
      budget: '500K€ - 1M€',
      message: 'Bonjour,\n\nUn projet <script>alert(1)</script>.',
      appointment_date: getParisDateInDays(9),
      time_slot: '14:00-15:00',
    }),
    submitLabel: 'Envoyer la demande',
    successToast: ['Demande envoyée !', 'Nous vous recontacterons dans les plus brefs délais.'],
  },
  press_contacts: {
    open: (page) => openFormDialog(page, findButtonInMain(page, 'Contact Presse'), 'Contact presse'),
    requiredLabels: [...Object.keys(createVisitorFieldValues('')), 'Média'],
    values: (email) => ({
      ...createVisitorFieldValues(email),
      Téléphone: phone,
      Média: 'Podcast',
      'Fonction et rédaction': 'Journaliste',
      'Type de demande': 'Visuels/Photos',
      'Date souhaitée (interview ou échéance)': getParisDateInDays(2),
      Sujet: 'Un portrait',
      Message: 'Bonjour,\n\nUn portrait.',
      'Je souhaite une interview': true,
      'Je souhaite le dossier de presse': true,
    }),
    row: (email) => ({
      ...personRow(email),
      phone,
      media: 'Podcast',
      position: 'Journaliste',
      type: 'Visuels/Photos',
      subject: 'Un portrait',
      message: 'Bonjour,\n\nUn portrait.',
      interview_date: getParisDateInDays(2),
      deadline: getParisDateInDays(2),
      newsletter_subscription: false,
    }),
    submitLabel: 'Envoyer la demande',
    successToast: ['Demande envoyée !', 'Notre équipe presse vous recontactera rapidement.'],
  },
  job_applications: {
    open: job.openJobFormDialog,
    requiredLabels: Object.keys(job.createRequiredJobFormValues('')),
    values: job.createAllJobFormValues,
    row: (email) => ({
      ...personRow(email),
      phone,
      address: '12 rue des Manguiers',
      city: 'Abidjan',
      job_title: 'Monteuse',
      department: 'Ressources Humaines',
      experience: 'Expert (12+ ans)',
      education: 'Autodidacte',
      skills: 'Montage',
      motivation: 'Raconter nos histoires.',
      availability: getParisDateInDays(20),
      salary: 'À négocier',
      remote: true,
      relocate: false,
      portfolio: 'https://exemple.com/aminata',
      linkedin: 'https://www.linkedin.com/in/aminata',
      cover_letter: 'Madame, Monsieur,',
      gdpr_consent: true,
    }),
    submitLabel: job.JOB_FORM_SEND_LABEL,
    successToast: [
      'Candidature envoyée !',
      'Nous étudierons votre profil et vous recontacterons rapidement.',
    ],
    emptyFormToast: [
      'Champs requis',
      'Veuillez remplir tous les champs obligatoires et accepter le traitement des données.',
    ],
  },
} satisfies Record<string, PublicFormCase>;

const REQUIRED_FIELDS_TOAST = ['Champs requis', 'Veuillez remplir tous les champs obligatoires.'] as const;

/** Returns the value of each field, or true for a ticked box. The honeypot is included. */
const readFieldValues = (form: Locator) =>
  form
    .locator('input, select, textarea')
    .evaluateAll((fields) =>
      fields.map((field) => (field as HTMLInputElement).checked || (field as HTMLInputElement).value),
    );

/**
 * Expects a form to name its missing fields, to send the typed values once at two presses, and to be empty afterwards.
 * `tryToSend` makes failing attempts before. After them, the form must still have the typed values.
 */
export async function expectFormToSendOneRow(
  page: Page,
  baseURL: string | undefined,
  table: keyof typeof publicFormCases,
  email: string,
  tryToSend: (form: Locator, button: Locator) => Promise<void> = async () => undefined,
): Promise<void> {
  const { open, requiredLabels, values, row, submitLabel, successToast }: PublicFormCase =
    publicFormCases[table];
  const { emptyFormToast = REQUIRED_FIELDS_TOAST }: PublicFormCase = publicFormCases[table];
  const form = await open(page);
  const blankValues = await readFieldValues(form);
  const button = form.getByRole('button', { name: submitLabel });
  await expect(form.locator('a[href="/politique-confidentialite"]')).toBeVisible();
  // by keyboard: a pointer over a toast would keep it open, in front of the button
  await button.press('Enter');
  await expectToast(page, ...emptyFormToast);
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(requiredLabels.length);
  for (const label of requiredLabels) {
    await expect(findFieldByLabel(form, label)).toHaveAccessibleDescription(
      /Ce champ est obligatoire\.|Votre accord/,
    );
  }
  await expect(findFieldByLabel(form, requiredLabels[0] ?? '')).toBeFocused();
  await expectAccessibleForm(page, form);

  await fillForm(form, values(email));
  await tryToSend(form, button);
  const countSentRows = countPosts(page, table);
  const release = await holdTableRequests(page, table);
  const request = page.waitForRequest(`**/rest/v1/${table}*`);
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  expect((await request).postDataJSON()).toEqual(row(email));
  await expect(form.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  release();
  await expectToast(page, ...successToast);
  expect(countSentRows()).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await readFieldValues(await open(page))).toEqual(blankValues);
  const { data } = await createSecretKeyClient(baseURL)
    .from(table)
    .select(Object.keys(row(email)).join(', '))
    .eq('email', row(email).email);
  expect(data).toEqual([row(email)]);
}
