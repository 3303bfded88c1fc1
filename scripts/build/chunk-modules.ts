import type { Plugin } from 'vite';

/** Where the build notes which modules went into which chunk, for `npm run report:size`. */
export const CHUNK_MODULES_FILE = '.vite/chunk-modules.json';

/** Writes, for each chunk of the client, the modules it holds. */
export function chunkModules(): Plugin {
  return {
    name: 'chunk-modules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? [[output.fileName, Object.keys(output.modules)]] : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: CHUNK_MODULES_FILE,
        source: JSON.stringify(Object.fromEntries(modules)),
      });
    },
  };
}
