/** Texts of the cookie banner: one line on a phone. */
export const consentBannerText = {
  title: 'Vos choix de cookies',
  text: { before: 'Acceptez-vous les', link: 'cookies', after: 'de Google Maps ?' },
  customise: 'Personnaliser',
} as const;
