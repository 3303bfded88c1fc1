import { readFileSync } from 'node:fs';
import type { Database } from '../../src/types/database.ts';
import { DEMO_PASSWORD } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { createApiClient } from '../support/backend.ts';
import { getDemoEmail } from '../support/staff.ts';
import { createUniqueEmail, expect, test } from '../support/test.ts';

type Table = keyof Database['public']['Tables'];

/** Every table of the schema. */
const TABLES = [...readFileSync('supabase/schema.sql', 'utf8').matchAll(/^create table public\.(\w+)/gm)].map(
  ([, name]) => name as Table,
);
/** Tables that every account may read, with a role or without. */
const READABLE_TABLES: readonly Table[] = ['categories', 'tags', 'site_settings'];

test('the publishable key inserts into forms, and cannot read, change or delete rows', async ({
  baseURL,
}) => {
  const visitor = createApiClient(baseURL, LOCAL_PUBLISHABLE_KEY);
  const email = createUniqueEmail('cle');
  expect((await visitor.from('newsletter_subscriptions').insert({ email })).error).toBeNull();
  const message = { name: 'A', email, subject: 'B', message: 'C' };
  expect((await visitor.from('contact_messages').insert(message)).error).toBeNull();

  for (const table of TABLES) {
    expect((await visitor.from(table).select('*').limit(1)).error?.code, `read ${table}`).toBe('42501');
    // a table without `id` fails with another code
    expect(
      (await visitor.from(table).delete().not('id', 'is', null)).error,
      `delete ${table}`,
    ).not.toBeNull();
  }
  const { error: updateError } = await visitor
    .from('newsletter_subscriptions')
    .update({ is_active: false })
    .eq('email', email);
  expect(updateError?.code).toBe('42501');
  const { error: protectedColumnError } = await visitor
    .from('newsletter_subscriptions')
    .insert({ email: createUniqueEmail('forge'), is_active: false });
  expect(protectedColumnError?.code).toBe('42501');
});

test('a signed-in person without a role reads only their own profile', async ({ baseURL }) => {
  const person = createApiClient(baseURL, LOCAL_PUBLISHABLE_KEY);
  const email = getDemoEmail(null);
  const { data } = await person.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  for (const table of TABLES.filter((name) => !READABLE_TABLES.includes(name))) {
    const { data: rows } = await person.from(table).select('*');
    expect(rows ?? [], table).toHaveLength(table === 'profiles' ? 1 : 0);
  }
  const { data: profiles } = await person.from('profiles').select('id, email');
  expect(profiles).toEqual([{ id: data.user?.id, email }]);
});
