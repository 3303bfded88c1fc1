import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';

/** Builds the site of what is published at this project, as an operator does. */
export const buildSite = (folder: string, project: string) =>
  promisify(execFile)('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir'], {
    env: { ...process.env, VITE_SUPABASE_URL: project, VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY },
  });

/** The files of a folder as a static host serves them. */
export async function serveFiles(folder: string) {
  const types: Record<string, string> = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const candidates = [pathname, `${pathname}/index.html`].map((file) => path.join(folder, file));
    const file = candidates.find((name) => path.extname(name) && existsSync(name));
    const type = types[path.extname(file ?? '.html')] ?? 'application/octet-stream';
    response.writeHead(file ? 200 : 404, { 'content-type': type });
    response.end(readFileSync(file ?? path.join(folder, '404.html')));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
