import { createClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { createFetchWithoutBearerKey } from '../../../src/shared/lib/fetch-without-bearer-key.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../local/keys.ts';
import { TEST_PASSWORD, type TestPerson } from './actors.ts';
import { createSenderAddress, createSenderHeaders } from './visitors.ts';

/** Returns a client with the public key and its own sender address; it stores no session. */
export const createAnonymousClient = () =>
  createClient(inject('apiUrl'), LOCAL_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: createFetchWithoutBearerKey(LOCAL_PUBLISHABLE_KEY, fetch),
      headers: createSenderHeaders(createSenderAddress()),
    },
  });

/** Signs in a test account. @throws when the Auth API refuses. */
export async function signIn(
  client: ReturnType<typeof createAnonymousClient>,
  person: TestPerson,
): Promise<void> {
  const { error } = await client.auth.signInWithPassword({ email: person.email, password: TEST_PASSWORD });
  if (error) throw error;
}
