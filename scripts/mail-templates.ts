import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mailTemplates } from './lib/mail-templates.ts';

// `npm run mail:templates` writes the mails of accounts (scripts/lib/mail-templates.ts) to supabase/templates.

const folder = path.resolve(import.meta.dirname, '../supabase/templates');
for (const [name, html] of Object.entries(mailTemplates))
  writeFileSync(path.join(folder, `${name}.html`), html);
