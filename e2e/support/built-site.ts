import { preview } from 'vite';
import { hostingPreviewPlugin } from '../../build/hosting-preview-plugin.ts';

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
