import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  computeBackendSuiteFingerprint,
  hasBackendSuitePassed,
  storeBackendFingerprint,
} from './backend-fingerprint.ts';

const root = mkdtempSync(path.join(tmpdir(), 'backend-fingerprint-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const files = {
  'supabase/local/backend.ts': "import { rule } from '../../src/rule.ts';",
  'supabase/local/hosted-parity.sql': 'select 1;',
  'supabase/local/README.md': 'Hello.',
  'supabase/config.toml': '',
  'package-lock.json': '{}',
  'vitest.config.ts': '',
  'src/rule.ts': "export { limit } from './limit.ts';",
  'src/limit.ts': 'export const limit = 1;',
  'src/page.ts': '',
};

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  for (const [file, text] of Object.entries(files)) write(file, text);
});

test.each([
  'supabase/local/backend.ts',
  'supabase/local/hosted-parity.sql',
  'supabase/local/fixes/new.ts',
  'src/limit.ts',
  'package-lock.json',
  'vitest.config.ts',
])('a change of %s makes the suite run again', (file) => {
  storeBackendFingerprint(root);
  expect(hasBackendSuitePassed(root)).toBe(true);
  write(file, '// changed');
  expect(hasBackendSuitePassed(root)).toBe(false);
  rmSync(path.join(root, 'supabase/local/fixes'), { recursive: true, force: true });
});

test.each(['src/page.ts', 'supabase/local/README.md'])(
  'a change of %s does not make the suite run again',
  (file) => {
    storeBackendFingerprint(root);
    write(file, '// changed');
    expect(hasBackendSuitePassed(root)).toBe(true);
  },
);

test('a copy elsewhere has the same fingerprint', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'backend-fingerprint-copy-'));
  cpSync(root, copy, { recursive: true });
  expect(computeBackendSuiteFingerprint(copy)).toBe(computeBackendSuiteFingerprint(root));
  rmSync(copy, { recursive: true });
});
