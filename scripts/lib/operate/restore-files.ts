import { createReadStream, openAsBlob, statSync } from 'node:fs';
import type { StorageClient } from '@supabase/storage-js';
import type { StoredFileRow } from './backup-files.ts';
import {
  BACKUP_BUCKETS,
  type BackupStorageObject,
  getStoredFileCopyPath,
  hashStream,
} from './backup-folder.ts';
import { escapeStoragePath } from './project-storage.ts';

/** Returns the fault of a copied file, or undefined. */
async function findCopyFault(
  copyPath: string,
  { size, sha256 }: BackupStorageObject,
): Promise<string | undefined> {
  const copy = statSync(copyPath, { throwIfNoEntry: false });
  if (!copy) return 'is missing in the copy';
  const isIntact = copy.size === size && (await hashStream(createReadStream(copyPath))) === sha256;
  return isIntact ? undefined : 'is damaged in the copy';
}

/**
 * Uploads a file. Returns false when the same file already exists.
 * @throws when the upload fails or another file has this name.
 */
async function restoreFile(
  storage: StorageClient,
  folder: string,
  backupFile: BackupStorageObject,
): Promise<boolean> {
  if (!BACKUP_BUCKETS.some((bucket) => bucket === backupFile.bucket))
    throw new Error('is in an unknown bucket');
  const copyPath = getStoredFileCopyPath(folder, backupFile.bucket, backupFile.name);
  const fault = await findCopyFault(copyPath, backupFile);
  if (fault) throw new Error(fault);
  const bucket = storage.from(backupFile.bucket);
  // the blob streams the file during the upload
  const body = await openAsBlob(copyPath, { type: backupFile.type });
  const { error } = await bucket.upload(escapeStoragePath(backupFile.name), body, {
    cacheControl: backupFile.cacheControl,
    upsert: false,
  });
  if (!error) return true;
  const existingFile = await bucket.download(escapeStoragePath(backupFile.name)).asStream();
  if (existingFile.error) throw new Error(`was refused: ${error.message}`);
  if ((await hashStream(existingFile.data)) === backupFile.sha256) return false;
  throw new Error('already exists with other content, which stays');
}

/** Uploads the files of a backup with their names and types. Each failure is one sentence. */
export async function restoreFiles(
  storage: StorageClient,
  folder: string,
  files: readonly BackupStorageObject[],
): Promise<{ uploadedCount: number; failures: string[] }> {
  let uploadedCount = 0;
  const failures: string[] = [];
  for (const backupFile of files) {
    try {
      if (await restoreFile(storage, folder, backupFile)) uploadedCount += 1;
    } catch (error) {
      failures.push(
        `${backupFile.bucket}/${backupFile.name} ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  return { uploadedCount, failures };
}

/**
 * Compares the files of a backup with those of a project, content included. Returns one sentence for each
 * difference.
 */
export async function compareFiles(
  storage: StorageClient,
  files: readonly BackupStorageObject[],
  storedFiles: readonly StoredFileRow[],
): Promise<string[]> {
  const differences: string[] = [];
  const formatName = ({ bucket, name }: Pick<BackupStorageObject, 'bucket' | 'name'>) => `${bucket}/${name}`;
  const unmatchedFiles = new Map(storedFiles.map((file) => [formatName(file), file]));
  for (const backupFile of files) {
    const name = formatName(backupFile);
    const projectFile = unmatchedFiles.get(name);
    unmatchedFiles.delete(name);
    const hasSameMetadata =
      projectFile &&
      projectFile.size === backupFile.size &&
      projectFile.type === backupFile.type &&
      projectFile.cacheControl === backupFile.cacheControl;
    if (!hasSameMetadata) {
      differences.push(`${name} ${projectFile ? 'has another size, type or cache time' : 'is missing'}`);
      continue;
    }
    const { data, error } = await storage
      .from(backupFile.bucket)
      .download(escapeStoragePath(backupFile.name))
      .asStream();
    if (error) differences.push(`${name} cannot be read: ${error.message}`);
    else if ((await hashStream(data)) !== backupFile.sha256) differences.push(`${name} has another content`);
  }
  for (const name of unmatchedFiles.keys()) differences.push(`${name} is in no backup`);
  return differences;
}
