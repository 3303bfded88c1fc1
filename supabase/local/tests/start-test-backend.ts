import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll } from 'vitest';
import { type BackendServer, serveBackend } from '../server/serve-backend.ts';
import {
  createScratchDir,
  createVisitorSupabaseClient,
  verifyMailLinkWithClient,
  writeSupabaseProject,
} from './support.ts';

/** Returns an address that no other test uses. */
export const createEmail = () => `${crypto.randomUUID()}@example.org`;

/** Backend of a test file, with helpers. */
interface TestSuite {
  readonly dir: string;
  backend: BackendServer;
  /** Returns a visitor's client. */
  createClient(): SupabaseClient;
  /** Returns the link of the last mail to an address. */
  findLastLink(email: string): string | undefined;
  /** Signs up and confirms the address. Returns the address. */
  createAccount(password: string, data?: object): Promise<string>;
}

/** Starts a backend with this migration before the tests of the file, and closes it after. */
export function startTestBackend(migration = ''): TestSuite {
  const dir = createScratchDir();
  const createClient = () => createVisitorSupabaseClient(suite.backend.url);
  const findLastLink = (email: string) => suite.backend.mails.findLast((mail) => mail.to === email)?.link;
  const createAccount = async (password: string, data = {}) => {
    const email = createEmail();
    await createClient().auth.signUp({ email, password, options: { data } });
    const { error } = await verifyMailLinkWithClient(createClient(), findLastLink(email));
    if (error) throw error;
    return email;
  };
  const suite = { dir, createClient, findLastLink, createAccount } as TestSuite;
  beforeAll(async () => {
    const supabaseDir = writeSupabaseProject(dir, migration ? [migration] : []);
    suite.backend = await serveBackend({ dir: `${dir}/data`, durable: false, supabaseDir });
  });
  afterAll(() => suite.backend?.close());
  return suite;
}
