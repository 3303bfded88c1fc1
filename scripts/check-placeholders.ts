/**
 * Lists every value still marked « à compléter », which the group must provide before the site goes online.
 */
import { findCopyPlaceholders, formatCopyPlaceholder } from '../build/placeholders.ts';

const placeholders = findCopyPlaceholders(process.cwd());
console.log(placeholders.map(formatCopyPlaceholder).join('\n'));
console.log(`${placeholders.length} values to complete`);
