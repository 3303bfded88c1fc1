import type { FieldText, ToastText } from '../types';
import { messagePrivacyNotice } from './data-notice';
import { personFieldTexts } from './person-fields';

export const businessContactDialogText = {
  title: 'Parlons de votre projet',
  text: 'Investir, diffuser, annoncer, adapter une œuvre : dites-nous l’essentiel, la bonne personne vous répond.',
  groups: { person: 'Vous', project: 'Votre demande', appointment: 'Un rendez-vous, si vous le souhaitez' },
  fields: {
    ...personFieldTexts,
    company: { label: 'Entreprise', placeholder: 'Sahel Médias' },
    position: { label: 'Fonction', placeholder: 'Directrice du développement' },
    subject: { label: 'Sujet' },
    budget: { label: 'Budget' },
    message: { label: 'Message', placeholder: 'Votre projet, vos échéances, vos questions…' },
    appointment_date: { label: 'Date souhaitée', hint: 'À partir de demain, selon nos disponibilités.' },
    time_slot: { label: 'Créneau', hint: 'Heure de Paris.' },
  } satisfies Record<string, FieldText>,
  submit: 'Envoyer la demande',
  notice: messagePrivacyNotice,
} as const;

export const businessContactToastTexts = {
  success: {
    title: 'Demande envoyée !',
    description: 'Nous vous recontacterons dans les plus brefs délais.',
  },
} satisfies Record<string, ToastText>;
