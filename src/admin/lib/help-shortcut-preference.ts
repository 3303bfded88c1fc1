import { createLocalPreference } from './local-preference';

/** Preference that switches the « ? » shortcut on or off. WCAG 2.1.4 requires it for single-key shortcuts. */
export const helpShortcutPreference = createLocalPreference('obouo.help-key', ['on', 'off'], 'on');
