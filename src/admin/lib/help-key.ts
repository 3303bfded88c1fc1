import { storedChoice } from './stored-choice';

/** True when « ? » alone lists the shortcuts: people who dictate must be able to switch such a key off (WCAG 2.1.4). */
export const helpKeyChoice = storedChoice('obouo.help-key', ['on', 'off'], 'on');
