import type { OmissionReason } from '../src/copy/omitted-record.ts';

/** A file of the storage that a build cannot use. */
export class UnusableFileError extends Error {
  readonly reason: OmissionReason;

  constructor(reason: OmissionReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Bytes of the largest picture that a build accepts. */
const MAX_BYTES = 20 * 1024 * 1024;

const TIMEOUT_MS = 30_000;
const MAX_ATTEMPTS = 2;

/** File of the storage; null when its ETag has not changed. */
type StoredFile = { data: Buffer; etag: string } | null;

/** Reads a body up to `MAX_BYTES`, because its declared length may be wrong. */
async function readLimitedBody(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new UnusableFileError('file-too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function request(url: string, etag: string): Promise<StoredFile> {
  const response = await fetch(url, {
    headers: etag ? { 'if-none-match': etag } : {},
    // A redirect could send the build to any server.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  try {
    if (response.status === 304) return null;
    if (!response.ok || !response.body) throw new UnusableFileError('file-missing');
    if (!response.headers.get('content-type')?.startsWith('image/')) throw new UnusableFileError('file-type');
    return { data: await readLimitedBody(response.body), etag: response.headers.get('etag') ?? '' };
  } finally {
    if (!response.bodyUsed) await response.body?.cancel();
  }
}

/**
 * Downloads a picture of the media library. Limits its bytes and its time. The caller checks that the URL is in the project.
 * @throws UnusableFileError
 */
export async function downloadLibraryPicture(url: string, etag = ''): Promise<StoredFile> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request(url, etag);
    } catch (error) {
      // A retry helps after a lost connection or a failed answer (`file-missing`), not after a refused file.
      if (error instanceof UnusableFileError && error.reason !== 'file-missing') throw error;
      if (attempt === MAX_ATTEMPTS) throw new UnusableFileError('file-missing');
    }
  }
}
