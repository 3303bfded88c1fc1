import { storedChoice } from './stored-choice';

/** Setting for « ? » as a shortcut. People who dictate must be able to switch off a single-key shortcut (WCAG 2.1.4). */
export const helpKeyChoice = storedChoice('obouo.help-key', ['on', 'off'], 'on');
