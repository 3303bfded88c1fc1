import { deleteLocalData, getLocalDataDir } from '../supabase/local/local-data.ts';

/**
 * `npm run db:reset` deletes the data of the local backend. Its next start creates them again, seed included.
 */
try {
  deleteLocalData(getLocalDataDir());
  console.log('The local data are deleted; the next start creates them anew.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
