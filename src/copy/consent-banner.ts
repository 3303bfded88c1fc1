/** Texts of the cookie banner. On a phone, `text` has one line. */
export const consentBannerText = {
  title: 'Vos choix de cookies',
  text: { before: 'Acceptez-vous les', link: 'cookies', after: 'de Google Maps ?' },
  customise: 'Personnaliser',
} as const;
