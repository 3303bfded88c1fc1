import path from 'node:path';

/** Where Vite writes what it knows of the chunks: inside what is published, until the pages are made. */
export const PUBLISHED_NOTES = '.vite';

/** Where those notes stand after a build: each folder that is built into has its own. */
export const buildNotes = (outDir = 'dist'): string => `node_modules/.build-notes/${path.basename(outDir)}`;

/** Among them, the licences of the packages that went into the chunks. */
export const LICENCES = 'licences.json';

/** And the modules of each chunk. */
export const CHUNK_MODULES = 'chunk-modules.json';
