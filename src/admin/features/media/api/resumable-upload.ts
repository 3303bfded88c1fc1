import {
  type DetailedError,
  defaultOptions,
  type PreviousUpload,
  Upload,
  type UrlStorage,
} from 'tus-js-client';
import { type MediaFormat, UPLOAD_CHUNK_BYTES } from '@/admin/config/media';
import { AppError, isUnansweredError, toAppError } from '@/shared/lib/app-error';
import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import {
  getCacheSeconds,
  getSessionOrThrow,
  getStorageObjectPath,
  isMediaFileStored,
  MEDIA_BUCKET,
  type ObjectUpload,
  parseStorageError,
  STALL_TIMEOUT_MS,
} from './storage-upload';

const ENDPOINT = `${supabaseUrl}/storage/v1/upload/resumable`;

/** Delays between attempts without progress. After progress, tus starts with the first delay again. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 20_000];

/** Supabase deletes an unfinished upload after this time. */
const UPLOAD_LIFETIME_MS = 24 * 60 * 60_000;

/** Statuses of temporary refusals: another request locks the upload, or there are too many requests. */
const TEMPORARY_REFUSALS: readonly number[] = [409, 423, 429];

/**
 * Storage of tus: it keeps the addresses of unfinished uploads in localStorage. A full localStorage does not stop the
 * upload, which then cannot resume after a reload.
 */
const urlStorage: UrlStorage = {
  findAllUploads: () => defaultOptions.urlStorage.findAllUploads(),
  findUploadsByFingerprint: (fingerprint) => defaultOptions.urlStorage.findUploadsByFingerprint(fingerprint),
  removeUpload: (urlStorageKey) => defaultOptions.urlStorage.removeUpload(urlStorageKey),
  async addUpload(fingerprint, upload) {
    try {
      return await defaultOptions.urlStorage.addUpload(fingerprint, upload);
    } catch {
      return '';
    }
  },
};

