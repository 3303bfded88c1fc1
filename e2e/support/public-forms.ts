import type { Locator, Page } from '@playwright/test';
import { getParisDateInDays, openFormDialog } from './form-dialog.ts';
import * as job from './job-form.ts';

/** Describes one form of the site for the tests that run on every form. */
export interface PublicFormCase {
  path: string;
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
  /** Label of the button during the request, where it differs from the common one. */
  sendingLabel?: string;
}

/** Returns the values of the name and e-mail fields, by label. */
export const createVisitorFieldValues = (email: string) => ({ Prénom: 'Aminata', Nom: 'Koné', Email: email });
const phone = '+225 07 01 02 03 04';
const personRow = (email: string) => ({ first_name: 'Aminata', last_name: 'Koné', email });

/** Returns the first button with this name in the `main` element. */
export const findButtonInMain = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).first();

/** Forms of the site by their table; `e2e/site/public-forms.spec.ts` runs the same tests on each. */
export const publicFormCases = {
  newsletter_subscriptions: {
    path: '/cookies',
    open: async (page) => page.getByRole('form', { name: 'Newsletter' }),
    requiredLabels: ['Votre adresse email'],
    values: (email) => ({ 'Votre adresse email': email }),
    row: (email) => ({ email: email.toLowerCase() }),
    submitLabel: 'S’inscrire',
    sendingLabel: 'Inscription...',
    successToast: ['Inscription réussie !', 'Vous êtes maintenant abonné à notre newsletter.'],
    emptyFormToast: ['Email invalide', 'Veuillez entrer une adresse email valide.'],
  },
  contact_messages: {
    path: '/contact',
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
    path: '/partenariats',
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
    path: '/presse',
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
    path: '/carrieres',
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
