import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The buckets whose files are kept: all that the migrations make. */
export const BUCKETS = ['media', 'cv'] as const;

/** One file of the storage, and where its copy lies. */
export interface KeptFile {
  bucket: string;
  /** Its name in the bucket, with folders. */
  name: string;
  /** MIME type it is served with. */
  type: string;
  /** Seconds a browser may keep it, as the storage API takes them. */
  cacheControl: string;
  size: number;
  sha256: string;
}

/** What a copy holds; written last, so that a folder with it is whole. */
export interface Manifest {
  source: string;
  files: KeptFile[];
}

export const manifestPath = (folder: string) => path.join(folder, 'manifest.json');

/** Where a file lies in a copy: no name of a visitor's or an editor's becomes a path, and none is too long for a disk. */
export function copyPath(folder: string, bucket: string, name: string): string {
  return path.join(folder, bucket, createHash('sha256').update(name).digest('hex'));
}

/** @throws when there is none, or it is none. */
export function readManifest(folder: string): Manifest {
  const manifest: Partial<Manifest> = JSON.parse(readFileSync(manifestPath(folder), 'utf8'));
  if (!Array.isArray(manifest.files)) throw new Error(`${manifestPath(folder)} lists no files.`);
  return manifest as Manifest;
}

/** Of a stream, piece by piece. */
export async function sha256Of(stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of stream) hash.update(piece);
  return hash.digest('hex');
}
