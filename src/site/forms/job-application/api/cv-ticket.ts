import { toAppError } from '@/shared/lib/app-error';
import { createVisitorClient, visitorTimeout } from '@/site/api/visitor-client';

/**
 * Asks for the name a CV is sent under: the storage takes no other, and each is counted. Null when there is no room for
 * another file. Throws an AppError.
 */
export async function openCvUpload(extension: string): Promise<string | null> {
  const { data, error, status } = await createVisitorClient()
    .rpc('open_cv_upload', { extension })
    .abortSignal(visitorTimeout());
  if (data === '') return null;
  // anything in between may answer « 200 »
  if (error || typeof data !== 'string' || !data.endsWith(`.${extension}`)) throw toAppError(error, status);
  return data;
}
