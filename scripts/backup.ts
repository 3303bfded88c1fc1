import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { backUpFiles, listStoredFiles } from './lib/operate/backup-files.ts';
import { type BackupManifest, getBackupManifestPath } from './lib/operate/backup-folder.ts';
import { backUpTables } from './lib/operate/backup-tables.ts';
import { createProjectStorageClient } from './lib/operate/project-storage.ts';
import { runScriptWithBackupFolder } from './lib/operate/run-command.ts';

// `npm run backup -- <folder>` writes the database and every stored file into the folder
// (docs/operate/backup.md). A second run on the same folder exports the database again, and fetches only missing
// and changed files.

await runScriptWithBackupFolder('backup', async (folder, database) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
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
