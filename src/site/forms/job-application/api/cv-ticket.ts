import { PostgrestClient } from '@supabase/postgrest-js';
import { toAppError } from '@/shared/lib/app-error';
import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { supabaseHeaders } from '@/shared/lib/supabase-headers';
import type { Database } from '@/types/database';

const TIMEOUT = 20_000;

/**
 * Asks for the name a CV is sent under: the storage takes no other, and each is counted. Null when there is no room for
 * another file. Throws an AppError.
 */
export async function openCvUpload(extension: string): Promise<string | null> {
  const client = new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, {
    headers: supabaseHeaders(supabaseKey),
  });
  const { data, error, status } = await client
    .rpc('open_cv_upload', { extension })
    .abortSignal(AbortSignal.timeout(TIMEOUT));
  if (data === '') return null;
  // anything in between may answer « 200 »
  if (error || typeof data !== 'string' || !data.endsWith(`.${extension}`)) throw toAppError(error, status);
  return data;
}
