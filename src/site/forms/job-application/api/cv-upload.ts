import { toAppError } from '@/shared/lib/app-error';
import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { createSupabaseHeaders } from '@/shared/lib/supabase-headers';
import { postAsVisitor } from '@/site/api/post-as-visitor';
import type { AcceptedCv } from '../cv-file';

/** Milliseconds for 5 MB on a slow uplink. */
const TIMEOUT_MS = 180_000;

/**
 * Requests a CV upload ticket. Returns the file name under which the storage accepts the CV, or null when the bucket
 * is full. The server limits the tickets of each sender. Throws an AppError.
 */
export async function requestCvUploadTicket(extension: string): Promise<string | null> {
  const { status, value } = await postAsVisitor('rpc/open_cv_upload', { extension });
  if (value === '') return null;
  // A proxy in between may also answer 200.
  if (typeof value !== 'string' || !value.endsWith(`.${extension}`)) throw toAppError(undefined, status);
  return value;
}

/** Uploads the file to the private bucket, as a visitor, under the name of its ticket. Throws an AppError. */
export async function uploadCv({ file, type }: AcceptedCv, fileName: string): Promise<void> {
  const response = await fetch(`${supabaseUrl}/storage/v1/object/cv/${fileName}`, {
    method: 'POST',
    headers: { ...createSupabaseHeaders(supabaseKey), 'content-type': type },
    body: file,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw toAppError(cause);
  });
  const answer = await response.json().catch(() => undefined);
  // A proxy may answer 200 too; only the storage returns the key of the file.
  if (!response.ok || !answer?.Key) throw toAppError(answer, response.status);
}
