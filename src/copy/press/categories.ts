/** Tab an article is under. */
export type PressCategory = 'partenariat' | 'lancement' | 'technologie' | 'expansion' | 'prix';

/** Category names as they are printed on tags and filters. */
export const pressCategoryLabels: Record<PressCategory, string> = {
  partenariat: 'Partenariat',
  lancement: 'Lancement',
  technologie: 'Technologie',
  expansion: 'Expansion',
  prix: 'Prix & Awards',
};

/** How many of the ten articles each holds (tests/press-content.test.ts): a tab says it before the ten are there. */
export const pressCategoryCounts: Record<PressCategory, number> = {
  partenariat: 2,
  lancement: 2,
  technologie: 2,
  expansion: 2,
  prix: 2,
};
