/** Exits 1 when a published file contains a secret, or a path of the machine that built it. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { findSecrets } from './lib/published-secrets.ts';

const dist = path.resolve('dist');
const folders = [process.cwd(), homedir(), tmpdir()];
const files = globSync(['**/*', '**/.*', '**/.*/**'], { cwd: dist }).filter((file) =>
  statSync(path.join(dist, file)).isFile(),
);

const found: string[] = [];
for (const file of files) {
  // Latin 1 decodes pictures and archives too, and every pattern is ASCII.
  const secrets = await findSecrets(
    file,
    readFileSync(path.join(dist, file), 'latin1'),
    folders,
    process.env,
  );
  found.push(...secrets.map((secret) => `${file}: ${secret}`));
}

for (const line of found) console.error(line);
console.log(`${files.length} published files, ${found.length} secrets or traces`);
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
