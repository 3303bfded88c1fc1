import type { Sql } from 'postgres';
import { createProjectStorageClient } from './lib/operate/project-storage.ts';
import { readScriptArguments, runScriptWithDatabase } from './lib/operate/run-command.ts';

const USAGE = `Usage: npm run retention
Deletes rows past their retention period (private.retention_policies), then files that no row refers to
(CVs without an application, library files that left the bin) and infected CVs.
Where pg_cron and pg_net already do both, it finds nothing to delete.
Database: DATABASE_URL (the connection string of a hosted project), else the local backend's.
Files: SUPABASE_URL and SUPABASE_SECRET_KEY. SQL cannot delete a stored file: only the storage API does.`;

const FILES_PER_CALL = 1000;

async function deleteRows(database: Sql): Promise<void> {
  const deletedCounts = new Map<string, number>();
  for (;;) {
    const batch = await database<{ kind: string; deleted_count: number }[]>`
      select kind, deleted_count::int from private.apply_retention()`;
    if (batch.length === 0) break;
    for (const { kind, deleted_count } of batch)
      deletedCounts.set(kind, (deletedCounts.get(kind) ?? 0) + deleted_count);
  }
  for (const [kind, deleted_count] of deletedCounts) console.log(`${kind}: ${deleted_count}`);
  if (deletedCounts.size === 0) console.log('No row is past its retention period.');
}

/**
 * Deletes the files that no row refers to, and infected CVs.
 * @throws when a file remains, so that a failure does not look like a success.
 */
async function removeFiles(database: Sql): Promise<void> {
  const listFilesToRemove = () => database<{ bucket: string; name: string }[]>`
    select bucket, name from private.files_to_remove(${FILES_PER_CALL})`;
  let files = await listFilesToRemove();
  if (files.length === 0) return;
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env;
  if (!url || !key) {
    throw new Error(`Files wait to be removed (${files.length}): set SUPABASE_URL and SUPABASE_SECRET_KEY.`);
  }
  const storage = createProjectStorageClient();
  const removedCounts = new Map<string, number>();
  while (files.length > 0) {
    for (const bucket of new Set(files.map((file) => file.bucket))) {
      const names = files.filter((file) => file.bucket === bucket).map(({ name }) => name);
      const { data, error } = await storage.from(bucket).remove(names);
      if (error) throw error;
      if (data.length === 0) {
        throw new Error(`The storage API removed none of ${names.length} files of « ${bucket} ».`);
      }
      removedCounts.set(bucket, (removedCounts.get(bucket) ?? 0) + data.length);
    }
    files = await listFilesToRemove();
  }
  for (const [bucket, count] of removedCounts) console.log(`files of « ${bucket} »: ${count}`);
}

readScriptArguments(USAGE, 0);
await runScriptWithDatabase(async (database) => {
  await deleteRows(database);
  await removeFiles(database);
  return undefined;
});
