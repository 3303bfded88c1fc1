import path from 'node:path';

/** A script of the build, with what it holds. */
export interface ChunkNote {
  /** Address, as `/assets/….js`. */
  file: string;
  /** The module it was made for, from the project's folder on; none where several parts share it. */
  entry?: string;
  /** Addresses of those it needs at once. */
  imports: string[];
  /** The modules in it. */
  modules: string[];
}

/** Where a build notes its scripts, for who measures or breaks them: not for the public. */
export const buildNotes = (outDir = 'dist'): string =>
  `node_modules/.build-notes/${path.basename(outDir)}.json`;

/** Every script the given module needs at once, its own included. */
export function scriptsFor(entry: string, chunks: readonly ChunkNote[]): Set<string> {
  const scripts = new Set<string>();
  const add = (chunk?: ChunkNote) => {
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.imports) add(chunks.find((one) => one.file === file));
  };
  add(chunks.find((one) => one.entry === entry));
  return scripts;
}
