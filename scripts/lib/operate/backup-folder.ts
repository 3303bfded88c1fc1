import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The buckets that a backup holds: all that the migrations create. */
export const BUCKETS = ['media', 'cv'] as const;

/** One file of the storage as the backup holds it. */
export interface BackupFile {
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

/** One table as the backup holds it: a gzip file in PostgreSQL's COPY text format. */
export interface BackupTable {
  schema: string;
  name: string;
  columns: string[];
  rows: number;
  /** Of the uncompressed text. */
  sha256: string;
}

/** The table of contents of a backup; written last, so that a folder with it is complete. */
export interface Manifest {
  source: string;
  /** The database's own time of the snapshot. */
  takenAt: string;
  /** Versions of the applied migrations; empty when they were applied without the CLI. */
  migrations: string[];
  /** Names of the secrets in Vault; their values are in no backup. */
  secrets: string[];
  tables: BackupTable[];
  files: BackupFile[];
}

export const manifestPath = (folder: string) => path.join(folder, 'manifest.json');

/** Returns where a file lies in a backup. A hash, because the name of an upload may not be a valid path. */
export function filePath(folder: string, bucket: string, name: string): string {
  return path.join(folder, bucket, createHash('sha256').update(name).digest('hex'));
}

/** Returns where the rows of a table lie in a backup. */
export function tablePath(folder: string, { schema, name }: Pick<BackupTable, 'schema' | 'name'>): string {
  return path.join(folder, 'tables', `${schema}.${name}.gz`);
}

/** @throws when the folder holds no complete backup. */
export function readManifest(folder: string): Manifest {
  const manifest: Partial<Manifest> = JSON.parse(readFileSync(manifestPath(folder), 'utf8'));
  if (!Array.isArray(manifest.files) || !Array.isArray(manifest.tables)) {
    throw new Error(`${manifestPath(folder)} lists no tables and files.`);
  }
  return manifest as Manifest;
}

/** Returns the SHA-256 of a stream. */
export async function sha256Of(stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}
