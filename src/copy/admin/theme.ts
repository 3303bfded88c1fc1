/** Texts of the theme picker. */
export const themeText = {
  label: 'Thème',
  names: { light: 'Clair', dark: 'Sombre', system: 'Système' },
} as const;
