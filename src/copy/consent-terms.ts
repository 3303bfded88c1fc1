/**
 * Terms of a cookie choice. When the version rises, the banner asks every visitor again. A choice expires after six months
 * (recommended by the CNIL). The site has no measurement or advertising tracker, and the texts say so.
 */
export const CONSENT_VERSION = 1;
export const CONSENT_MAX_AGE_DAYS = 182;

/** Category of cookies that needs consent. */
export type OptionalCookieCategory = 'performance' | 'functionality' | 'advertising';

/** Texts that the banner and the preferences share. */
export const consentButtonLabels = {
  accept: 'Tout accepter',
  refuse: 'Tout refuser',
  policy: { label: 'Politique de cookies', href: '/cookies' },
} as const;
