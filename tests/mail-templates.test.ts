import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { authMailHtmlByName } from '../scripts/lib/mail-templates.ts';

const folder = 'supabase/templates';

it('each account mail has the file that `npm run mail:templates` writes', () => {
  const files = readdirSync(folder).map((file) => [
    file.replace('.html', ''),
    readFileSync(`${folder}/${file}`, 'utf8'),
  ]);
  expect(Object.fromEntries(files)).toEqual(authMailHtmlByName);
});
