/**
 * Lists every value still marked « à compléter », which the group must provide before the site goes online.
 */
import { describePlaceholder, findPlaceholders } from '../build/placeholders.ts';

const found = findPlaceholders(process.cwd());
console.log(found.map(describePlaceholder).join('\n'));
console.log(`${found.length} values to complete`);
