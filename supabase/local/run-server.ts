import { parseArgs } from 'node:util';
import { serveBackend } from './server/serve-backend.ts';

/**
 * Runs the embedded backend until the process ends. Prints one line of JSON when it is ready.
 * `--no-jobs` runs no scheduled job.
 * Usage: `node supabase/local/run-server.ts [--dir <data folder>] [--supabase-dir <folder with config.toml>]
 * [--port <port>] [--no-jobs]`.
 */
const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'supabase/.temp' },
    'supabase-dir': { type: 'string' },
    port: { type: 'string', default: '0' },
    'no-jobs': { type: 'boolean', default: false },
  },
});

const { url, databaseUrl } = await serveBackend({
  dir: values.dir,
  supabaseDir: values['supabase-dir'],
  port: Number(values.port),
  runJobs: !values['no-jobs'],
});
console.log(JSON.stringify({ url, databaseUrl }));
