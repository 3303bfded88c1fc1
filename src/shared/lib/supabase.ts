import { createClient } from '@supabase/supabase-js';
import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { fetchWithKey } from '@/shared/lib/key-headers';
import { validateResponse } from '@/shared/lib/validate-response';
import type { Database } from '@/types/database';
import { cleanTexts } from '../../../supabase/functions/_shared/plain-text.ts';

/** Milliseconds after which a question to the tables or to the accounts counts as lost; files may take longer. */
const TIMEOUT = 20_000;

/** Removes what the tables refuse from the rows and arguments of a request. */
function cleanBody(url: string, { body }: RequestInit): Pick<RequestInit, 'body'> {
  if (!url.includes('/rest/') || typeof body !== 'string') return {};
  return { body: JSON.stringify(cleanTexts(JSON.parse(body))) };
}

/** Removes U+0000, which PostgreSQL takes in no text, from the address of a request. */
const cleanAddress = (input: RequestInfo | URL): RequestInfo =>
  input instanceof Request ? input : String(input).replaceAll('%00', '');

function fetchWithin(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  if (url.includes('/storage/')) return fetch(input, init);
  const timeout = AbortSignal.timeout(TIMEOUT);
  return fetch(cleanAddress(input), {
    ...init,
    ...cleanBody(url, init),
    signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
  });
}

/** Calls the backend; an answer of something else becomes a failure. */
async function fetchValidated(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET' } = input instanceof Request ? input : init;
  const url = input instanceof Request ? input.url : String(input);
  return validateResponse(await fetchWithin(input, init), method, url);
}

/** The client of the back office: sign-in, tables and files. Public pages never load it (see `insertRow`). */
export const supabase = createClient<Database>(supabaseUrl, supabaseKey, {
  // A session in an address may belong to another person. Links of mails carry a token, which a press on /auth spends.
  auth: { detectSessionInUrl: false },
  // The query cache already tries again, and knows which errors are worth it.
  db: { retry: false },
  global: { fetch: fetchWithKey(supabaseKey, fetchValidated) },
});

let apart: ReturnType<typeof createClient<Database>> | undefined;

/** A client that neither knows nor changes who is signed in: to try a password, or a link that is not about signing in. */
export function apartClient(): ReturnType<typeof createClient<Database>> {
  apart ??= createClient<Database>(supabaseUrl, supabaseKey, {
    auth: { detectSessionInUrl: false, persistSession: false, autoRefreshToken: false, storageKey: 'apart' },
    global: { fetch: fetchWithKey(supabaseKey, fetchValidated) },
  });
  return apart;
}
