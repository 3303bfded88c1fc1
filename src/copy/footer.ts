export const footerText = {
  channelsTitle: 'Nos chaînes',
  businessTitle: 'Professionnels',
  legalTitle: 'Informations légales',
  officesTitle: 'Nos bureaux',
  contactButton: 'Nous contacter',
  manageCookies: 'Gérer les cookies',
  socialLabel: 'Réseaux sociaux',
  newTab: 'nouvel onglet',
  rights: 'Tous droits réservés.',
} as const;
