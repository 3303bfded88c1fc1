import { PostgrestClient } from '@supabase/postgrest-js';
import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { createSupabaseHeaders } from '@/shared/lib/supabase-headers';
import type { Database } from '@/types/database';

/** Returns a signal that aborts a request of a visitor after 20 seconds, enough for the slowest supported network. */
export const createVisitorTimeoutSignal = (): AbortSignal => AbortSignal.timeout(20_000);

/** Creates a PostgREST client without a session: a tenth of the size of supabase-js. */
export const createVisitorClient = () =>
  new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, { headers: createSupabaseHeaders(supabaseKey) });
