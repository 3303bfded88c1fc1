import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StorageClient } from '@supabase/storage-js';
import type { TransactionSql } from 'postgres';
import {
  BACKUP_BUCKETS,
  type BackupStorageObject,
  getStoredFileCopyPath,
  hashStream,
} from './backup-folder.ts';
import { escapeStoragePath } from './project-storage.ts';

type Bucket = ReturnType<StorageClient['from']>;

/** Row of storage.objects: one stored file of the project. */
export interface StoredFileRow extends Omit<BackupStorageObject, 'sha256'> {
  changedAt: Date;
}

/**
 * Returns every file of the site's buckets in one statement. Pages of the API would skip files when others
 * are deleted.
 */
export async function listStoredFiles(tx: TransactionSql): Promise<StoredFileRow[]> {
  return await tx<StoredFileRow[]>`
    select bucket_id as bucket, name, (metadata ->> 'size')::float8 as size, updated_at as "changedAt",
      coalesce(metadata ->> 'mimetype', 'application/octet-stream') as type,
      coalesce(substring(metadata ->> 'cacheControl' from 'max-age=(\\d+)'), '0') as "cacheControl"
    from storage.objects where bucket_id in ${tx(BACKUP_BUCKETS)} order by bucket_id, name`;
}

/** Returns true when the copy has the size and date of the stored file. Only a complete copy gets this date. */
function isCopied(copyPath: string, { size, changedAt }: StoredFileRow): boolean {
  const copy = statSync(copyPath, { throwIfNoEntry: false });
  return copy?.size === size && Math.abs(copy.mtimeMs - changedAt.getTime()) < 1;
}

async function copyFile(bucket: Bucket, storedFile: StoredFileRow, copyPath: string): Promise<void> {
  const { data, error } = await bucket.download(escapeStoragePath(storedFile.name)).asStream();
  if (error) throw new Error(`${storedFile.bucket}/${storedFile.name}: ${error.message}`, { cause: error });
  const partialPath = `${copyPath}.part`;
  await pipeline(Readable.fromWeb(data as never), createWriteStream(partialPath));
  const { size } = statSync(partialPath);
  if (size !== storedFile.size) {
    throw new Error(
      `${storedFile.name}: received ${size} of ${storedFile.size} bytes; run the command again.`,
    );
  }
  utimesSync(partialPath, storedFile.changedAt, storedFile.changedAt);
  renameSync(partialPath, copyPath);
}

/** Deletes unfinished copies, and copies of files that the project has deleted. */
function deleteStaleCopies(folder: string, storedFiles: readonly StoredFileRow[]): void {
  const expectedPaths = new Set(
    storedFiles.map(({ bucket, name }) => getStoredFileCopyPath(folder, bucket, name)),
  );
  for (const bucket of BACKUP_BUCKETS) {
    for (const entry of readdirSync(path.join(folder, bucket))) {
      const copyPath = path.join(folder, bucket, entry);
      if (!expectedPaths.has(copyPath)) rmSync(copyPath);
    }
  }
}

/** Copies files into the folder, fetches only missing or changed ones, and deletes copies of deleted files. */
export async function backUpFiles(
  storage: StorageClient,
  folder: string,
  storedFiles: readonly StoredFileRow[],
): Promise<BackupStorageObject[]> {
  for (const bucket of BACKUP_BUCKETS) mkdirSync(path.join(folder, bucket), { recursive: true, mode: 0o700 });
  deleteStaleCopies(folder, storedFiles);
  const backupFiles: BackupStorageObject[] = [];
  for (const storedFile of storedFiles) {
    const copyPath = getStoredFileCopyPath(folder, storedFile.bucket, storedFile.name);
    if (!isCopied(copyPath, storedFile))
      await copyFile(storage.from(storedFile.bucket), storedFile, copyPath);
    const { changedAt: _, ...fileFields } = storedFile;
    backupFiles.push({ ...fileFields, sha256: await hashStream(createReadStream(copyPath)) });
  }
  return backupFiles;
}
