import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { appendFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';
import type { RequestHandler } from '../request-handler.ts';
import { decodeRequestClaims } from './session-tokens.ts';

/**
 * Fields of an upload. A JSON file stores them, beside a file with the bytes. Both stay until the sender cancels the upload,
 * or until `npm run db:reset`.
 */
interface Upload {
  id: string;
  bucket: string;
  name: string;
  length: number;
  contentType: string;
  cacheControl: string;
  /** Account that created the upload; null for a visitor. */
  owner: string | null;
}

/** Path of the resumable uploads in the Storage API. */
export const RESUMABLE_PATH = '/storage/v1/upload/resumable';
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const EXPOSED_HEADERS = 'Location, Tus-Resumable, Upload-Length, Upload-Offset';

/**
 * Fix 36. The library has no resumable uploads. This part answers the tus protocol as hosted projects do, with
 * files below `dir`. The policies of the sender apply to every request except HEAD. Unlike a hosted project, this
 * part lets only the account that created an upload continue it; any visitor may continue an upload of a visitor.
 * @returns the function that answers requests at RESUMABLE_PATH and below.
 */
export function createResumableUploads(sql: Sql, dir: string, callLibrary: RequestHandler) {
  /** Uploads to which a request is adding bytes. */
  const lockedIds = new Set<string>();
  const locate = (id: string, extension: 'json' | 'bytes') => path.join(dir, `${id}.${extension}`);

  const readOffset = async ({ id }: Upload) => (await stat(locate(id, 'bytes'))).size;

  async function loadUpload(id: string): Promise<Upload | undefined> {
    if (!UUID.test(id)) return undefined;
    const text = await readFile(locate(id, 'json'), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** Inserts the object as the sender, and rolls back. @returns the refusal, if any: of the policies, or of a taken name. */
  async function checkPolicies(request: Request, bucket: string, name: string) {
    const claims = readSender(request);
    const { role, sub } = claims;
    const mayReplace = request.headers.get('x-upsert') === 'true';
    const rollback = new Error('rollback');
    const statement = sql.begin(async (transaction) => {
      await transaction`
        select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
          set_config('request.jwt.claim.sub', ${sub ?? ''}, true),
          set_config('storage.operation', 'storage.tus.upload.part', true),
          set_config('role', ${role}, true)`;
      const update = transaction`on conflict (bucket_id, name) do update set owner_id = excluded.owner_id`;
      await transaction`
        insert into storage.objects (bucket_id, name, owner, owner_id) values (${bucket}, ${name}, ${sub}, ${sub})
        ${mayReplace ? update : transaction``}`;
      throw rollback;
    });
    const error = await statement.catch((cause: { code?: string }) => cause);
    if (error === rollback) return undefined;
    if (error.code === '23505') return refuse(409, 'The resource already exists');
    return refuse(403, 'new row violates row-level security policy');
  }

  async function createUpload(request: Request): Promise<Response> {
    const metadata = decodeMetadata(request.headers.get('upload-metadata') ?? '');
    const { bucketName = '', objectName = '', contentType = 'application/octet-stream' } = metadata;
    const length = Number(request.headers.get('upload-length') ?? Number.NaN);
    if (!Number.isSafeInteger(length) || length < 0) return refuse(400, 'Upload-Length header required');
    const [bucket] = await sql`
      select file_size_limit::float8 as limit, allowed_mime_types as types from storage.buckets where id = ${bucketName}`;
    if (!bucket) return refuse(404, 'Bucket not found');
    if (bucket.limit !== null && length > bucket.limit) return refuse(413, 'Maximum size exceeded');
    const refusal = await checkPolicies(request, bucketName, objectName);
    if (refusal) return refusal;
    if (bucket.types && !bucket.types.includes(contentType))
      return refuse(415, `mime type ${contentType} is not supported`);
    await mkdir(dir, { recursive: true });
    const upload: Upload = {
      id: randomUUID(),
      bucket: bucketName,
      name: objectName,
      length,
      contentType,
      cacheControl: metadata.cacheControl ? `max-age=${metadata.cacheControl}` : 'no-cache',
      owner: readSender(request).sub,
    };
    await writeFile(locate(upload.id, 'bytes'), '');
    await writeFile(locate(upload.id, 'json'), JSON.stringify(upload));
    const location = `${new URL(request.url).origin}${RESUMABLE_PATH}/${upload.id}`;
    return appendBytes(request, upload, { location });
  }

  /** Adds the body of the request. Stores the object once all its bytes are there. */
  async function appendBytes(request: Request, upload: Upload, headers: Record<string, string> = {}) {
    if (lockedIds.has(upload.id)) return refuse(423, 'The upload is locked');
    lockedIds.add(upload.id);
    try {
      const offset = await readOffset(upload);
      const statedOffset = request.method === 'POST' ? '0' : request.headers.get('upload-offset');
      if (statedOffset !== String(offset)) return refuse(409, 'Upload-Offset conflict');
      const bytes = new Uint8Array(await request.arrayBuffer());
      const newOffset = offset + bytes.length;
      if (newOffset > upload.length) return refuse(413, 'Maximum size exceeded');
      await appendFile(locate(upload.id, 'bytes'), bytes);
      const refusal = newOffset === upload.length ? await storeObject(request, upload) : undefined;
      return refusal ?? answer(request.method === 'POST' ? 201 : 204, upload, newOffset, headers);
    } finally {
      lockedIds.delete(upload.id);
    }
  }

  /** Passes the file to the library, which checks the policies again. */
  async function storeObject(request: Request, upload: Upload): Promise<Response | undefined> {
    const body = await openAsBlob(locate(upload.id, 'bytes'));
    const headers = new Headers({
      'content-type': upload.contentType,
      'content-length': String(body.size),
      'cache-control': upload.cacheControl,
    });
    for (const name of ['apikey', 'authorization', 'x-upsert']) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    const objectPath = upload.name.split('/').map(encodeURIComponent).join('/');
    const url = `${new URL(request.url).origin}/storage/v1/object/${upload.bucket}/${objectPath}`;
    const response = await callLibrary(new Request(url, { method: 'POST', headers, body }));
    if (response.ok) return undefined;
    const { statusCode, message } = (await response.json()) as { statusCode?: string; message?: string };
    return refuse(Number(statusCode) || response.status, message ?? 'The upload failed');
  }

  return async function answerResumableUpload(request: Request, pathname: string): Promise<Response> {
    const { origin } = new URL(request.url);
    // the library verifies the token
    const tokenCheck = await callLibrary(
      new Request(`${origin}/storage/v1/bucket`, { headers: request.headers }),
    );
    if (!tokenCheck.ok) return tokenCheck;
    if (request.method === 'POST' && pathname === RESUMABLE_PATH) return createUpload(request);
    const upload = await loadUpload(pathname.slice(RESUMABLE_PATH.length + 1));
    if (!upload || upload.owner !== readSender(request).sub)
      return refuse(404, 'The file for this url was not found');
    if (request.method === 'HEAD') return answer(200, upload, await readOffset(upload));
    const refusal = await checkPolicies(request, upload.bucket, upload.name);
    if (refusal) return refusal;
    if (request.method === 'DELETE') {
      await Promise.all([rm(locate(upload.id, 'json')), rm(locate(upload.id, 'bytes'))]);
      return answer(204, upload, 0);
    }
    if (request.method !== 'PATCH') return refuse(405, 'Method not allowed');
    return appendBytes(request, upload);
  };
}

/** Returns the claims of the sender, whose token the library has accepted. */
function readSender(request: Request): { role: string; sub: string | null } {
  if (!request.headers.has('authorization')) return { role: 'anon', sub: null };
  const { role, sub, ...claims } = decodeRequestClaims(request);
  return { ...claims, role: String(role), sub: sub ?? null };
}

/** Decodes `Upload-Metadata`: "bucketName bWVkaWE=,objectName YS5tcDQ=" → { bucketName: 'media', objectName: 'a.mp4' }. */
function decodeMetadata(header: string): Record<string, string> {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '));
  return Object.fromEntries(
    pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString()]),
  );
}

function answer(
  status: number,
  upload: Upload,
  offset: number,
  headers: Record<string, string> = {},
): Response {
  return new Response(null, {
    status,
    headers: {
      ...headers,
      'access-control-allow-origin': '*',
      'access-control-expose-headers': EXPOSED_HEADERS,
      'cache-control': 'no-store',
      'tus-resumable': '1.0.0',
      'upload-length': String(upload.length),
      'upload-offset': String(offset),
    },
  });
}

/** Returns a refusal of the tus server: its status, and a message as text. */
const refuse = (status: number, message: string) =>
  new Response(message, {
    status,
    headers: { 'access-control-allow-origin': '*', 'tus-resumable': '1.0.0' },
  });
