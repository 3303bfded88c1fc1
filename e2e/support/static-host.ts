import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { serveBuild } from '../../scripts/build/hosting-preview.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';

/** Builds the site of what is published at this project, as an operator does. */
export const buildSite = (folder: string, project: string) =>
  promisify(execFile)('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir'], {
    env: { ...process.env, VITE_SUPABASE_URL: project, VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY },
  });

/** The folder of a build, served as its host does. */
export async function serveFolder(folder: string) {
  const server = createServer(serveBuild(folder));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
