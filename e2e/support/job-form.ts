import type { Locator, Page } from '@playwright/test';
import { createSecretKeyClient } from './backend.ts';
import { getParisDateInDays, openFormDialog } from './form-dialog.ts';

/** Names that the job form shows: of its dialog, its send button and its consent box. */
export const JOB_FORM_TITLE = 'Votre candidature';
export const JOB_FORM_SEND_LABEL = 'Envoyer ma candidature';
const JOB_FORM_CONSENT_LABEL = 'J’accepte que le Groupe Obouo traite ces données pour étudier ma candidature';

/** Opens the form for a spontaneous application by the first dialog button of the page. */
export const openJobFormDialog = (page: Page) =>
  openFormDialog(page, page.locator('main button[aria-haspopup="dialog"]').first(), JOB_FORM_TITLE);

/** Values of the required fields, by label. */
export const createRequiredJobFormValues = (email: string) => ({
  Prénom: 'Aminata',
  Nom: 'Koné',
  Email: email,
  Motivation: 'Raconter nos histoires.',
  [JOB_FORM_CONSENT_LABEL]: true as const,
});
/** Values of every field except the box « Je peux déménager pour ce poste », by label. */
export const createAllJobFormValues = (email: string) => ({
  ...createRequiredJobFormValues(email),
  Téléphone: '+225 07 01 02 03 04',
  Adresse: '12 rue des Manguiers',
  Ville: 'Abidjan',
  'Poste visé': 'Monteuse',
  Département: 'Ressources Humaines',
  Expérience: 'Expert (12+ ans)',
  Formation: 'Autodidacte',
  Compétences: 'Montage',
  Lettre: 'Madame, Monsieur,',
  'Disponible à partir du': getParisDateInDays(20),
  'Prétentions salariales': 'À négocier',
  'Le télétravail m’intéresse': true as const,
  Portfolio: 'https://exemple.com/aminata',
  LinkedIn: 'https://www.linkedin.com/in/aminata',
});

/** Returns the file input of the CV. */
export const findCvInput = (dialog: Locator) => dialog.locator('input[type="file"]');
/** Returns a CV of 20,000 bytes. The default name has the accents and dash of real ones. */
export const createCv = (name = 'Présentation – Aminata Koné.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(20_000, '%PDF-1.7 '),
});

/** Returns the stored applications of an e-mail address. */
export async function loadApplications(baseURL: string | undefined, email: string) {
  const { data } = await createSecretKeyClient(baseURL)
    .from('job_applications')
    .select('*')
    .eq('email', email);
  return data ?? [];
}

/** Returns the size of a stored CV in bytes; undefined without one. */
export async function loadCvSize(baseURL: string | undefined, path: string): Promise<number | undefined> {
  const { data } = await createSecretKeyClient(baseURL).storage.from('cv').download(path);
  return data?.size;
}
