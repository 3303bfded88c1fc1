import { createClient } from '@supabase/supabase-js';
import { replaceProxyPageWithError } from '@/admin/lib/replace-proxy-page-with-error';
import { updateServerTimeOffset } from '@/admin/lib/server-time';
import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { createFetchWithoutBearerKey } from '@/shared/lib/fetch-without-bearer-key';
import type { Database } from '@/types/database';
import { removeControlCharactersFromJson } from '../../../supabase/functions/_shared/plain-text.ts';

/** Limit of a request to the tables or to Auth. A file has no limit. */
const TIMEOUT_MS = 20_000;

/** Removes characters that the tables refuse from the body of a request. */
function cleanBody(url: string, { body }: RequestInit): Pick<RequestInit, 'body'> {
  if (!url.includes('/rest/') || typeof body !== 'string') return {};
  return { body: JSON.stringify(removeControlCharactersFromJson(JSON.parse(body))) };
}

/** Removes U+0000, which PostgreSQL does not store, from the address of a request. */
const cleanAddress = (url: string): string => url.replaceAll('%00', '');

function fetchWithTimeout(url: string, init: RequestInit): Promise<Response> {
  if (url.includes('/storage/')) return fetch(url, init);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(cleanAddress(url), {
    ...init,
    ...cleanBody(url, init),
    signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
  });
}

/** Calls the backend. Turns the response of a proxy into an error. supabase-js never passes a `Request` as `input`. */
async function fetchWithValidation(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = String(input);
  const sentAt = Date.now();
  const response = await fetchWithTimeout(url, init);
  // The browser may take a file from its cache, with an old date.
  if (url.includes('/rest/')) updateServerTimeOffset(response, sentAt);
  return replaceProxyPageWithError(response, init.method ?? 'GET', url);
}

/** Key of the session in localStorage. supabase-js would choose the same. */
export const SESSION_STORAGE_KEY = `sb-${new URL(supabaseUrl).hostname.split('.')[0]}-auth-token`;

/** Client of the back office for Auth, tables and files. Public pages never load it (see `insertVisitorRow`). */
export const supabase = createClient<Database>(supabaseUrl, supabaseKey, {
  // Another person may have put a session in the address. Links of mails contain a token instead, which /auth checks
  // after a press.
  auth: { detectSessionInUrl: false, storageKey: SESSION_STORAGE_KEY },
  // TanStack Query retries, and only where a retry can help.
  db: { retry: false },
  global: { fetch: createFetchWithoutBearerKey(supabaseKey, fetchWithValidation) },
});

let isolatedClient: ReturnType<typeof createClient<Database>> | undefined;

/**
 * Returns a client that neither reads nor changes the session. It checks a password, or a link that confirms a change
 * of e-mail address.
 */
export function getIsolatedClient(): ReturnType<typeof createClient<Database>> {
  isolatedClient ??= createClient<Database>(supabaseUrl, supabaseKey, {
    auth: {
      detectSessionInUrl: false,
      persistSession: false,
      autoRefreshToken: false,
      storageKey: 'isolated',
    },
    global: { fetch: createFetchWithoutBearerKey(supabaseKey, fetchWithValidation) },
  });
  return isolatedClient;
}
