import type { Config } from 'tailwindcss';

/**
 * The two style sheets load this file by `@config`. Colours, type and spacing are in
 * src/shared/styles/theme.css. Each sheet lists its sources (`@source`), because the public one must not
 * contain the classes of the back office.
 */
export default {} satisfies Config;
