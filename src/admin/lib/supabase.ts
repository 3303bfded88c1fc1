import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { StorageClient } from '@supabase/storage-js';
import { replaceProxyPageWithError } from '@/admin/lib/replace-proxy-page-with-error';
import { updateServerTimeOffset } from '@/admin/lib/server-time';
import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { createSupabaseHeaders } from '@/shared/lib/supabase-headers';
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

/** Creates a client of Auth. Another person may have put a session in the address, so it ignores the address. */
const createAuthClient = (options: ConstructorParameters<typeof AuthClient>[0]) =>
  new AuthClient({
    ...options,
    url: `${supabaseUrl}/auth/v1`,
    headers: createSupabaseHeaders(supabaseKey),
    fetch: fetchWithValidation,
    // Links of mails contain a token instead of a session; /auth checks it after a press.
    detectSessionInUrl: false,
  });

/** supabase-js, which these clients belong to, stores the session under the same key. */
const auth = createAuthClient({ storageKey: `sb-${new URL(supabaseUrl).hostname.split('.')[0]}-auth-token` });

/** Calls the backend as the signed-in person. */
const fetchWithSession: typeof fetch = async (input, init) => {
  const { data } = await auth.getSession();
  const headers = new Headers(init?.headers);
  if (data.session) headers.set('Authorization', `Bearer ${data.session.access_token}`);
  return fetchWithValidation(input, { ...init, headers });
};

const database = new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, {
  headers: createSupabaseHeaders(supabaseKey),
  fetch: fetchWithSession,
  // TanStack Query retries, and only where a retry can help.
  retry: false,
});

/**
 * Client of the back office for Auth, tables and files: three of the five clients of supabase-js, which is 18 kB larger.
 * Public pages never load it (see `insertVisitorRow`).
 */
export const supabase = Object.assign(database, {
  auth,
  storage: new StorageClient(
    `${supabaseUrl}/storage/v1`,
    createSupabaseHeaders(supabaseKey),
    fetchWithSession,
  ),
});

let isolatedAuth: typeof auth | undefined;

/**
 * Returns a client of Auth that neither reads nor changes the session. It checks a password, or a link that confirms a
 * change of e-mail address.
 */
export function getIsolatedAuth(): typeof auth {
  isolatedAuth ??= createAuthClient({
    persistSession: false,
    autoRefreshToken: false,
    storageKey: 'isolated',
  });
  return isolatedAuth;
}
