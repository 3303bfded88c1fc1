import type { Sql } from 'postgres';
import { localDataDir, withLocalDatabase } from '../supabase/local/local-data.ts';
import { connectAsOwner, explain } from './operate/owner-database.ts';
import { projectStorage } from './operate/project-storage.ts';

// `npm run retention` deletes what is past its time (periods: private.personal_data), rows first,
// then the CVs that no application names any more. Where pg_cron and pg_net do both, it only finds that nothing is left.
//
// DATABASE_URL: connection string of a hosted project, as its owner; else the local backend's database.
// SUPABASE_URL, SUPABASE_SECRET_KEY: the project's storage API, which alone can remove a file together with its row.

const FILES_A_CALL = 1000;

async function deleteRows(database: Sql): Promise<void> {
  const total = new Map<string, number>();
  for (;;) {
    const batch = await database<{ kind: string; gone: number }[]>`
      select kind, gone::int from private.apply_retention()`;
    if (batch.length === 0) break;
    for (const { kind, gone } of batch) total.set(kind, (total.get(kind) ?? 0) + gone);
  }
  for (const [kind, gone] of total) console.log(`${kind}: ${gone}`);
  if (total.size === 0) console.log('No row is past its time.');
}

/** @throws when files are left: nothing may look done that is not. */
async function removeFiles(database: Sql): Promise<void> {
  const waiting = async () => {
    const rows = await database<{ name: string }[]>`
      select name from private.orphaned_cvs(${FILES_A_CALL}) as name`;
    return rows.map(({ name }) => name);
  };
  let names = await waiting();
  if (names.length === 0) return;
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env;
  if (!url || !key) {
    throw new Error(
      `CV files wait to be removed (${names.length}): set SUPABASE_URL and SUPABASE_SECRET_KEY.`,
    );
  }
  const bucket = projectStorage().from('cv');
  let removed = 0;
  while (names.length > 0) {
    const { data, error } = await bucket.remove(names);
    if (error) throw error;
    if (data.length === 0) throw new Error(`The storage API removed none of ${names.length} CV files.`);
    removed += data.length;
    names = await waiting();
  }
  console.log(`orphaned_cvs: ${removed}`);
}

async function run(url: string): Promise<void> {
  const database = connectAsOwner(url);
  try {
    await deleteRows(database);
    await removeFiles(database);
  } finally {
    await database.end();
  }
}

try {
  const url = process.env.DATABASE_URL;
  await (url ? run(url) : withLocalDatabase(localDataDir(), run));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
