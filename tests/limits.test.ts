import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limits } from '@/config/limits';

const migrations = globSync('supabase/migrations/*.sql')
  .sort()
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The number in `char_length(column) <= N` of a table's definition. */
function databaseLimit(table: string, column: string): number {
  const definition =
    new RegExp(`create table public\\.${table} \\(([\\s\\S]*?)\\n\\);`).exec(migrations)?.[1] ?? '';
  return Number(new RegExp(`char_length\\(${column}\\) <= (\\d+)`).exec(definition)?.[1]);
}

test('forms and database agree on the longest texts', () => {
  expect(databaseLimit('newsletter_subscriptions', 'email')).toBe(limits.email);
  expect(databaseLimit('contact_messages', 'email')).toBe(limits.email);
  for (const [column, limit] of Object.entries(limits.contact)) {
    expect(databaseLimit('contact_messages', column), column).toBe(limit);
  }
});
