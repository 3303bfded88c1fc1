import { type AppError, toAppError } from '@/shared/lib/app-error';
import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { toFilename } from '../object-name';

const BUCKET = 'media';

/** Folder of the bucket (specification 7.3). */
export const FOLDER = 'uploads';

/** An upload without progress for this time is aborted. */
const STALL = 60_000;

/** An original may be replaced at its address, so it is cached for an hour. Renditions are never replaced. */
const CACHE_SECONDS = { file: 3600, size: 31_536_000 };

interface Transfer {
  /** Name of an original or a rendition. */
  name: string;
  file: Blob;
  mime: string;
  /** True to replace the stored object of this name. */
  replaces?: boolean;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Returns the public address of a stored file. */
export function publicUrl(filename: string): string {
  return supabase.storage.from(BUCKET).getPublicUrl(`${FOLDER}/${filename}`).data.publicUrl;
}

/** Returns the error of a response as the storage client would. */
function readRefusal(status: number, body: string): AppError {
  try {
    return toAppError({ statusCode: status, ...(JSON.parse(body) as object) }, status);
  } catch {
    return toAppError({ statusCode: status }, status);
  }
}

/** Returns the key of the stored object in the response. */
function storedKey(body: string): unknown {
  try {
    return (JSON.parse(body) as { Key?: unknown } | null)?.Key;
  } catch {
    return undefined;
  }
}

/**
 * Uploads an object and reports progress, which `fetch` and the storage client cannot. An existing name counts as
 * success: names are random, so an earlier attempt without a response stored it. Throws an AppError.
 */
export async function uploadObject(transfer: Transfer): Promise<void> {
  const { name, file, mime, replaces = false, onProgress, signal } = transfer;
  const { session } = await unwrap(supabase.auth.getSession());
  if (!session) throw toAppError({ code: 'no_authorization' }, 401);
  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    /** Reason of our own abort; null when the person cancelled. */
    let lost: { name: string } | { message: string } | null = null;
    let timer = 0;
    const lose = (reason: typeof lost) => {
      lost = reason;
      request.abort();
    };
    // Without a network the request would hang; the browser reports it earlier.
    const loseNetwork = () => lose({ message: 'network' });
    const watch = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => lose({ name: 'TimeoutError' }), STALL);
    };
    const abort = () => request.abort();
    const settle = (outcome: () => void) => () => {
      window.clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      window.removeEventListener('offline', loseNetwork);
      outcome();
    };
    request.upload.onprogress = (event) => {
      watch();
      onProgress(event.loaded);
    };
    request.onload = settle(() => {
      if (request.status >= 200 && request.status < 300) {
        // a proxy may answer 200; only the storage returns the key
        return storedKey(request.responseText) ? resolve() : reject(toAppError(null, 502));
      }
      const refusal = readRefusal(request.status, request.responseText);
      if (refusal.kind === 'duplicate') return resolve();
      reject(refusal);
    });
    request.onerror = settle(() => reject(toAppError({ message: 'network' })));
    request.onabort = settle(() => reject(toAppError(lost ?? { name: 'AbortError' })));
    const address = `${supabaseUrl}/storage/v1/object/${BUCKET}/${FOLDER}/${name}`;
    request.open(replaces ? 'PUT' : 'POST', address);
    request.setRequestHeader('apikey', supabaseKey);
    request.setRequestHeader('authorization', `Bearer ${session.access_token}`);
    request.setRequestHeader('content-type', mime);
    request.setRequestHeader(
      'cache-control',
      `max-age=${CACHE_SECONDS[name === toFilename(name) ? 'file' : 'size']}`,
    );
    request.setRequestHeader('x-upsert', 'false');
    signal.addEventListener('abort', abort);
    window.addEventListener('offline', loseNetwork);
    watch();
    request.send(file);
    if (signal.aborted) request.abort();
  });
}

/** Deletes stored objects and returns the deleted names. The storage does not report refused or missing ones. */
export async function removeObjects(names: readonly string[]): Promise<string[]> {
  const removed = await unwrap(
    supabase.storage.from(BUCKET).remove(names.map((name) => `${FOLDER}/${name}`)),
  );
  return removed.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
}

export async function isStored(filename: string): Promise<boolean> {
  const found = await unwrap(supabase.storage.from(BUCKET).list(FOLDER, { search: filename }));
  return found.some(({ name }) => name === filename);
}

/** Returns a page of the stored objects, newest name first. */
export function listObjects(offset: number, limit: number) {
  return unwrap(
    supabase.storage.from(BUCKET).list(FOLDER, { limit, offset, sortBy: { column: 'name', order: 'desc' } }),
  );
}
