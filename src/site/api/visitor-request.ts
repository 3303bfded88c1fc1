import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { createSupabaseHeaders } from '@/shared/lib/supabase-headers';

/** Milliseconds after which a public page continues without an answer: enough for the slowest supported network. */
const TIMEOUT_MS = 20_000;

/** Sends a request to the API without a session. It uses `fetch`, so that public pages download no library. */
export const requestAsVisitor = (path: string, request: RequestInit = {}): Promise<Response> =>
  fetch(`${supabaseUrl}/rest/v1/${path}`, {
    ...request,
    headers: { ...createSupabaseHeaders(supabaseKey), ...request.headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
