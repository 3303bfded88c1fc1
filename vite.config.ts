import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { imagetools, resolveConfigs } from 'vite-imagetools';
import { hostedProject } from './build/hosted-project.ts';
import { hostingPreview } from './build/hosting-preview.ts';
import { longPasswords } from './build/long-passwords.ts';
import { mediaKit } from './build/media-kit-plugin.ts';
import { prerender } from './build/prerender-plugin.ts';
import { softwareLicences } from './src/copy/legal/licences.ts';
import { localBackend } from './supabase/local/server/vite-plugin.ts';

// Vite ends when its standard input closes, unless it believes to be in CI: without a terminal it must not.
if (!process.stdin.isTTY) process.env.CI ??= 'true';

export default defineConfig({
  plugins: [
    hostedProject(),
    react(),
    tailwindcss(),
    imagetools({
      include: /\.svg\?.*as=picture$/,
      // A sixth of the encoding time of sharp's own 4, for files 7 % larger; the first picture of a phone asks for more.
      defaultDirectives: new URLSearchParams({ effort: '2' }),
      // The few browsers without AVIF get the widest of the others: pages are spared half of their addresses.
      resolveConfigs: (directives, formats) => {
        const all = resolveConfigs(directives, formats);
        const widest = Math.max(...all.map(({ w }) => Number(w)));
        return all.filter(({ format, w }) => format === 'avif' || Number(w) === widest);
      },
    }),
    localBackend(),
    mediaKit(),
    longPasswords(),
    hostingPreview(),
    prerender(),
  ],
  resolve: {
    alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) },
  },
  // Links in e-mails carry the port, so a server never moves to another one by itself.
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  build: {
    target: 'es2022',
    license: { fileName: softwareLicences.file },
    modulePreload: {
      polyfill: false,
      // The first chunk is there by then; asked for again, Firefox reports it as an error.
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((file) => !/\/(?:site|rolldown-runtime)-/.test(file)),
    },
    // An inlined asset would be paid by every page that shares its chunk, and could not be cached.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // The entry and all it imports travel in one file: on a slow network each request costs more than bytes.
              groups: [{ name: 'site', tags: ['$initial'], test: /\.[cm]?[jt]sx?$/ }],
              // Rolldown copies smaller shared chunks into the chunks that use them, and keeps one state: presse.html
              // asks for 4 scripts instead of 20. `npm run report:size` measures it.
              experimentalInlineCommonChunks: { maxSize: 8000, exclude: /\.css(\?|$)/ },
            },
          },
        },
      },
    },
  },
});
