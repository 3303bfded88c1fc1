import { createClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { fetchWithKey } from '../../../src/shared/lib/supabase-headers.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../local/keys.ts';
import { type Person, TEST_PASSWORD } from './actors.ts';
import { newAddress, senderHeaders } from './visitors.ts';

/** Returns a client with the public key, which stores no session. */
export const newClient = () =>
  createClient(inject('apiUrl'), LOCAL_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetchWithKey(LOCAL_PUBLISHABLE_KEY, fetch), headers: senderHeaders(newAddress()) },
  });

/** Signs in a test account. @throws when the Auth API refuses. */
export async function signIn(client: ReturnType<typeof newClient>, person: Person): Promise<void> {
  const { error } = await client.auth.signInWithPassword({ email: person.email, password: TEST_PASSWORD });
  if (error) throw error;
}
