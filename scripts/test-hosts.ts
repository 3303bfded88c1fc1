import { rmSync } from 'node:fs';
import path from 'node:path';
import { compareHostAnswers, type TestedHostName } from './lib/hosts/host-answers.ts';
import {
  copyBuildForHostTests,
  findNginx,
  type RunningHost,
  startCloudflare,
  startNetlify,
  startNginx,
} from './lib/hosts/start-hosts.ts';
import { requireBuild } from './lib/require-build.ts';

// `npm run test:hosts` serves the last build with each host's own server and fails when an answer differs
// from the expected one. `-- nginx` tests one host. A run skips nginx where it is not installed; npx downloads
// the servers of Cloudflare and Netlify (docs/operate/hosting.md).

requireBuild();
const nginx = findNginx();
const starters = new Map<TestedHostName, (build: string) => Promise<RunningHost>>([
  ['cloudflare', startCloudflare],
  ['netlify', startNetlify],
]);
if (nginx) starters.set('nginx', (build) => startNginx(nginx, build));
const chosenNames = process.argv.slice(2);
for (const name of chosenNames.filter((one) => !starters.has(one as TestedHostName))) {
  console.error(`${name}: no such host here; there are ${[...starters.keys()].join(', ')}`);
  process.exitCode = 1;
}
const build = copyBuildForHostTests('dist');
process.once('exit', () => rmSync(path.dirname(build), { recursive: true, force: true }));
for (const [name, startHost] of starters) {
  if (chosenNames.length > 0 && !chosenNames.includes(name)) continue;
  const host = await startHost(build);
  try {
    const differences = await compareHostAnswers(name, host.origin, build);
    console.log([`${name}: ${differences.length} differences`, ...differences].join('\n  '));
    if (differences.length > 0) process.exitCode = 1;
  } finally {
    await host.stop();
  }
}
