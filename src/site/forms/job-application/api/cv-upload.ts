import { StorageClient } from '@supabase/storage-js';
import { toAppError } from '@/shared/lib/app-error';
import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { createSupabaseHeaders } from '@/shared/lib/supabase-headers';
import { createVisitorClient, createVisitorTimeoutSignal } from '@/site/api/visitor-client';
import type { AcceptedCv } from '../cv-file';

/** Milliseconds for 5 MB on a slow uplink. */
const TIMEOUT_MS = 180_000;

const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });

/**
 * Requests a CV upload ticket. Returns the file name under which the storage accepts the CV, or null when the bucket
 * is full. The server limits the tickets of each sender. Throws an AppError.
 */
export async function requestCvUploadTicket(extension: string): Promise<string | null> {
  const { data, error, status } = await createVisitorClient()
    .rpc('open_cv_upload', { extension })
    .abortSignal(createVisitorTimeoutSignal());
  if (data === '') return null;
  // A proxy in between may also answer 200.
  if (error || typeof data !== 'string' || !data.endsWith(`.${extension}`)) throw toAppError(error, status);
  return data;
}

/** Uploads the file to the private bucket, as a visitor, under the name of its ticket. Throws an AppError. */
export async function uploadCv({ file, type }: AcceptedCv, fileName: string): Promise<void> {
  const storage = new StorageClient(
    `${supabaseUrl}/storage/v1`,
    createSupabaseHeaders(supabaseKey),
    fetchWithTimeout,
  );
  // The upload sends the Blob's own type.
  const { data, error } = await storage
    .from('cv')
    .upload(fileName, file.slice(0, file.size, type), { contentType: type });
  // A proxy may answer 200 too; only the storage returns the path of the file.
  if (!data?.fullPath) throw toAppError(error);
}
