import { readBackupManifest } from './lib/operate/backup-folder.ts';
import { assertProjectEqualsBackup, listMissingVaultSecrets } from './lib/operate/compare-backup.ts';
import { createProjectStorageClient } from './lib/operate/project-storage.ts';
import { runScriptWithBackupFolder } from './lib/operate/run-command.ts';

// `npm run restore:check -- <folder>` compares every table and file of a backup with a project, and lists the
// differences.

await runScriptWithBackupFolder('restore:check', async (folder, database) => {
  const manifest = readBackupManifest(folder);
  await assertProjectEqualsBackup(database, createProjectStorageClient(), folder, manifest);
  const secrets = await listMissingVaultSecrets(database, manifest);
  if (secrets.length > 0) console.log(`Not in Vault yet: ${secrets.join(', ')}.`);
  return `${manifest.tables.length} tables and ${manifest.files.length} files are those of the backup.`;
});
