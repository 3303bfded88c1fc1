import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { hostingPreviewPlugin } from '../../build/hosting-preview-plugin.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';

/** Builds the site from the published rows of this project, as an operator does. */
export const buildSite = (folder: string, projectUrl: string) =>
  promisify(execFile)('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir'], {
    env: {
      ...process.env,
      VITE_SUPABASE_URL: projectUrl,
      VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
      ALLOW_PLACEHOLDERS: '1',
    },
  });

/** Serves the folder of a build as its host does. */
export async function serveFolder(folder: string) {
  const { resolvedUrls, close } = await preview({
    configFile: false,
    plugins: [hostingPreviewPlugin()],
    build: { outDir: folder },
    preview: { port: 0 },
  });
  return { origin: new URL(resolvedUrls?.local[0] ?? '').origin, close };
}
