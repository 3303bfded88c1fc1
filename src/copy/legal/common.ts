/** Texts that all legal pages share. */
export const legalText = {
  eyebrow: 'Informations légales',
  contents: 'Sommaire',
  updatedLabel: 'Dernière mise à jour :',
  /** Date of the last update (ISO). */
  updatedOn: '2025-08-15',
} as const;