/** Returns the key of an unfinished upload: account, name of the file that it replaces, SHA-256 of the new file. */
async function createFingerprint(file: Blob, replacedName = 'new'): Promise<string> {
  const { user } = await getSessionOrThrow();
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${user.id}-${replacedName}-${hash}`;
}

/** Returns the stored name of a new file whose unfinished upload began less than a day ago. */
export async function findUnfinishedUploadFilename(
  file: Blob,
  format: MediaFormat,
): Promise<string | undefined> {
  const uploads = await urlStorage.findUploadsByFingerprint(await createFingerprint(file));
  const isResumable = ({ creationTime }: PreviousUpload) =>
    Date.parse(creationTime) > Date.now() - UPLOAD_LIFETIME_MS;
  const names = uploads.filter(isResumable).map(({ metadata }) => metadata.objectName?.split('/').pop());
  return names.find((name) => name?.endsWith(`.${format}`));
}

function toUploadError(error: Error | DetailedError): AppError {
  const { causingError, originalResponse } = error as Partial<DetailedError>;
  if (causingError instanceof AppError) return causingError;
  if (!originalResponse) return toAppError({ message: 'network' });
  const status = originalResponse.getStatus();
  // A proxy may answer with a status below 400.
  return status < 400 ? toAppError(null, 502) : parseStorageError(status, originalResponse.getBody());
}

function shouldRetry({ causingError, originalRequest, originalResponse }: DetailedError): boolean {
  if (!navigator.onLine) return false;
  if (causingError instanceof AppError) return isUnansweredError(causingError);
  // 0 without a response, so the request is repeated.
  const status = originalResponse?.getStatus() ?? 0;
  // A creation gets 409 when the object already exists.
  if (status === 409 && originalRequest.getMethod() === 'POST') return false;
  return status < 400 || status >= 500 || TEMPORARY_REFUSALS.includes(status);
}

/**
 * Uploads a large object in chunks. Continues after an interruption, and after a reload when the same file is
 * chosen again. Throws an AppError.
 */
export async function uploadInChunks(upload: ObjectUpload): Promise<void> {
  const { name, file, isReplacement = false } = upload;
  const fingerprint = await createFingerprint(file, isReplacement ? name : undefined);
  const objectName = getStorageObjectPath(name);
  const uploads = await urlStorage.findUploadsByFingerprint(fingerprint);
  // For an expired upload, tus creates a new one.
  const unfinishedUpload = uploads.find(({ metadata }) => metadata.objectName === objectName);
  await sendChunks(upload, fingerprint, unfinishedUpload);
  // The storage may refuse the object after it received all bytes.
  if (!(await isMediaFileStored(name, file.size))) throw toAppError(null, 502);
}

async function sendChunks(
  { name, file, mime, isReplacement = false, onProgress, onInterruptedChange, signal }: ObjectUpload,
  fingerprint: string,
  unfinishedUpload: PreviousUpload | undefined,
): Promise<void> {
  let timer = 0;
  /** Aborted at the end, to remove the listeners. */
  const listeners = new AbortController();
  /** Sent bytes at the last progress event. Infinity before each attempt, so that its first event counts as no progress. */
  let reportedBytes = Number.POSITIVE_INFINITY;
  const reportInterruption = () => {
    reportedBytes = Number.POSITIVE_INFINITY;
    onInterruptedChange?.(true);
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const handleStall = () => {
        void tusUpload.abort();
        reject(toAppError({ name: 'TimeoutError' }));
      };
      const restartTimer = () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(handleStall, STALL_TIMEOUT_MS);
      };
      const handleOffline = () => {
        window.clearTimeout(timer);
        void tusUpload.abort();
        if (onInterruptedChange) reportInterruption();
        else reject(toAppError({ message: 'network' }));
      };
      const handleAbort = () => {
        // `true` also deletes the unfinished upload on the server.
        tusUpload.abort(true).catch(() => undefined);
        reject(toAppError({ name: 'AbortError' }));
      };
      const tusUpload = new Upload(file, {
        endpoint: ENDPOINT,
        chunkSize: UPLOAD_CHUNK_BYTES,
        uploadDataDuringCreation: true,
        removeFingerprintOnSuccess: true,
        fingerprint: async () => fingerprint,
        urlStorage,
        metadata: {
          bucketName: MEDIA_BUCKET,
          objectName: getStorageObjectPath(name),
          contentType: mime,
          cacheControl: String(getCacheSeconds(name)),
        },
        headers: { apikey: supabaseKey, 'x-upsert': String(isReplacement) },
        async onBeforeRequest(request) {
          restartTimer();
          request.setHeader('authorization', `Bearer ${(await getSessionOrThrow()).access_token}`);
        },
        // Behind a proxy, the storage may return another host or `http:`. The access token must go to the project only.
        onUploadUrlAvailable() {
          tusUpload.url = `${ENDPOINT}/${tusUpload.url?.split('/').pop()}`;
        },
        onProgress(sentBytes) {
          restartTimer();
          if (sentBytes > reportedBytes) onInterruptedChange?.(false);
          reportedBytes = sentBytes;
          onProgress?.(sentBytes);
        },
        retryDelays: RETRY_DELAYS_MS,
        onShouldRetry(error) {
          const willRetry = shouldRetry(error);
          if (willRetry) reportInterruption();
          return willRetry;
        },
        onSuccess: () => resolve(),
        onError(error) {
          if (!navigator.onLine) return handleOffline();
          const appError = toUploadError(error);
          // An earlier attempt stored the file.
          return appError.kind === 'duplicate' ? resolve() : reject(appError);
        },
      });
      signal.addEventListener('abort', handleAbort, { signal: listeners.signal });
      window.addEventListener('offline', handleOffline, { signal: listeners.signal });
      window.addEventListener('online', () => tusUpload.start(), { signal: listeners.signal });
      if (unfinishedUpload) tusUpload.resumeFromPreviousUpload(unfinishedUpload);
      if (signal.aborted) handleAbort();
      else tusUpload.start();
    });
  } finally {
    window.clearTimeout(timer);
    listeners.abort();
  }
}
