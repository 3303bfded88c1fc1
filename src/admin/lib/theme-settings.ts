// The inline script of the shell uses these constants too (build/theme-script.ts).

export const THEME_STORAGE_KEY = 'obouo.theme';
/** Class of <html> in the light theme. It has the colours of the light sections of the site (theme.css). */
export const LIGHT_THEME_CLASS = 'theme-light';
export const LIGHT_THEME_MEDIA_QUERY = '(prefers-color-scheme: light)';
