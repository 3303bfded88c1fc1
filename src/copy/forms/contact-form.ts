import type { FieldText, ToastText } from '../types';
import { messagePrivacyNotice } from './data-notice';

export const contactFormText = {
  title: 'Écrivez-nous',
  text: 'Une question, une idée, un projet ? Votre message arrive à l’équipe concernée, qui vous répond par email.',
  fields: {
    name: { label: 'Nom complet', placeholder: 'Aminata Koné' },
    email: { label: 'Email', placeholder: 'aminata.kone@exemple.com' },
    subject: { label: 'Sujet', placeholder: 'L’objet de votre message' },
    message: { label: 'Message', placeholder: 'Dites-nous tout, nous lisons chaque message.' },
  } satisfies Record<string, FieldText>,
  submit: 'Envoyer le message',
  notice: messagePrivacyNotice,
} as const;

export const contactToastTexts = {
  success: {
    title: 'Message envoyé !',
    description: 'Nous vous recontacterons dans les plus brefs délais.',
  },
} satisfies Record<string, ToastText>;
