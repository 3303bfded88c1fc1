import path from 'node:path';
import type { Plugin } from 'vite';

/** Files of the router without warnings for developers. No export condition of its package.json leads to them. */
const productionFiles: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/** Vite plugin: visitors download the router without its warnings for developers. */
export function routerProductionPlugin(): Plugin {
  return {
    name: 'router-production',
    apply: 'build',
    enforce: 'pre',
    // the prerender is excluded: Node loads the package from node_modules
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source) {
      const file = productionFiles[source];
      return file ? path.resolve('node_modules/react-router/dist/production', file) : undefined;
    },
  };
}
