import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { findConfigError, hostedProjectCheckPlugin } from './hosted-project-check-plugin.ts';

const PROJECT_URL = 'https://abcdefghijklmnop.supabase.co';
const KEY = 'sb_publishable_0123456789';

const folder = mkdtempSync(path.join(tmpdir(), 'hosted-project-'));
afterEach(() => {
  rmSync(`${folder}/.env.local`, { force: true });
  rmSync(`${folder}/src`, { recursive: true, force: true });
});

test.each([
  ['', ''],
  [undefined, undefined],
  [PROJECT_URL, KEY],
  [`${PROJECT_URL}/`, KEY],
  ['http://127.0.0.1:54321', KEY],
  ['http://localhost:54321', KEY],
  ['http://[::1]:54321', KEY],
])('findConfigError accepts the address « %s » with the key « %s »', (url, key) => {
  expect(findConfigError(url, key)).toBeUndefined();
});

test.each([
  'abcdefghijklmnop.supabase.co',
  'https//abcdefghijklmnop.supabase.co',
  'ftp://abcdefghijklmnop.supabase.co',
  'http://abcdefghijklmnop.supabase.co',
  'http://127.0.0.1.example',
  'https://who@abcdefghijklmnop.supabase.co',
  `${PROJECT_URL}/rest/v1`,
  `${PROJECT_URL}?apikey=1`,
  `${PROJECT_URL}#x`,
  ` ${PROJECT_URL}`,
])('findConfigError refuses the address %s', (url) => {
  expect(findConfigError(url, KEY)).toContain(`("${url}") is not the address of a project`);
});

test.each([
  [PROJECT_URL, '', 'set both, or neither'],
  ['', KEY, 'set both, or neither'],
  [PROJECT_URL, `${KEY}\n`, 'holds a space'],
  [PROJECT_URL, 'sb_secret_0123456789', 'is a secret key'],
])('findConfigError refuses %s with the key « %s »', (url, key, message) => {
  expect(findConfigError(url, key)).toContain(message);
});

test.each(['build', 'serve'] as const)(
  'vite %s stops with one sentence when .env.local has no key',
  async (command) => {
    vi.stubEnv('VITE_SUPABASE_URL', undefined);
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', undefined);
    writeFileSync(`${folder}/.env.local`, 'VITE_SUPABASE_URL=https://project.example\n');
    const options = { root: folder, configFile: false as const, plugins: [hostedProjectCheckPlugin()] };
    const failure = await resolveConfig(options, command).catch((error: unknown) => error);
    expect(inspect(failure)).toMatch(/^VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY go together: .*\.$/);
  },
);

/** Resolves the configuration of a site with this content, for a hosted project. */
function resolveSite(content: Record<string, string>, command: 'build' | 'serve' = 'build') {
  vi.stubEnv('VITE_SUPABASE_URL', PROJECT_URL);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', KEY);
  for (const [file, text] of Object.entries(content)) {
    mkdirSync(path.dirname(`${folder}/src/copy/${file}`), { recursive: true });
    writeFileSync(`${folder}/src/copy/${file}`, text);
  }
  const options = { root: folder, configFile: false as const, plugins: [hostedProjectCheckPlugin()] };
  return resolveConfig(options, command);
}

const PLACEHOLDERS = {
  'brand.ts': "export const siteUrl = 'https://site.example'; // à compléter\n",
  'legal/identity.ts': "\n  siren: '000 000 000', // à compléter\n",
  'collections/team.ts': "name: 'Prénom Nom', // à compléter\n",
};

test('a build for a hosted project lists the required placeholders and stops', async () => {
  const failure = await resolveSite(PLACEHOLDERS).catch((error: unknown) => error);
  const lines = inspect(failure).split('\n');
  expect(lines[0]).toContain('coordonnées) : 2.');
  expect(lines.slice(2, 4)).toEqual([
    "  src/copy/brand.ts:1: export const siteUrl = 'https://site.example';",
    "  src/copy/legal/identity.ts:2: siren: '000 000 000',",
  ]);
  expect(lines.at(-1)).toContain('Other placeholders: 1 ');
});

test('a build for a hosted project accepts placeholders that staff can replace', async () => {
  const { 'collections/team.ts': team } = PLACEHOLDERS;
  await expect(resolveSite({ 'collections/team.ts': team })).resolves.toBeDefined();
});

test('development and ALLOW_PLACEHOLDERS accept all placeholders', async () => {
  await expect(resolveSite(PLACEHOLDERS, 'serve')).resolves.toBeDefined();
  vi.stubEnv('ALLOW_PLACEHOLDERS', '1');
  await expect(resolveSite(PLACEHOLDERS)).resolves.toBeDefined();
});

test('a build without a hosted project accepts placeholders', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', '');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', '');
  const options = { root: process.cwd(), configFile: false as const, plugins: [hostedProjectCheckPlugin()] };
  await expect(resolveConfig(options, 'build')).resolves.toBeDefined();
});
