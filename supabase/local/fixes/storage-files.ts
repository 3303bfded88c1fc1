import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

const MIME_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
};

/**
 * Creates a storage adapter that keeps objects as files below a folder, one folder a bucket.
 *
 * Fix 1. The library's own file adapter never closes the file of a download.
 */
export function createFileStorage(root: string): StorageAdapter {
  const locate = (bucket: string, key: string) => path.join(root, bucket, key);
  const loadMetadata = (bucket: string, key: string) => readMetadata(locate(bucket, key));
  return {
    driver: undefined,
    async getObject(bucket, key) {
      const metadata = await loadMetadata(bucket, key);
      const body = Readable.toWeb(createReadStream(locate(bucket, key)));
      return { httpStatusCode: 200, metadata, body: body as never };
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const file = locate(bucket, key);
      const data = body instanceof Uint8Array ? body : await buffer(body);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, data);
      return { ...(await readMetadata(file)), mimetype: contentType, cacheControl };
    },
    async deleteObject(bucket, key) {
      await rm(locate(bucket, key), { force: true });
    },
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => rm(locate(bucket, key), { force: true })));
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const target = locate(toBucket, toKey);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(locate(bucket, key), target);
      const { eTag, lastModified } = await readMetadata(target);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    headObject: loadMetadata,
    async privateAssetUrl(bucket, key) {
      return `file://${locate(bucket, key)}`;
    },
  };
}

async function readMetadata(file: string): Promise<ObjectMetadata> {
  const [{ size, mtime }, data] = await Promise.all([stat(file), readFile(file)]);
  return {
    cacheControl: 'no-cache',
    contentLength: size,
    size,
    mimetype: MIME_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
    lastModified: mtime,
    eTag: `"${createHash('md5').update(data).digest('hex')}"`,
  };
}
