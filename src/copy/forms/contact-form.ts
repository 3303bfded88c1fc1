import type { FieldText, ToastText } from '../types';

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
  notice:
    'Ces informations sont destinées au Groupe Obouo, sur la base de son intérêt légitime à vous répondre, et conservées un an après le dernier échange. Vous pouvez y accéder, les rectifier ou les faire effacer, et saisir la CNIL.',
  noticeLink: { label: 'Politique de confidentialité', href: '/politique-confidentialite' },
} as const;

export const contactToastTexts = {
  success: {
    title: 'Message envoyé !',
    description: 'Nous vous recontacterons dans les plus brefs délais.',
  },
} satisfies Record<string, ToastText>;
