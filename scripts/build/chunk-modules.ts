import type { Plugin } from 'vite';
import { CHUNK_MODULES, PUBLISHED_NOTES } from './build-notes.ts';

/** Writes, for each chunk of the client, the modules it holds, for `npm run report:size`. */
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
        fileName: `${PUBLISHED_NOTES}/${CHUNK_MODULES}`,
        source: JSON.stringify(Object.fromEntries(modules)),
      });
    },
  };
}
