import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readBackendConfig, SUPABASE_LITE_CLI_OPTIONS } from './settings.ts';
import { createScratchDir } from './tests/support.ts';

const dir = createScratchDir();
afterEach(() => vi.unstubAllEnvs());

test('readBackendConfig writes nothing to the home folder, which may be read-only', async () => {
  vi.stubEnv('HOME', `${dir}/home`);
  await readBackendConfig(path.resolve(import.meta.dirname, '..'), 'http://site.test');
  expect(existsSync(`${dir}/home`)).toBe(false);
});

test('the library still creates a folder in the home by default', async () => {
  vi.stubEnv('HOME', `${dir}/home`);
  const { createApi } = await import('@supabase/lite/cli');
  await createApi({ ...SUPABASE_LITE_CLI_OPTIONS, authStorage: undefined });
  expect(existsSync(`${dir}/home/.lite`)).toBe(true);
});
