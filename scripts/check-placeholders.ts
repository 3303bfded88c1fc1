/**
 * Lists every value still marked « à compléter », which the group must provide before the site goes online.
 */
import { describePlaceholder, findPlaceholders } from '../build/placeholders.ts';

const placeholders = findPlaceholders(process.cwd());
console.log(placeholders.map(describePlaceholder).join('\n'));
console.log(`${placeholders.length} values to complete`);
