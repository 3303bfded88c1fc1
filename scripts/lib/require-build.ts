import { existsSync } from 'node:fs';
import { getChunkListPath } from '../../build/chunk-list.ts';

/** Files that a build writes last: in its folder, and in node_modules, which `npm ci` empties. */
const LAST_FILES = ['dist/build.json', getChunkListPath()];

/** Ends the command when there is no complete build, and says in one line what to run. */
export function requireBuild(): void {
  if (LAST_FILES.every((file) => existsSync(file))) return;
  console.error('There is no complete build: run "npm run build" first.');
  process.exit(1);
}
