import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { findFault, hostedProject } from './hosted-project.ts';

const URL_OF_PROJECT = 'https://abcdefghijklmnop.supabase.co';
const KEY = 'sb_publishable_0123456789';

const folder = mkdtempSync(path.join(tmpdir(), 'hosted-project-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(`${folder}/.env.local`, { force: true });
});

const NO_ADDRESS = 'is not the address of a project';
const ONE_ALONE = 'set both, or neither';

test.each([
  [undefined, undefined, undefined],
  ['', '', undefined],
  [URL_OF_PROJECT, KEY, undefined],
  [`${URL_OF_PROJECT}/`, KEY, undefined],
  ['http://127.0.0.1:54321', KEY, undefined],
  ['http://localhost:54321', KEY, undefined],
  ['http://[::1]:54321', KEY, undefined],
  ['abcdefghijklmnop.supabase.co', KEY, NO_ADDRESS],
  ['http://abcdefghijklmnop.supabase.co', KEY, NO_ADDRESS],
  ['http://127.0.0.1.example', KEY, NO_ADDRESS],
  ['https://who@abcdefghijklmnop.supabase.co', KEY, NO_ADDRESS],
  [`${URL_OF_PROJECT}/rest/v1`, KEY, NO_ADDRESS],
  [` ${URL_OF_PROJECT}`, KEY, NO_ADDRESS],
  [URL_OF_PROJECT, '', ONE_ALONE],
  ['', KEY, ONE_ALONE],
  [URL_OF_PROJECT, `${KEY}\n`, 'holds a space'],
  [URL_OF_PROJECT, 'sb_secret_0123456789', 'is a secret key'],
])('of %s with the key « %s » is said: %s', (url, key, words) => {
  expect(findFault(url, key)).toEqual(words && expect.stringContaining(words));
});

test.each(['build', 'serve'] as const)(
  'a %s stops on it with that sentence alone, also from a file',
  async (command) => {
    vi.stubEnv('VITE_SUPABASE_URL', undefined);
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', undefined);
    writeFileSync(`${folder}/.env.local`, 'VITE_SUPABASE_URL=https://project.example\n');
    const options = { root: folder, configFile: false as const, plugins: [hostedProject()] };
    const failure = await resolveConfig(options, command).catch((error: unknown) => error);
    expect(inspect(failure)).toMatch(/^VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY go together: .*\.$/);
  },
);
