import { createClient } from '@supabase/supabase-js';
import { beforeAll, inject } from 'vitest';
import { createFetchWithoutBearerKey } from '../../../src/shared/lib/fetch-without-bearer-key.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../local/keys.ts';
import { getActorAccount, TEST_PASSWORD, type TestActorName } from './actors.ts';
import { createCvFile, createSenderHeaders, postCvUploadTicket } from './visitors.ts';

/**
 * Returns a client with the public key and its own IP address. The client stores no session. It signs in as
 * the actor before the tests of the file, except for a visitor.
 */
export function openActorApiClient(actor: TestActorName = 'anon') {
  const client = createClient(inject('apiUrl'), LOCAL_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: createFetchWithoutBearerKey(LOCAL_PUBLISHABLE_KEY, fetch),
      headers: createSenderHeaders(),
    },
  });
  const person = getActorAccount(actor);
  if (person) {
    beforeAll(async () => {
      const credentials = { email: person.email, password: TEST_PASSWORD };
      const { error } = await client.auth.signInWithPassword(credentials);
      if (error) throw error;
    });
  }
  return client;
}

/** Uploads a CV as a candidate does. Returns its name. */
export async function uploadCv(): Promise<string> {
  const { name } = await postCvUploadTicket();
  const { error } = await openActorApiClient().storage.from('cv').upload(name, createCvFile());
  if (error) throw error;
  return name;
}
