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
