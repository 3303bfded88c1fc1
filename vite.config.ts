import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { imagetools, resolveConfigs } from 'vite-imagetools';
import { hostedProjectCheckPlugin } from './build/hosted-project-check-plugin.ts';
import { hostingPreviewPlugin } from './build/hosting-preview-plugin.ts';
import { mediaKitPlugin } from './build/media-kit-plugin.ts';
import { passwordListFilterPlugin } from './build/password-list-filter-plugin.ts';
import { prerenderPlugin } from './build/prerender-plugin.ts';
import { softwareLicencesFileText } from './src/copy/legal/licences.ts';
import { localBackendPlugin } from './supabase/local/server/vite-plugin.ts';

// Without a terminal, Vite would end when its standard input closes. It does not when `CI` is set.
if (!process.stdin.isTTY) process.env.CI ??= 'true';

export default defineConfig({
  plugins: [
    hostedProjectCheckPlugin(),
    react(),
    tailwindcss(),
    imagetools({
      include: /\.svg\?.*as=picture$/,
      // Effort 2 takes a sixth of the time of sharp's default, 4, and makes files up to 10 % larger. Some
      // pictures that phones load first set `effort=4` in their import.
      defaultDirectives: new URLSearchParams({ effort: '2' }),
      // The few browsers without AVIF get only the widest WebP, which halves the addresses in each page.
      resolveConfigs: (directives, formats) => {
        const pictureConfigs = resolveConfigs(directives, formats);
        const maxWidth = Math.max(...pictureConfigs.map(({ w }) => Number(w)));
        return pictureConfigs.filter(({ format, w }) => format === 'avif' || Number(w) === maxWidth);
      },
    }),
    localBackendPlugin(),
    mediaKitPlugin(),
    passwordListFilterPlugin(),
    hostingPreviewPlugin(),
    prerenderPlugin(),
  ],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      '@supabase/realtime-js': fileURLToPath(new URL('./src/admin/lib/unused-realtime.ts', import.meta.url)),
    },
  },
  // Fails instead of taking another port, because links in e-mails contain the port.
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  build: {
    target: 'es2022',
    license: { fileName: softwareLicencesFileText.file },
    modulePreload: {
      polyfill: false,
      // The page has already loaded the chunks `site` and `rolldown-runtime`, and Firefox reports a second request
      // as an error. `import()` itself requests `importedFile`.
      resolveDependencies: (importedFile, dependencies) =>
        dependencies.filter((file) => file !== importedFile && !/\/(?:site|rolldown-runtime)-/.test(file)),
    },
    // Inlined assets would grow a shared chunk for every page, and browsers could not cache them.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Replaces imported constants by their values.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          // Radix names each of its functions by a call of `__name`, which would keep the unused ones.
          treeshake: { manualPureFunctions: ['__name'] },
          output: {
            codeSplitting: {
              // One file for the entry and its static imports: on a slow network, each request costs more than
              // the bytes of a small file.
              groups: [{ name: 'site', tags: ['$initial'], test: /\.[cm]?[jt]sx?$/ }],
              // Rolldown copies small shared chunks into the chunks that import them; all copies use the same module
              // state. presse.html requests 4 scripts instead of 20 (`npm run report:size`).
              // Several scripts of the first view of the back office import `app-error`, so it keeps its own file.
              experimentalInlineCommonChunks: {
                maxSize: 8000,
                exclude: [/\.css(\?|$)/, /\/app-error\.ts$/],
              },
            },
          },
        },
      },
    },
  },
});
