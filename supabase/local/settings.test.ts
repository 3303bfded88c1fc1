import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readSupabaseConfig } from './settings.ts';
import { createScratchDir } from './tests/support.ts';

const dir = createScratchDir();
afterEach(() => vi.unstubAllEnvs());

test('readSupabaseConfig writes nothing to the home folder, which may be read-only', async () => {
  vi.stubEnv('HOME', `${dir}/home`);
  await readSupabaseConfig(path.resolve(import.meta.dirname, '..'), 'http://site.test');
  expect(existsSync(`${dir}/home`)).toBe(false);
});
