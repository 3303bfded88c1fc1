/** Lists every value marked « à compléter », which the group must provide before the site goes online. */
import { findCopyPlaceholders, formatPlaceholder } from '../build/placeholders.ts';

const placeholders = findCopyPlaceholders(process.cwd());
console.log(placeholders.map(formatPlaceholder).join('\n'));
console.log(`${placeholders.length} values to complete`);
