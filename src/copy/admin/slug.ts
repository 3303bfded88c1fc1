/** Texts of fields for a part of an address. */
export const slugText = {
  wrongFormat: 'Seulement des minuscules sans accent, des chiffres et des tirets entre eux.',
  taken: 'Ce slug est déjà utilisé. Choisissez-en un autre.',
  reserved: 'Cette adresse est réservée au site. Choisissez-en une autre.',
  suggest: 'Utiliser',
  usedByRedirect:
    'Cette adresse mène encore à un autre contenu, qui l’avait avant. Choisissez-en une autre, ou libérez celle-ci dans Contenu, Redirections.',
  redirectHint: 'Ce texte est en ligne\u00a0: son ancienne adresse mènera à la nouvelle.',
} as const;
