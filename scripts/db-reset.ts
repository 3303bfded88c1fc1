import { deleteLocalBackendData, getLocalDataDir } from '../supabase/local/local-data.ts';
import { readScriptArguments } from './lib/operate/run-command.ts';

const USAGE = `Usage: npm run db:reset
Deletes the data of the local backend. Its next start creates them again, seed included.`;

readScriptArguments(USAGE, 0);
try {
  deleteLocalBackendData(getLocalDataDir());
  console.log('The local data are deleted; the next start creates them anew.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
