import type { Plugin } from 'vite';

/**
 * Replaces Vite's preload helper (0.8 kB in the first file of each page) by a plain call: the start script of each page
 * already preloads its chunks, and no chunk brings a style sheet. Fails the build if one ever does.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      return id.endsWith('vite/preload-helper.js')
        ? 'export const __vitePreload = (load) => load();'
        : undefined;
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
