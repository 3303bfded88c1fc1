import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, demoAccounts } from '../../supabase/local/demo-accounts.ts';
import { type BackendServer, serveBackend } from '../../supabase/local/server/serve-backend.ts';
import { createScratchDir, createVisitorApiClient } from '../../supabase/local/tests/support.ts';

const dir = createScratchDir();
let server: BackendServer;

beforeAll(async () => {
  server = await serveBackend({ dir: `${dir}/project`, durable: false });
});

afterAll(() => server?.close());

test('the demo accounts printed at the start are those of seed.sql, each with its role', async () => {
  const client = postgres(server.databaseUrl, { max: 1 });
  const rows = await client`
    select users.email, user_roles.role from auth.users
    left join public.user_roles on user_roles.user_id = users.id
    where users.email like '%@demo.obouo.example' order by 1`;
  await client.end();
  const byEmail = (a: { email: string }, b: { email: string }) => a.email.localeCompare(b.email);
  expect(rows.map(({ email, role }) => ({ email, role })).sort(byEmail)).toEqual(
    [...demoAccounts].sort(byEmail),
  );
});

test.each(demoAccounts)('$email signs in with the printed password', async ({ email }) => {
  const { error } = await createVisitorApiClient(server.url).auth.signInWithPassword({
    email,
    password: DEMO_PASSWORD,
  });
  expect(error).toBeNull();
});
