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
            // a group of several files is named after all that need each: the first word is enough
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                // What the entry needs at once travels in one file: on a slow network each further request costs more
                // than the few bytes it would spare. The entry also names the small pieces nearly every page shares.
                { name: 'site', tags: ['$initial'], test: /\.[cm]?[jt]sx?$/ },
                // what every part that staff fill needs, in one request for the same reason
                {
                  name: 'filled',
                  test: /src[\\/](?:copy[\\/](?:collection|numbers)|site[\\/]published[\\/](?:collection-picture|collections|edit-link|staff))\.tsx?$/,
                },
                // what every page that opens with stories needs, too
                {
                  name: 'stories',
                  test: /src[\\/](?:copy[\\/]press[\\/](?:categories|list)|site[\\/](?:articles[\\/](?:press-card|rubric-link|tag-links)|published[\\/](?:live-reads|opening|story|use-live)))\.tsx?$/,
                },
                // what names a service's address and files, too
                {
                  name: 'service',
                  test: /src[\\/](?:copy[\\/]collections[\\/]direct-contacts|site[\\/](?:lib[\\/]format|published[\\/](?:collection-download|service-email)))\.tsx?$/,
                },
                // tabs and what filters by them, too
                { name: 'tabs', test: /src[\\/]shared[\\/]components[\\/](?:filter-tabs|tab-list)/ },
                // what every dialog needs, too
                {
                  name: 'dialog',
                  test: /src[\\/]shared[\\/](?:components[\\/](?:confirm-|guarded-)?dialog|hooks[\\/]use-unsaved)/,
                },
                // small pieces in many places, too: an icon, a limit, the words of an error
                { name: 'icons', test: /node_modules[\\/]lucide-react/, minShareCount: 2 },
                {
                  name: 'pieces',
                  test: /src[\\/]shared[\\/](?:hooks[\\/]use-media|lib[\\/](?:limits|paths|app-error|env|french|idempotent|key-headers|unsaved))/,
                },
                // what every form of a visitor needs, too
                {
                  name: 'form',
                  test: /node_modules[\\/](?:react-hook-form|@hookform|zod[\\/]v4[\\/](?:core[\\/](?!.*json)|mini))|src[\\/]site[\\/]forms[\\/](?:rules|held-back)|src[\\/]copy[\\/]forms[\\/](?:dialog-form|held-back)/,
                },
                // what visitors and staff share, as it would be without these groups: not in what only staff need
                {
                  name: 'common',
                  test: /node_modules|src[\\/](?:copy[\\/](?!admin)|shared[\\/]|site[\\/](?!pages))/,
                  minShareCount: 2,
                  entriesAware: true,
                },
                // what most screens of the back office are made of, in one file instead of thirty
                {
                  name: 'staff',
                  test: /src[\\/](?:admin[\\/](?:features[\\/]auth[\\/](?:api[\\/](?:identity|session)|auth-context|use-identity)|(?:config|hooks|lib|lists|ui)[\\/](?!csv|edit-dialog|password|slug|zod))|copy[\\/]admin[\\/](?:bin|common|idle|missing|shell|toasts))/,
                  minShareCount: 4,
                },
              ],
            },
          },
        },
      },
    },
  },
});
