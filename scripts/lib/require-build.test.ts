import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it.each(['report-size', 'test-hosts', 'check-dist'])('%s without a build says to build first', (name) => {
  const emptyFolder = mkdtempSync(path.join(tmpdir(), 'no-build-'));
  const { status, stderr } = spawnSync(process.execPath, [path.resolve(`scripts/${name}.ts`)], {
    cwd: emptyFolder,
    encoding: 'utf8',
  });
  rmSync(emptyFolder, { recursive: true });
  expect(stderr).toBe('There is no complete build: run "npm run build" first.\n');
  expect(status).toBe(1);
});
