import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Buckets of a backup: every bucket that the migrations create. */
export const BACKUP_BUCKETS = ['media', 'cv'] as const;

/** One stored file in a backup. */
export interface BackupStorageObject {
  bucket: string;
  /** Path in the bucket. */
  name: string;
  /** MIME type that Storage sends with the file. */
  type: string;
  /** Seconds that a browser may cache the file, in the format of the storage API. */
  cacheControl: string;
  size: number;
  sha256: string;
}

/** One table in a backup: a gzip file in PostgreSQL's COPY text format. */
export interface BackupTable {
  schema: string;
  name: string;
  columns: string[];
  rows: number;
  /** Hash of the uncompressed text. */
  sha256: string;
}

/** Table of contents of a backup. It is written last, so a folder with it is complete. */
export interface BackupManifest {
  source: string;
  /** Time of the snapshot, by the database's clock. */
  takenAt: string;
  /** Versions of the applied migrations; empty when they were applied without the CLI. */
  migrations: string[];
  /** Names of the secrets in Vault. No backup contains their values. */
  secrets: string[];
  tables: BackupTable[];
  files: BackupStorageObject[];
}

/** Returns the path of the table of contents in a backup. */
export const getBackupManifestPath = (folder: string) => path.join(folder, 'manifest.json');

const hashText = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Returns the path of the lock of a running backup, in the folder of temporary files. A lock is a hard link, which the disk of the
 * backup may not support.
 */
export const getBackupLockPath = (folder: string) =>
  path.join(tmpdir(), `backup-${hashText(realpathSync(folder))}.lock`);

/** Returns the path of a file in a backup: a hash, because some names of uploads are no valid paths. */
export const getStoredFileCopyPath = (folder: string, bucket: string, name: string) =>
  path.join(folder, bucket, hashText(name));

/** Returns the path of a table in a backup. */
export function getBackupTablePath(
  folder: string,
  { schema, name }: Pick<BackupTable, 'schema' | 'name'>,
): string {
  return path.join(folder, 'tables', `${schema}.${name}.gz`);
}

/** Reads the table of contents. @throws without a complete backup in the folder */
export function readBackupManifest(folder: string): BackupManifest {
  const manifestPath = getBackupManifestPath(folder);
  if (!existsSync(manifestPath)) {
    throw new Error(
      `${folder} holds no complete backup (no manifest.json): complete it with npm run backup, or name another folder.`,
    );
  }
  const manifest: Partial<BackupManifest> = JSON.parse(readFileSync(manifestPath, 'utf8'));
  if (!Array.isArray(manifest.files) || !Array.isArray(manifest.tables)) {
    throw new Error(`${manifestPath} lacks its list of tables or of files.`);
  }
  return manifest as BackupManifest;
}

/** Returns the SHA-256 of a stream, in hexadecimal. */
export async function hashStream(stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}
