/** Category of an article. */
export type PressCategory = 'partenariat' | 'lancement' | 'technologie' | 'expansion' | 'prix';

/** Labels of the categories on tags and filters. */
export const pressCategoryLabels: Record<PressCategory, string> = {
  partenariat: 'Partenariat',
  lancement: 'Lancement',
  technologie: 'Technologie',
  expansion: 'Expansion',
  prix: 'Prix & Awards',
};
