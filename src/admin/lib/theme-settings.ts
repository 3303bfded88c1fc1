/** What the page and the inline script of its shell (build/theme-script.ts) must agree on. */

/** Where the choice is kept on this device. */
export const THEME_KEY = 'obouo.theme';
/** Class of <html> in the light theme: the paper surface of the site, so that the tokens have one home (theme.css). */
export const LIGHT_SURFACE = 'on-paper';
/** Media query of a device that prefers light. */
export const LIGHT_DEVICE = '(prefers-color-scheme: light)';
