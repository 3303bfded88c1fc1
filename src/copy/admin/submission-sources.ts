import type { inboxScreenText } from './inbox';

/** Labels of the columns, in the panel of a submission and in the CSV export. */
export const submissionColumnLabels = {
  name: 'Nom complet',
  first_name: 'Prénom',
  last_name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  company: 'Entreprise',
  position: 'Fonction',
  subject: 'Sujet',
  budget: 'Budget',
  message: 'Message',
  appointment_date: 'Date souhaitée',
  time_slot: 'Créneau (heure de Paris)',
  media: 'Média',
  type: 'Type de demande',
  interview_date: 'Date d’interview souhaitée',
  deadline: 'Échéance',
  newsletter_subscription: 'Newsletter presse',
  interview_type: 'Type d’interview',
  address: 'Adresse',
  city: 'Ville',
  job_title: 'Poste visé',
  department: 'Département',
  experience: 'Expérience',
  education: 'Formation',
  skills: 'Compétences',
  motivation: 'Motivation',
  cover_letter: 'Lettre de motivation',
  availability: 'Disponible à partir du',
  salary: 'Prétentions salariales',
  remote: 'Télétravail souhaité',
  relocate: 'Mobilité géographique',
  portfolio: 'Portfolio',
  linkedin: 'LinkedIn',
  gdpr_consent: 'Accord pour le traitement des données',
  cv_path: 'CV joint',
  is_active: 'Abonnement',
  audience: 'Liste',
  confirmation_asked_at: 'Confirmation demandée le',
} as const;

type ColumnName = keyof typeof submissionColumnLabels;

interface SourceDefinition {
  /** Name of the form, in a tab that lists several forms. */
  label: string;
  /** Words for its rows, in the journal and where a person's data are erased. */
  rows: { one: string; many: string; erased: string };
  /** Tab that lists its rows. */
  tab: keyof typeof inboxScreenText.tabs;
  /** Columns of the form, in the order they are shown and exported. */
  columns: readonly ColumnName[];
  /** Columns that a row of the list shows. */
  listColumns: readonly ColumnName[];
  /** Columns of the sender's name. */
  nameColumns: readonly ColumnName[];
  /** Subject line in a list: one part for each inner array, from its first column that has a text. */
  subjectColumns: readonly (readonly ColumnName[])[];
}

/** Tables of the inbox. `private.submission_sources` lists the same tables for the database. */
export const submissionSources = {
  business_contacts: {
    label: 'Formulaire business',
    rows: { one: 'contact business', many: 'contacts business', erased: 'Demandes commerciales effacées' },
    tab: 'business',
    columns: [
      'first_name',
      'last_name',
      'email',
      'phone',
      'company',
      'position',
      'subject',
      'budget',
      'appointment_date',
      'time_slot',
      'message',
    ],
    listColumns: ['first_name', 'last_name', 'email', 'subject', 'company'],
    nameColumns: ['first_name', 'last_name'],
    subjectColumns: [['subject'], ['company']],
  },
  contact_messages: {
    label: 'Page Contact',
    rows: {
      one: 'message de la page Contact',
      many: 'messages de la page Contact',
      erased: 'Messages effacés',
    },
    tab: 'business',
    columns: ['name', 'email', 'subject', 'message'],
    listColumns: ['name', 'email', 'subject'],
    nameColumns: ['name'],
    subjectColumns: [['subject']],
  },
  press_contacts: {
    label: 'Formulaire presse',
    rows: { one: 'contact presse', many: 'contacts presse', erased: 'Demandes presse effacées' },
    tab: 'presse',
    columns: [
      'first_name',
      'last_name',
      'email',
      'phone',
      'media',
      'position',
      'type',
      'subject',
      'interview_date',
      'deadline',
      'interview_type',
      'newsletter_subscription',
      'message',
    ],
    listColumns: ['first_name', 'last_name', 'email', 'subject', 'type', 'media', 'newsletter_subscription'],
    nameColumns: ['first_name', 'last_name'],
    subjectColumns: [['subject', 'type'], ['media']],
  },
  job_applications: {
    label: 'Formulaire de candidature',
    rows: { one: 'candidature', many: 'candidatures', erased: 'Candidatures effacées' },
    tab: 'candidatures',
    columns: [
      'first_name',
      'last_name',
      'email',
      'phone',
      'address',
      'city',
      'job_title',
      'department',
      'experience',
      'education',
      'skills',
      'availability',
      'salary',
      'remote',
      'relocate',
      'portfolio',
      'linkedin',
      'gdpr_consent',
      'cv_path',
      'motivation',
      'cover_letter',
    ],
    listColumns: ['first_name', 'last_name', 'email', 'job_title'],
    nameColumns: ['first_name', 'last_name'],
    subjectColumns: [['job_title']],
  },
  newsletter_subscriptions: {
    label: 'Inscription à la newsletter',
    rows: {
      one: 'abonnement à la newsletter',
      many: 'abonnements à la newsletter',
      erased: 'Abonnements effacés',
    },
    tab: 'newsletter',
    columns: ['email', 'audience', 'confirmation_asked_at', 'is_active'],
    listColumns: ['email', 'audience', 'is_active'],
    nameColumns: ['email'],
    subjectColumns: [],
  },
} as const satisfies Record<string, SourceDefinition>;
