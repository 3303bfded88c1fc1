import { toAppError } from '@/shared/lib/app-error';
import { createVisitorClient, createVisitorTimeoutSignal } from '@/site/api/visitor-client';

/**
 * Requests a CV upload ticket. Returns the file name under which the storage accepts the CV, or null when the bucket
 * is full. The server counts the tickets. Throws an AppError.
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
