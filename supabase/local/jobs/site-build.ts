import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getChunkListPath } from '../../../build/chunk-list.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';

/** Nice value of the build: a lower priority than the process that answers requests. */
const LOW_PRIORITY = 10;

/** Returns the first line after Vite’s `error during build:`, else the first line of the output. */
const extractReason = (output: string) =>
  (output.split('error during build:').at(-1) ?? output).trim().split('\n')[0] ?? '';

/** Builds the site of this folder from the rows that the backend at this address publishes. @throws with the reason of a failed build */
export async function buildSiteFromBackend(root: string, backendUrl: string, folder: string): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir'], {
    cwd: root,
    env: {
      ...process.env,
      VITE_SUPABASE_URL: backendUrl,
      VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
      ALLOW_PLACEHOLDERS: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killBuild = () => void child.kill();
  process.once('exit', killBuild);
  if (child.pid) os.setPriority(child.pid, LOW_PRIORITY);
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  process.off('exit', killBuild);
  // the chunk list is for a developer's own build only
  rmSync(path.resolve(root, getChunkListPath(folder)), { force: true });
  if (code !== 0) throw new Error(extractReason(output) || `it ended with ${code}`);
}
