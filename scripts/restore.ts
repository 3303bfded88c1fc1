import { readBackupManifest } from './lib/operate/backup-folder.ts';
import { assertProjectEqualsBackup, listMissingVaultSecrets } from './lib/operate/compare-backup.ts';
import { createProjectStorageClient } from './lib/operate/project-storage.ts';
import { restoreFiles } from './lib/operate/restore-files.ts';
import { compareTablesWithBackup, restoreTables } from './lib/operate/restore-tables.ts';
import { runScriptWithBackupFolder } from './lib/operate/run-command.ts';

// `npm run restore -- <folder>` restores a backup into a new project with the migrations, then compares both
// (docs/operate/backup.md). After a failure, a second run continues. It keeps the tables when all equal the backup.

await runScriptWithBackupFolder('restore', async (folder, database) => {
  const manifest = readBackupManifest(folder);
  const storage = createProjectStorageClient();
  const restoredTableCount = await database.begin(async (tx) => {
    const differences = await compareTablesWithBackup(tx, folder, manifest);
    if (differences.length === 0) return 0;
    await restoreTables(tx, folder, manifest);
    return manifest.tables.length;
  });
  const { uploadedCount, failures } = await restoreFiles(storage, folder, manifest.files);
  for (const failure of failures) console.error(failure);
  console.log(`${restoredTableCount} tables restored, ${uploadedCount} files uploaded.`);
  await assertProjectEqualsBackup(database, storage, folder, manifest);
  const secrets = await listMissingVaultSecrets(database, manifest);
  return [
    'Database and files are those of the backup. Scheduled jobs are off, and Auth has its own settings. Now:',
    `- write the secrets into Vault that are not there: ${secrets.join(', ') || 'none is missing'};`,
    '- write the reference of this project into supabase/config.toml, then npm run project:configure -- production;',
    '- the settings by hand of docs/operate/supabase-project.md, step 5;',
    '- deploy the functions with their secrets: docs/operate/mail.md, docs/operate/cv-scanner.md;',
    '- build and publish the site with the address and key of this project;',
    '- select private.schedule_jobs(); in the SQL editor.',
  ].join('\n');
});
