import type { FieldText } from '../types';

/** Fields of the forms for business, press and job applications. */
export const personFieldTexts = {
  first_name: { label: 'Prénom', placeholder: 'Aminata' },
  last_name: { label: 'Nom', placeholder: 'Koné' },
  email: { label: 'Email', placeholder: 'aminata.kone@exemple.com' },
  phone: { label: 'Téléphone', placeholder: '+225 07 00 00 00 00' },
} satisfies Record<string, FieldText>;
