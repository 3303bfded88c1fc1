import type { jobOfferDepartments } from '../careers/offers';

// Options of the dialogs, in the exact spelling of section 9 of the specification. Forms store these values;
// labels may differ in typography. The database accepts the same values, plus the empty text where the field is
// optional. `supabase/tests/limits.test.ts` compares them.

/** Subjects of the business form. */
export const businessSubjects = [
  'Investissement',
  'Distribution',
  'Licensing',
  'Partenariats',
  'Publicité',
  'Autre',
] as const;

/** Budget ranges of the business form. */
export const businessBudgets = [
  'Moins de 50K€',
  '50K€ - 100K€',
  '100K€ - 500K€',
  '500K€ - 1M€',
  'Plus de 1M€',
  'À discuter',
] as const;

/** Appointment times of the business form, by the clock of Paris. */
export const businessTimeSlots = [
  '09:00-10:00',
  '10:00-11:00',
  '11:00-12:00',
  '14:00-15:00',
  '15:00-16:00',
  '16:00-17:00',
] as const;

export const pressMediaTypes = [
  'Télévision',
  'Radio',
  'Presse écrite',
  'Presse en ligne',
  'Blog',
  'Podcast',
  'Réseaux sociaux',
  'Agence de communication',
  'Freelance',
  'Autre',
] as const;

export const pressRequestTypes = [
  "Demande d'interview",
  'Communiqué de presse',
  'Invitation événement',
  'Dossier de presse',
  'Visuels/Photos',
  'Données/Statistiques',
  'Contact dirigeant',
  'Autre',
] as const;

export const experienceLevels = [
  'Débutant (0-2 ans)',
  'Junior (2-5 ans)',
  'Confirmé (5-8 ans)',
  'Senior (8-12 ans)',
  'Expert (12+ ans)',
] as const;

export const educationLevels = [
  'Bac',
  'Bac+2',
  'Bac+3',
  'Bac+5',
  'Doctorat',
  'Autodidacte',
  'Formation professionnelle',
] as const;

export const applicationDepartments = [
  'Direction',
  'Production',
  'Programmation',
  'Technique',
  'Acquisition',
  'Marketing',
  'Ventes',
  'Ressources Humaines',
  'Finance',
  'Juridique',
] as const;

/** Salary ranges of the job application, gross and yearly. */
export const applicationSalaries = [
  'Moins de 30K€',
  '30-40K€',
  '40-50K€',
  '50-60K€',
  '60-80K€',
  '80-100K€',
  'Plus de 100K€',
  'À négocier',
] as const;

/** Subject of a business request; a CHECK of the database lists the same values. */
export type BusinessSubject = (typeof businessSubjects)[number];
/** Type of a press request; a CHECK of the database lists the same values. */
export type PressRequestType = (typeof pressRequestTypes)[number];
/** Department of an application: a department that the form lists, or the key of a job offer's department. */
export type ApplicationDepartment =
  | (typeof applicationDepartments)[number]
  | (typeof jobOfferDepartments)[number]['key'];
