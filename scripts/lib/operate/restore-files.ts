import { createReadStream, openAsBlob, statSync } from 'node:fs';
import type { StorageClient } from '@supabase/storage-js';
import type { StoredFile } from './backup-files.ts';
import { type BackupFile, BUCKETS, filePath, hashStream } from './backup-folder.ts';
import { escapeForAddress } from './project-storage.ts';

/** Returns the fault of a copied file, or undefined. */
async function findCopyFault(file: string, { size, sha256 }: BackupFile): Promise<string | undefined> {
  const copy = statSync(file, { throwIfNoEntry: false });
  if (!copy) return 'is missing in the copy';
  const isWhole = copy.size === size && (await hashStream(createReadStream(file))) === sha256;
  return isWhole ? undefined : 'is damaged in the copy';
}

/**
 * Uploads a file. Returns false when the same file already exists.
 * @throws when the upload fails or another file has this name.
 */
async function restoreFile(storage: StorageClient, folder: string, saved: BackupFile): Promise<boolean> {
  if (!BUCKETS.some((bucket) => bucket === saved.bucket)) throw new Error('is in an unknown bucket');
  const file = filePath(folder, saved.bucket, saved.name);
  const fault = await findCopyFault(file, saved);
  if (fault) throw new Error(fault);
  const bucket = storage.from(saved.bucket);
  // the blob streams the file during the upload
  const body = await openAsBlob(file, { type: saved.type });
  const { error } = await bucket.upload(escapeForAddress(saved.name), body, {
    cacheControl: saved.cacheControl,
    upsert: false,
  });
  if (!error) return true;
  const existingFile = await bucket.download(escapeForAddress(saved.name)).asStream();
  if (existingFile.error) throw new Error(`was refused: ${error.message}`);
  if ((await hashStream(existingFile.data)) === saved.sha256) return false;
  throw new Error('already exists with other content, which stays');
}

/** Uploads the files of a backup with their names and types. Returns one sentence for each failure. */
export async function restoreFiles(
  storage: StorageClient,
  folder: string,
  files: readonly BackupFile[],
): Promise<{ uploaded: number; failures: string[] }> {
  let uploaded = 0;
  const failures: string[] = [];
  for (const saved of files) {
    try {
      if (await restoreFile(storage, folder, saved)) uploaded += 1;
    } catch (error) {
      failures.push(`${saved.bucket}/${saved.name} ${error instanceof Error ? error.message : error}`);
    }
  }
  return { uploaded, failures };
}

/**
 * Compares the files of a backup with those of a project, content included. Returns one sentence for each
 * difference.
 */
export async function compareFiles(
  storage: StorageClient,
  files: readonly BackupFile[],
  storedFiles: readonly StoredFile[],
): Promise<string[]> {
  const differences: string[] = [];
  const formatName = ({ bucket, name }: Pick<BackupFile, 'bucket' | 'name'>) => `${bucket}/${name}`;
  const stored = new Map(storedFiles.map((file) => [formatName(file), file]));
  for (const saved of files) {
    const name = formatName(saved);
    const projectFile = stored.get(name);
    stored.delete(name);
    const isAlike =
      projectFile &&
      projectFile.size === saved.size &&
      projectFile.type === saved.type &&
      projectFile.cacheControl === saved.cacheControl;
    if (!isAlike) {
      differences.push(`${name} ${projectFile ? 'has another size, type or cache time' : 'is missing'}`);
      continue;
    }
    const { data, error } = await storage
      .from(saved.bucket)
      .download(escapeForAddress(saved.name))
      .asStream();
    if (error) differences.push(`${name} cannot be read: ${error.message}`);
    else if ((await hashStream(data)) !== saved.sha256) differences.push(`${name} has another content`);
  }
  for (const name of stored.keys()) differences.push(`${name} is in no backup`);
  return differences;
}
