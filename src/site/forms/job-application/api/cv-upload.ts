import { StorageClient } from '@supabase/storage-js';
import { toAppError } from '@/shared/lib/app-error';
import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { supabaseHeaders } from '@/shared/lib/supabase-headers';
import type { Cv } from '../cv-file';

/** Milliseconds for 5 MB on a slow uplink. */
const TIMEOUT = 180_000;

const withTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT) });

/**
 * Puts the file in the private bucket, as a visitor, under the name it was given. Sent again after a lost answer, it is there
 * already. Throws an AppError.
 */
export async function uploadCv({ file, type }: Cv, name: string): Promise<void> {
  const storage = new StorageClient(`${supabaseUrl}/storage/v1`, supabaseHeaders(supabaseKey), withTimeout);
  // A Blob's own type is the one that travels.
  const { data, error } = await storage
    .from('cv')
    .upload(name, file.slice(0, file.size, type), { contentType: type });
  // The storage alone says where it has put a file: anything in between may answer « 200 ».
  if (error ? !isThere(error) : !data.fullPath) throw toAppError(error);
}

/** The name was given to this file alone: if it is taken, this very file took it. */
function isThere(error: { status?: number | undefined; statusCode?: string | undefined }): boolean {
  return error.status === 409 || error.statusCode === '409';
}
