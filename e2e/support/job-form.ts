import type { Locator, Page } from '@playwright/test';
import { database } from './backend.ts';
import { openForm, parisDay } from './form-dialog.ts';

export const TITLE = 'Votre candidature';
export const SEND = 'Envoyer ma candidature';
export const CONSENT = 'J’accepte que le Groupe Obouo traite ces données pour étudier ma candidature';

/** The spontaneous application of the page’s head. */
export const open = (page: Page) =>
  openForm(page, page.locator('main button[aria-haspopup="dialog"]').first(), TITLE);

/** What an application cannot go without, by the labels of its fields. */
export const required = (email: string) => ({
  Prénom: 'Aminata',
  Nom: 'Koné',
  Email: email,
  Motivation: 'Raconter nos histoires.',
  [CONSENT]: true as const,
});
/** Every field filled in, by label. */
export const whole = (email: string) => ({
  ...required(email),
  Téléphone: '+225 07 01 02 03 04',
  Adresse: '12 rue des Manguiers',
  Ville: 'Abidjan',
  'Poste visé': 'Monteuse',
  Département: 'Ressources Humaines',
  Expérience: 'Expert (12+ ans)',
  Formation: 'Autodidacte',
  Compétences: 'Montage',
  Lettre: 'Madame, Monsieur,',
  'Disponible à partir du': parisDay(20),
  'Prétentions salariales': 'À négocier',
  'Le télétravail m’intéresse': true as const,
  Portfolio: 'https://exemple.com/aminata',
  LinkedIn: 'https://www.linkedin.com/in/aminata',
});

/** The field a CV is chosen with. */
export const picker = (dialog: Locator) => dialog.locator('input[type="file"]');
/** A CV of so many bytes, with a name from real life. */
export const pdf = (name = 'Présentation – Aminata Koné.pdf', bytes = 20_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(bytes, '%PDF-1.7 '),
});

/** The applications stored under an address. */
export async function applications(baseURL: string | undefined, email: string) {
  const { data } = await database(baseURL).from('job_applications').select('*').eq('email', email);
  return data ?? [];
}

/** Size of a stored CV, in bytes; undefined when there is none. */
export async function cvBytes(baseURL: string | undefined, path: string): Promise<number | undefined> {
  const { data } = await database(baseURL).storage.from('cv').download(path);
  return data?.size;
}
