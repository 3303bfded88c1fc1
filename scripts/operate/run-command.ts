import { localDataDir, withLocalDatabase } from '../../supabase/local/local-data.ts';
import { explain } from './owner-database.ts';

/** Runs an operator's command on the database of DATABASE_URL, else on the local backend's; prints the words it answers, or why it failed. */
export async function runCommand(work: (url: string) => Promise<unknown>): Promise<void> {
  try {
    const url = process.env.DATABASE_URL;
    const done = await (url ? work(url) : withLocalDatabase(localDataDir(), work));
    if (typeof done === 'string') console.log(done);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
