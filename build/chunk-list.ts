import path from 'node:path';
import type { Rolldown } from 'vite';

/** Script of a build, as the bundler describes it. Files are relative to the output folder, modules are absolute paths. */
export type BundledChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'imports' | 'moduleIds'
>;

/** Returns the path of the file that lists the scripts of a build, for size reports and tests. It is not published. */
export const getChunkListPath = (outDir = 'dist'): string =>
  `node_modules/.chunk-lists/${path.basename(outDir)}.json`;

/** Returns a predicate for the script that defines a module. `module` is a path in the project. */
export const createModuleChunkMatcher =
  (module: string) =>
  ({ facadeModuleId, moduleIds }: BundledChunk): boolean =>
    // Rolldown sets no facade module when another script also imports the module.
    (facadeModuleId ? [facadeModuleId] : moduleIds).some((id) => id.endsWith(`/${module}`));

/** Returns the files of all scripts that a module imports statically, its own script included. */
export function listStaticImportFiles(module: string, chunks: readonly BundledChunk[]): Set<string> {
  const files = new Set<string>();
  const add = (chunk?: BundledChunk) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
  };
  add(chunks.find(createModuleChunkMatcher(module)));
  return files;
}
