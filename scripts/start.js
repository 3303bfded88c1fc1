// `node scripts/start.js <program> [arguments]` checks that this machine can run the program, then runs it. The npm
// scripts dev, build, preview and test use it. It is plain JavaScript without imports of the project, so that every
// version of Node can run it. The project's Node 24 is first in the PATH of npm, unless its install script did not run.
// An npm hook such as `predev` would not work: disabling install scripts disables hooks too.
import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const MIN_NODE_VERSION = 24;
const MIN_FREE_MB = 64;

const root = fileURLToPath(new URL('..', import.meta.url));

function findProblem() {
  const major = Number(process.versions.node.split('.')[0]);
  if (!existsSync(`${root}node_modules/node/bin/node`) || !existsSync(`${root}node_modules/vite`)) {
    const install =
      'run "npm ci" again, with Node 20 or newer and install scripts allowed (no --ignore-scripts)';
    return `The installation is incomplete (this is Node ${process.versions.node}): ${install}.`;
  }
  if (major < MIN_NODE_VERSION) {
    return `This is Node ${process.versions.node}, and the project brings its own Node ${MIN_NODE_VERSION}: start its commands by "npm run".`;
  }
  const { bavail, bsize } = statfsSync(root);
  const freeMegabytes = Math.floor((bavail * bsize) / 2 ** 20);
  if (freeMegabytes >= MIN_FREE_MB) return '';
  return `The disk of ${root} is full: ${MIN_FREE_MB} MB are needed there, and ${freeMegabytes} MB are free.`;
}

const problem = findProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}
// the program then reads the arguments as if Node had started it
const [program] = process.argv.splice(2, 1);
process.argv[1] = path.resolve(program);
await import(pathToFileURL(process.argv[1]).href);
