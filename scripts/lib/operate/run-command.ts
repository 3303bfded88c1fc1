import { getLocalDataDir, withLocalDatabaseUrl } from '../../../supabase/local/local-data.ts';
import { formatError } from './owner-database.ts';

/**
 * Runs a command on the database in DATABASE_URL, else on the local backend's. Prints its result or its
 * error.
 */
export async function runScriptWithDatabaseUrl(work: (url: string) => Promise<unknown>): Promise<void> {
  try {
    const url = process.env.DATABASE_URL;
    const result = await (url ? work(url) : withLocalDatabaseUrl(getLocalDataDir(), work));
    if (typeof result === 'string') console.log(result);
  } catch (error) {
    console.error(formatError(error));
    process.exitCode = 1;
  }
}

/**
 * Runs a command with one backup folder and the project of DATABASE_URL, SUPABASE_URL and
 * SUPABASE_SECRET_KEY.
 */
export async function runScriptWithBackupFolder(
  name: string,
  work: (folder: string, databaseUrl: string) => Promise<string>,
): Promise<void> {
  try {
    const [folder, ...rest] = process.argv.slice(2);
    if (!folder || rest.length > 0) throw new Error(`Usage: npm run ${name} -- <folder>`);
    const databaseUrl = process.env.DATABASE_URL;
    if (!databaseUrl) throw new Error('Set DATABASE_URL, SUPABASE_URL and SUPABASE_SECRET_KEY.');
    console.log(await work(folder, databaseUrl));
  } catch (error) {
    console.error(formatError(error));
    process.exitCode = 1;
  }
}
