import { UPLOAD_CHUNK_BYTES } from '@/admin/config/media';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { type AppError, toAppError } from '@/shared/lib/app-error';
import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { toOriginalObjectName } from '../object-name';

/** Name of the storage bucket of the media library. */
export const MEDIA_BUCKET = 'media';

/** Folder of the bucket (specification 7.3). */
const UPLOAD_FOLDER = 'uploads';

/** Returns the path in the bucket of an object with this name. */
export const getStorageObjectPath = (name: string) => `${UPLOAD_FOLDER}/${name}`;

/** An upload without progress for this time is aborted. */
export const STALL_TIMEOUT_MS = 60_000;

/** An original may be replaced at its address, so it is cached for an hour. Renditions are never replaced. */
const CACHE_SECONDS = { original: 3600, rendition: 31_536_000 };

/** Object to upload. */
export interface ObjectUpload {
  /** Name of an original or a rendition. */
  name: string;
  file: Blob;
  mime: string;
  /** True to replace the stored object of this name. */
  isReplacement?: boolean;
  onProgress?: ((sentBytes: number) => void) | undefined;
  /** Called when the upload of a large file waits for its next attempt, and when it continues. If undefined, an offline upload fails. */
  onInterruptedChange?: ((isInterrupted: boolean) => void) | undefined;
  signal: AbortSignal;
}

/** Returns the session, refreshed when it has expired. Throws an AppError without a session. */
export async function getSessionOrThrow() {
  const { session } = await unwrap(supabase.auth.getSession());
  if (!session) throw toAppError({ code: 'no_authorization' }, 401);
  return session;
}

/** Returns the seconds that browsers may keep an object. */
export const getCacheSeconds = (name: string): number =>
  CACHE_SECONDS[name === toOriginalObjectName(name) ? 'original' : 'rendition'];

/** Returns the public address of a stored file. */
export function getPublicUploadUrl(filename: string): string {
  return supabase.storage.from(MEDIA_BUCKET).getPublicUrl(getStorageObjectPath(filename)).data.publicUrl;
}

/** Parses the body of a response; a proxy may answer without JSON. */
function parseBody(body: string): { Key?: unknown } | null {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Returns the error of a response as the storage client would. */
export const parseStorageError = (status: number, body: string): AppError =>
  toAppError({ statusCode: status, ...parseBody(body) }, status);

/**
 * Uploads an object. An existing name counts as success: names are random, so an earlier attempt without a response
 * stored it. Throws an AppError.
 */
export async function uploadStorageObject(upload: ObjectUpload): Promise<void> {
  if (upload.file.size <= UPLOAD_CHUNK_BYTES) return uploadInOneRequest(upload);
  const { uploadInChunks } = await import('./resumable-upload');
  await uploadInChunks(upload);
}

/** Uploads an object and reports progress, which `fetch` and the storage client cannot. */
async function uploadInOneRequest(upload: ObjectUpload): Promise<void> {
  const { name, file, mime, isReplacement = false, onProgress, signal } = upload;
  const session = await getSessionOrThrow();
  const request = new XMLHttpRequest();
  /** Its abort removes the listeners. */
  const listeners = new AbortController();
  let timer = 0;
  let abortReason: object = { name: 'AbortError' };
  const abortWith = (reason: object) => {
    abortReason = reason;
    request.abort();
  };
  const restartTimer = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => abortWith({ name: 'TimeoutError' }), STALL_TIMEOUT_MS);
  };
  // Without a network, the request would wait for its timeout.
  const abortOffline = () => abortWith({ message: 'network' });
  try {
    await new Promise<void>((resolve, reject) => {
      request.upload.onprogress = (event) => {
        restartTimer();
        onProgress?.(event.loaded);
      };
      request.onload = () => {
        if (request.status >= 200 && request.status < 300) {
          // A proxy may answer 200. Only the storage returns the key.
          return parseBody(request.responseText)?.Key ? resolve() : reject(toAppError(null, 502));
        }
        const error = parseStorageError(request.status, request.responseText);
        if (error.kind === 'duplicate') return resolve();
        reject(error);
      };
      request.onerror = () => reject(toAppError({ message: 'network' }));
      request.onabort = () => reject(toAppError(abortReason));
      const address = `${supabaseUrl}/storage/v1/object/${MEDIA_BUCKET}/${getStorageObjectPath(name)}`;
      request.open(isReplacement ? 'PUT' : 'POST', address);
      request.setRequestHeader('apikey', supabaseKey);
      request.setRequestHeader('authorization', `Bearer ${session.access_token}`);
      request.setRequestHeader('content-type', mime);
      request.setRequestHeader('cache-control', `max-age=${getCacheSeconds(name)}`);
      request.setRequestHeader('x-upsert', 'false');
      signal.addEventListener('abort', () => request.abort(), { signal: listeners.signal });
      window.addEventListener('offline', abortOffline, { signal: listeners.signal });
      restartTimer();
      request.send(file);
      if (signal.aborted) request.abort();
    });
  } finally {
    window.clearTimeout(timer);
    listeners.abort();
  }
}

/** Deletes stored objects and returns the deleted names. The storage does not report refused or missing objects. */
export async function removeStorageObjects(names: readonly string[]): Promise<string[]> {
  const removedObjects = await unwrap(
    supabase.storage.from(MEDIA_BUCKET).remove(names.map(getStorageObjectPath)),
  );
  return removedObjects.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
}

/** Copies a stored object under another name. Throws an AppError. */
export async function copyStorageObject(from: string, to: string): Promise<void> {
  await unwrap(
    supabase.storage.from(MEDIA_BUCKET).copy(getStorageObjectPath(from), getStorageObjectPath(to)),
  );
}

/** Returns whether an object of this name, and of this size if given, is stored. */
export async function isMediaFileStored(filename: string, bytes?: number): Promise<boolean> {
  const objects = await unwrap(supabase.storage.from(MEDIA_BUCKET).list(UPLOAD_FOLDER, { search: filename }));
  return objects.some(
    ({ name, metadata }) => name === filename && (bytes === undefined || Number(metadata?.size) === bytes),
  );
}

/** Returns a page of the stored objects, newest name first. */
export function fetchStorageObjectPage(offset: number, limit: number) {
  return unwrap(
    supabase.storage
      .from(MEDIA_BUCKET)
      .list(UPLOAD_FOLDER, { limit, offset, sortBy: { column: 'name', order: 'desc' } }),
  );
}
