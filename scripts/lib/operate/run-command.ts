import type { Sql } from 'postgres';
import { getLocalDataDir, runWithLocalDatabaseUrl } from '../../../supabase/local/local-data.ts';
import { connectAsOwner, formatError } from './owner-database.ts';

/** Runs a task as the owner of the database at this address, and closes the connection. */
async function withOwnerDatabase<Result>(
  url: string,
  work: (database: Sql) => Promise<Result>,
): Promise<Result> {
  const database = connectAsOwner(url);
  return work(database).finally(() => database.end());
}

/** Runs a script. Prints its result or its error. */
async function runScript(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    console.error(formatError(error));
    process.exitCode = 1;
  }
}

/** Ends a script with its usage when the number of arguments is wrong or one is empty. Returns the arguments. */
export function readScriptArguments(usage: string, count: number): string[] {
  const args = process.argv.slice(2);
  if (args.length === count && args.every(Boolean)) return args;
  console.error(usage);
  process.exit(2);
}

/** Runs a script as the owner of the database in DATABASE_URL, else as the superuser of the local backend. */
export function runScriptWithDatabase(work: (database: Sql) => Promise<string>): Promise<void> {
  const run = (url: string) => withOwnerDatabase(url, work);
  const url = process.env.DATABASE_URL;
  return runScript(() => (url ? run(url) : runWithLocalDatabaseUrl(getLocalDataDir(), run)));
}

/**
 * Runs a script with one backup folder, as the owner of the project of DATABASE_URL, SUPABASE_URL and
 * SUPABASE_SECRET_KEY.
 */
export function runScriptWithBackupFolder(
  name: string,
  work: (folder: string, database: Sql) => Promise<string>,
): Promise<void> {
  return runScript(async () => {
    const [folder, ...otherArguments] = process.argv.slice(2);
    if (!folder || folder.startsWith('-') || otherArguments.length > 0)
      throw new Error(`Usage: npm run ${name} -- <folder>`);
    const url = process.env.DATABASE_URL;
    if (!url) throw new Error('Set DATABASE_URL, SUPABASE_URL and SUPABASE_SECRET_KEY.');
    return withOwnerDatabase(url, (database) => work(folder, database));
  });
}
