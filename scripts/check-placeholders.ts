/** Lists every value still marked « à compléter »: what the group must provide before going online. */
import { describePlaceholder, findPlaceholders } from '../build/placeholders.ts';

const found = findPlaceholders(process.cwd());
console.log(found.map(describePlaceholder).join('\n'));
console.log(`${found.length} values to complete`);
