import { parseArgs } from 'node:util';
import { serveBackend } from './server/serve-backend.ts';

/**
 * Runs the embedded backend until it is ended. Prints one line of JSON when it is ready. `--still` runs no
 * scheduled job. Usage: `node supabase/local/run-server.ts --dir <folder> [--project <Supabase folder>]
 * [--port <port>] [--bin-dir <PostgreSQL programs>] [--throw-away] [--still]`.
 */
const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'supabase/.temp' },
    project: { type: 'string' },
    port: { type: 'string', default: '0' },
    'bin-dir': { type: 'string' },
    'throw-away': { type: 'boolean', default: false },
    still: { type: 'boolean', default: false },
  },
});

const { url, databaseUrl } = await serveBackend({
  dir: values.dir,
  supabaseDir: values.project,
  port: Number(values.port),
  binDir: values['bin-dir'],
  durable: !values['throw-away'],
  keepTime: !values.still,
});
console.log(JSON.stringify({ url, databaseUrl }));
