import type { Sql } from 'postgres';
import { connectAsOwner, formatError } from './owner-database.ts';

/** Ends a script with its usage when the number of arguments is wrong or one is empty. Returns the arguments. */
export function readScriptArguments(usage: string, count: number): string[] {
  const args = process.argv.slice(2);
  if (args.length === count && args.every(Boolean)) return args;
  console.error(usage);
  process.exit(2);
}

/** Runs a script as the owner of the database in DATABASE_URL. Prints its result or its error. */
export async function runScriptWithDatabase(work: (database: Sql) => Promise<string>): Promise<void> {
  try {
    const url = process.env.DATABASE_URL;
    if (!url) throw new Error('Set DATABASE_URL.');
    const database = connectAsOwner(url);
    console.log(await work(database).finally(() => database.end()));
  } catch (error) {
    console.error(formatError(error));
    process.exitCode = 1;
  }
}

/** Runs a script with one backup folder, as the owner of the database in DATABASE_URL. */
export const runScriptWithBackupFolder = (
  name: string,
  work: (folder: string, database: Sql) => Promise<string>,
): Promise<void> =>
  runScriptWithDatabase(async (database) => {
    const [folder, ...otherArguments] = process.argv.slice(2);
    if (!folder || folder.startsWith('-') || otherArguments.length > 0)
      throw new Error(`Usage: npm run ${name} -- <folder>`);
    return work(folder, database);
  });
