/**
 * Terms of a cookie choice. Bumping the version asks everyone again; a choice is asked again after six months
 * (CNIL's good practice). No measurement or advertising tracker exists: the texts say so.
 */
export const consentVersion = 1;
export const consentMaxAgeDays = 182;

/** A kind of cookie that waits for a consent. */
export type OptionalCategory = 'performance' | 'functionality' | 'advertising';

/** Words the banner and the preferences share. */
export const consentLabels = {
  accept: 'Tout accepter',
  refuse: 'Tout refuser',
  policy: { label: 'Politique de cookies', href: '/cookies' },
} as const;
