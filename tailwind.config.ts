import type { Config } from 'tailwindcss';

/**
 * Loaded by `@config` from the two style sheets. Colours, type and spacing have one home, the `@theme` block of
 * src/shared/styles/theme.css; which files are scanned is said by each sheet (`@source`), because the public one must not
 * carry the back office.
 */
export default {
  darkMode: ['selector', '[data-theme="dark"]'],
} satisfies Config;
