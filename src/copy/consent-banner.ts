/** Texts of the cookie banner. */
export const consentBannerContent = {
  title: 'Vos choix de cookies',
  text: {
    necessary: 'Nous utilisons le strict nécessaire au fonctionnement du site.',
    maps: 'Les cartes de nos bureaux viennent de Google Maps et ne se chargent qu’avec votre accord.',
  },
  customise: 'Personnaliser',
} as const;
