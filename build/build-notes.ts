import path from 'node:path';
import type { Rolldown } from 'vite';

/** A script of the build, as the bundler tells it: files from the build's folder on, modules by their whole path. */
export type ChunkNote = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports' | 'moduleIds'>;

/** Where a build notes its scripts, for who measures or breaks them: not for the public. */
export const buildNotes = (outDir = 'dist'): string =>
  `node_modules/.build-notes/${path.basename(outDir)}.json`;

/** Returns true for the script that defines a module, named from the project's folder on. */
export const isOf =
  (module: string) =>
  ({ facadeModuleId, moduleIds }: ChunkNote): boolean =>
    // Rolldown names no facade where another script imports the module too.
    (facadeModuleId ? [facadeModuleId] : moduleIds).some((id) => id.endsWith(`/${module}`));

/** Files of every script the given module needs at once, its own included. */
export function scriptsFor(module: string, chunks: readonly ChunkNote[]): Set<string> {
  const scripts = new Set<string>();
  const add = (chunk?: ChunkNote) => {
    if (!chunk || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
  };
  add(chunks.find(isOf(module)));
  return scripts;
}
