import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { acquireLock, LockHeldError } from '../supabase/local/postgres/process-lock.ts';
import { backUpFiles, listStoredFiles } from './lib/operate/backup-files.ts';
import {
  type BackupManifest,
  getBackupLockPath,
  getBackupManifestPath,
} from './lib/operate/backup-folder.ts';
import { backUpTables } from './lib/operate/backup-tables.ts';
import { createProjectStorageClient } from './lib/operate/project-storage.ts';
import { runScriptWithBackupFolder } from './lib/operate/run-command.ts';

// `npm run backup -- <folder>` writes the database and every stored file into the folder
// (docs/operate/backup.md). A second run on the same folder exports the database again, and fetches only missing
// and changed files.

/** Locks the folder until this process ends. @throws when another run writes into it */
function lockFolder(folder: string): void {
  try {
    process.once('exit', acquireLock(getBackupLockPath(folder)));
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw error;
    throw new Error(`Another run writes a backup into ${folder}: wait until it ends.`);
  }
}

await runScriptWithBackupFolder('backup', async (folder, database) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  lockFolder(folder);
  rmSync(getBackupManifestPath(folder), { force: true });
  const storage = createProjectStorageClient();
  const { storedFiles, ...tablesManifest } = await database.begin(
    'isolation level repeatable read read only',
    async (tx) => ({ ...(await backUpTables(tx, folder)), storedFiles: await listStoredFiles(tx) }),
  );
  const files = await backUpFiles(storage, folder, storedFiles);
  const manifest: BackupManifest = { source: process.env.SUPABASE_URL ?? '', ...tablesManifest, files };
  writeFileSync(getBackupManifestPath(folder), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
  const rows = tablesManifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return `${folder} holds ${tablesManifest.tables.length} tables with ${rows} rows, and ${files.length} files.`;
});
