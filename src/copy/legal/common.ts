/** Texts that all legal pages share. */
export const legalText = {
  eyebrow: 'Informations légales',
  contents: 'Sommaire',
  updatedLabel: 'Dernière mise à jour :',
  updatedOn: '15 août 2025',
  updatedDay: '2025-08-15',
} as const;
