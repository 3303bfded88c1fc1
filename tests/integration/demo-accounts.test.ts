import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, demoAccounts } from '../../supabase/local/demo-accounts.ts';
import { type BackendServer, serveBackend } from '../../supabase/local/server/serve-backend.ts';
import { createScratchDir, createVisitorSupabaseClient } from '../../supabase/local/tests/support.ts';

const dir = createScratchDir();
let server: BackendServer;

beforeAll(async () => {
  server = await serveBackend({ dir: `${dir}/project`, durable: false });
});

afterAll(() => server?.close());

// supabase/tests/seed.test.ts compares these accounts and their roles with seed.sql
test.each(demoAccounts)('$email signs in with the printed password', async ({ email }) => {
  const { error } = await createVisitorSupabaseClient(server.url).auth.signInWithPassword({
    email,
    password: DEMO_PASSWORD,
  });
  expect(error).toBeNull();
});
