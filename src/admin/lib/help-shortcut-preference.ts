import { createLocalPreference } from './local-preference';

/** Setting for « ? » as a shortcut. People who dictate must be able to switch off a single-key shortcut (WCAG 2.1.4). */
export const helpShortcutPreference = createLocalPreference('obouo.help-key', ['on', 'off'], 'on');
