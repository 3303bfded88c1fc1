import type { RequestHandler } from '../request-handler.ts';
import { createStorageRefusal } from './request-fixes.ts';

const OBJECT_PATH = /^\/storage\/v1\/object\//;
const ONE_FILE_PATH = /^(\/storage\/v1\/object\/[^/]+)\/(.+)$/;
const LIST_PATH = /^\/storage\/v1\/object\/list\//;
const SIGN_PATH = /^\/storage\/v1\/object\/sign\//;

/**
 * Fix 2. supabase-js sends a File or Blob as a multipart form whose file has an empty field name; the library
 * knows only the name "file", and only on POST. This function turns the form into a request with a raw body.
 * @returns that request, or the refusal of an invalid form.
 */
export async function unwrapMultipartUpload(request: Request): Promise<Request | Response> {
  if (!isMultipartUpload(request)) return request;
  const form = await request.formData().catch(() => undefined);
  if (!form) return createStorageRefusal('400', 'Bad Request', 'Multipart: the form cannot be read');
  const file = [...form.values()].find((value) => typeof value !== 'string');
  const headers = new Headers(request.headers);
  if (!file) return new Request(request.url, { method: request.method, headers, body: '' });
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.set('content-length', String(file.size));
  const seconds = form.get('cacheControl');
  if (seconds) headers.set('cache-control', `max-age=${seconds}`);
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() });
}

/**
 * Fix 34. The library signs an address for an upload, and stores the file. On a hosted project, a policy of the site
 * (20261122100400_media.sql) refuses to sign. This function refuses both requests.
 * @returns undefined when the request is of another kind.
 */
export function findSignedUploadRefusal(request: Request, pathname: string): Response | undefined {
  if (!/^\/storage\/v1\/object\/upload\/sign\//.test(pathname) || request.method === 'OPTIONS')
    return undefined;
  return createStorageRefusal('403', 'Unauthorized', 'new row violates row-level security policy');
}

/**
 * Fix 26. The library deletes files by a list of their names only, and has no route for a single file.
 * @returns undefined when the request is of another kind.
 */
export async function answerSingleFileDeletion(
  request: Request,
  callLibrary: RequestHandler,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  const [, bucket, name] = ONE_FILE_PATH.exec(url.pathname) ?? [];
  if (request.method !== 'DELETE' || !bucket || !name) return undefined;
  const body = JSON.stringify({ prefixes: [decodeURIComponent(name)] });
  return callLibrary(
    new Request(`${url.origin}${bucket}`, { method: 'DELETE', headers: createJsonHeaders(request), body }),
  );
}

/** Applies fixes 3, 12 and 15 to the library's answer to a storage request. */
export async function correctStorageAnswer(request: Request, response: Response): Promise<Response> {
  const url = new URL(request.url);
  if (!response.ok) return response;
  if (request.method === 'POST' && SIGN_PATH.test(url.pathname)) return withSignedUrl(response);
  if (request.method === 'POST' && LIST_PATH.test(url.pathname)) return withNamesInFolder(response);
  if (request.method === 'GET' && OBJECT_PATH.test(url.pathname)) return withDownloadName(url, response);
  return response;
}

function isMultipartUpload(request: Request): boolean {
  return (
    (request.method === 'POST' || request.method === 'PUT') &&
    OBJECT_PATH.test(new URL(request.url).pathname) &&
    (request.headers.get('content-type') ?? '').startsWith('multipart/form-data')
  );
}

function createJsonHeaders(request: Request): Headers {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  return headers;
}

// Fix 3. The library answers { signedUrl: "/storage/v1/…" }. supabase-js reads `signedURL` and puts "/storage/v1" before
// its value, so the link becomes ".../storage/v1undefined".
async function withSignedUrl(response: Response): Promise<Response> {
  const { signedUrl } = (await response.json()) as { signedUrl: string };
  const signedURL = signedUrl.replace(/^\/storage\/v1/, '');
  return Response.json({ signedURL }, { headers: { 'access-control-allow-origin': '*' } });
}

// Fix 12. The library ignores ?download, which asks for the file to be saved (under the name given).
function withDownloadName(url: URL, response: Response): Response {
  const name = url.searchParams.get('download');
  if (name === null) return response;
  const disposition = name ? `attachment; filename*=UTF-8''${encodeURIComponent(name)}` : 'attachment';
  const headers = new Headers(response.headers);
  headers.set('content-disposition', disposition);
  return new Response(response.body, { status: response.status, headers });
}

// Fix 15. The library lists objects by their whole name, a hosted project by the name within the folder.
async function withNamesInFolder(response: Response): Promise<Response> {
  const objects = (await response.json()) as { name: string }[];
  const objectsInFolder = objects.map((object) => ({
    ...object,
    name: object.name.slice(object.name.lastIndexOf('/') + 1),
  }));
  return Response.json(objectsInFolder, { headers: { 'access-control-allow-origin': '*' } });
}
