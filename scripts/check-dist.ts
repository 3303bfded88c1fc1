/** Exits 1 when what the build publishes holds a secret, or a trace of the machine that made it. */
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
  // Latin 1 reads pictures and archives too: what is looked for is ASCII.
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
