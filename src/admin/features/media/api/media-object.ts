import { type AppError, toAppError } from '@/shared/lib/app-error';
import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { fileOf } from '../object-name';

const BUCKET = 'media';

/** Folder of the bucket that holds the files (specification 7.3). */
export const FOLDER = 'uploads';

/** Milliseconds without a byte moving after which an upload counts as lost. */
const STALL = 60_000;

/** A file may be replaced at its address: after an hour everybody has the new one. A size of it never is. */
const CACHE_SECONDS = { file: 3600, size: 31_536_000 };

interface Transfer {
  /** Name of the object: of a file, or of a size of one. */
  name: string;
  file: Blob;
  mime: string;
  /** Takes the place of the file that is stored under this name. */
  replaces?: boolean;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** The address a stored file is served at. */
export function publicUrl(filename: string): string {
  return supabase.storage.from(BUCKET).getPublicUrl(`${FOLDER}/${filename}`).data.publicUrl;
}

/** What the storage says of a refusal, as its client would tell it. */
function readRefusal(status: number, body: string): AppError {
  try {
    return toAppError({ statusCode: status, ...(JSON.parse(body) as object) }, status);
  } catch {
    return toAppError({ statusCode: status }, status);
  }
}

/** Where the storage says it has put a file. */
function storedKey(body: string): unknown {
  try {
    return (JSON.parse(body) as { Key?: unknown } | null)?.Key;
  } catch {
    return undefined;
  }
}

/**
 * Stores a file and tells how far it is, which fetch and hence the storage client cannot. A name that is taken counts as
 * done: it is random, so an earlier attempt whose answer got lost has taken it. Throws an AppError.
 */
export async function sendObject(transfer: Transfer): Promise<void> {
  const { name, file, mime, replaces = false, onProgress, signal } = transfer;
  const { session } = await unwrap(supabase.auth.getSession());
  if (!session) throw toAppError({ code: 'no_authorization' }, 401);
  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    /** Why we stopped it ourselves, unless somebody asked. */
    let lost: { name: string } | { message: string } | null = null;
    let timer = 0;
    const lose = (reason: typeof lost) => {
      lost = reason;
      request.abort();
    };
    // A connection that went away leaves the request hanging; the browser knows before it does.
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
        // only the storage names what it has stored: anything in between may answer « 200 »
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
      `max-age=${CACHE_SECONDS[name === fileOf(name) ? 'file' : 'size']}`,
    );
    request.setRequestHeader('x-upsert', 'false');
    signal.addEventListener('abort', abort);
    window.addEventListener('offline', loseNetwork);
    watch();
    request.send(file);
    if (signal.aborted) request.abort();
  });
}

/** Removes stored files; says which went. What the role may not remove, or is not there, goes missing in silence. */
export async function removeObjects(names: readonly string[]): Promise<string[]> {
  const removed = await unwrap(
    supabase.storage.from(BUCKET).remove(names.map((name) => `${FOLDER}/${name}`)),
  );
  return removed.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
}

/** True when a file of this name is stored. */
export async function isStored(filename: string): Promise<boolean> {
  const found = await unwrap(supabase.storage.from(BUCKET).list(FOLDER, { search: filename }));
  return found.some(({ name }) => name === filename);
}

/** A page of what is stored, newest name first. */
export function listObjects(offset: number, limit: number) {
  return unwrap(
    supabase.storage.from(BUCKET).list(FOLDER, { limit, offset, sortBy: { column: 'name', order: 'desc' } }),
  );
}
