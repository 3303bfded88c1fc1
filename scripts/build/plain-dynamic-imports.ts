import type { Plugin } from 'vite';
import { MISSING_CHUNK } from '../../src/lib/missing-chunk.ts';

/**
 * What stands in for Vite's helper. A chunk that the page did not start with may use any rule of the sheet; the error of one
 * that does not arrive is marked, since browsers word it differently.
 */
const HELPER = `export const __vitePreload = (load) => {
  const chunk = load().catch((error) => {
    throw Object.assign(error, { ${MISSING_CHUNK}: true });
  });
  return 'alive' in document.documentElement.dataset && window.loadSheet
    ? Promise.all([chunk, window.loadSheet()]).then(([module]) => module)
    : chunk;
};`;

/**
 * Replaces Vite's preload helper (0.8 kB in the first file of each page) by a short one: the start script of each
 * page already preloads its chunks, and the one sheet of the public site is waited for as soon as a chunk that the page
 * did not start with is asked for. No chunk brings a style sheet of its own: the build fails if one ever does.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      return id.endsWith('vite/preload-helper.js') ? HELPER : undefined;
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || !output.isDynamicEntry) continue;
        const sheets = [...(output.viteMetadata?.importedCss ?? [])];
        if (sheets.length > 0) this.error(`${output.fileName} would be shown before ${sheets.join(', ')}`);
      }
    },
  };
}
