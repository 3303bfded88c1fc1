import type { StorageClient } from '@supabase/storage-js';
import type { Sql } from 'postgres';
import { listStoredFiles } from './backup-files.ts';
import type { BackupManifest } from './backup-folder.ts';
import { listVaultSecretNames } from './backup-tables.ts';
import { compareFiles } from './restore-files.ts';
import { compareTablesWithBackup } from './restore-tables.ts';

/** Prints the differences between a backup and a project. @throws when there is one. */
export async function assertProjectEqualsBackup(
  database: Sql,
  storage: StorageClient,
  folder: string,
  manifest: BackupManifest,
): Promise<void> {
  const { tableDifferences, storedFiles } = await database.begin('read only', async (tx) => ({
    tableDifferences: await compareTablesWithBackup(tx, folder, manifest),
    storedFiles: await listStoredFiles(tx),
  }));
  const differences = [...tableDifferences, ...(await compareFiles(storage, manifest.files, storedFiles))];
  for (const difference of differences) console.error(difference);
  if (differences.length > 0)
    throw new Error(`${differences.length} tables or files differ from the backup.`);
}

/** Returns the names of Vault secrets in the backed-up project that this project lacks. */
export async function listMissingVaultSecrets(database: Sql, { secrets }: BackupManifest): Promise<string[]> {
  const projectSecrets = await database.begin('read only', listVaultSecretNames);
  return secrets.filter((name) => !projectSecrets.includes(name));
}
