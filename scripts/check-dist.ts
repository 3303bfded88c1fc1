/** Exits 1 when a published file contains a secret, or a path of the machine that built it. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { findSecrets } from './lib/published-secrets.ts';
import { requireBuild } from './lib/require-build.ts';

requireBuild();
const dist = path.resolve('dist');
const folders = [process.cwd(), homedir(), tmpdir()];
const files = globSync(['**/*', '**/.*', '**/.*/**'], { cwd: dist }).filter((file) =>
  statSync(path.join(dist, file)).isFile(),
);

const findings: string[] = [];
for (const file of files) {
  // Latin 1 decodes pictures and archives too, and every pattern is ASCII.
  const secrets = await findSecrets(
    file,
    readFileSync(path.join(dist, file), 'latin1'),
    folders,
    process.env,
  );
  findings.push(...secrets.map((secret) => `${file}: ${secret}`));
}

for (const line of findings) console.error(line);
console.log(`${files.length} published files, ${findings.length} secrets or local paths`);
process.exitCode = findings.length > 0 ? 1 : 0;
