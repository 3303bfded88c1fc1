import { spawn } from 'node:child_process';
import { withTemporaryDatabase } from './lib/with-database.ts';

// `npm run db:advisors` runs Supabase's linter on a temporary database with the migrations; it exits 1 from
// level warn on. Lower levels only report unused indexes, which every empty database has. `npm run supabase`
// downloads the CLI with the linter (140 MB).

/** Adds a password to the connection string: the CLI requires one, this server ignores it. */
function withPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = 'none';
  return url.href;
}

function runLinter(databaseUrl: string): Promise<number> {
  const remote = `--remote=${withPassword(databaseUrl)}`;
  const flags = [remote, '--level', 'warn', '--fail-on', 'warn', '--agent', 'no'];
  const args = ['run', '--silent', 'supabase', '--', 'db', 'advisors', ...flags];
  const env = { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  const child = spawn('npm', args, { stdio: 'inherit', env });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

process.exitCode = await withTemporaryDatabase(runLinter);
