import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { authMailHtmlByName } from './lib/mail-templates.ts';

// `npm run mail:templates` writes the mails of accounts (scripts/lib/mail-templates.ts) to supabase/templates.

const folder = path.resolve(import.meta.dirname, '../supabase/templates');
for (const [name, html] of Object.entries(authMailHtmlByName))
  writeFileSync(path.join(folder, `${name}.html`), html);
