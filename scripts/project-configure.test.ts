import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readConfigFile } from '../supabase/local/settings.ts';
import { createManagementApi } from './lib/operate/project-api.ts';
import { readExpectedProjectSettings } from './lib/operate/project-settings.ts';

const REF = 'abcdefghijklmnopqrst';
const TOKEN = 'sbp_secret_of_the_account';
const SMTP_PASSWORD = 'secret-of-the-mail-service';

/** Stored settings, by path of the management API. */
let storedSettings: Record<string, Record<string, unknown>> = {};
let writes: string[] = [];
/** Fields that the plan of the project does not include. */
let unavailableFields: string[] = [];

/** Fake management API: stores what it receives and returns it, passwords hidden. */
const api = createServer(async (request, response) => {
  const resourcePath = request.url?.replace(`/v1/projects/${REF}/`, '') ?? '';
  const section = storedSettings[resourcePath];
  const answer = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
  if (request.headers.authorization !== `Bearer ${TOKEN}`) return answer(401, { message: 'Unauthorized' });
  if (!section) return answer(404, { message: 'no such place' });
  const body = JSON.parse((await text(request)) || '{}');
  if (request.method !== 'GET') {
    const unavailableField = Object.keys(body).find((field) => unavailableFields.includes(field));
    if (unavailableField)
      return answer(402, { message: `${unavailableField} needs a larger plan, not ${JSON.stringify(body)}` });
    writes.push(`${request.method} ${resourcePath}`);
    Object.assign(section, resourcePath === 'ssl-enforcement' ? body.requestedConfig : body);
  }
  const visibleSettings = { ...section, ...('smtp_pass' in section ? { smtp_pass: 'hidden' } : {}) };
  return answer(
    200,
    resourcePath === 'ssl-enforcement' ? { currentConfig: visibleSettings } : visibleSettings,
  );
});
await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
afterAll(() => api.close());

beforeEach(() => {
  // settings of a new project
  storedSettings = {
    'config/auth': {
      site_url: 'http://localhost:3000',
      external_phone_enabled: true,
      uri_allow_list: 'http://localhost:3000/**',
    },
    postgrest: {
      db_schema: 'public, graphql_public',
      db_extra_search_path: 'public, extensions',
      max_rows: 1000,
    },
    'config/storage': { fileSizeLimit: 52428800 },
    'ssl-enforcement': { database: false },
  };
  writes = [];
  unavailableFields = [];
});

const SETTINGS = {
  SUPABASE_REMOTES_PRODUCTION_PROJECT_ID: REF,
  SUPABASE_REMOTES_STAGING_PROJECT_ID: REF,
  SITE_URL: 'https://www.example.com',
  SMTP_HOST: 'smtp.example.com',
  SMTP_USER: 'mailer',
  SMTP_PASSWORD,
  SMTP_SENDER: 'ne-pas-repondre@example.com',
};

async function configure(...args: string[]) {
  const child = spawn(process.execPath, [path.resolve('scripts/project-configure.ts'), ...args], {
    env: {
      ...process.env,
      ...SETTINGS,
      SUPABASE_API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      SUPABASE_ACCESS_TOKEN: TOKEN,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exitCode = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, errorOutput] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await exitCode, out, errorOutput };
}

test('a run on a new project applies every setting', async () => {
  const { code, out, errorOutput } = await configure('production');
  expect([code, errorOutput]).toEqual([0, '']);
  expect(out).toContain(
    'config/auth site_url: is "http://localhost:3000", has to be "https://www.example.com"',
  );
  expect(out).toContain('production has every setting');
  expect(storedSettings['config/auth']).toMatchObject({
    smtp_pass: SMTP_PASSWORD,
    smtp_max_frequency: 60,
    password_hibp_enabled: true,
    security_update_password_require_current_password: true,
    mailer_autoconfirm: false,
    uri_allow_list: '',
    external_phone_enabled: false,
    mailer_subjects_recovery: 'Choisissez un nouveau mot de passe',
    mailer_templates_recovery_content: expect.stringContaining('{{ .TokenHash }}'),
    mailer_notifications_mfa_factor_unenrolled_enabled: true,
    hook_password_verification_attempt_uri: 'pg-functions://postgres/private/watch_password_attempts',
  });
  expect(storedSettings.postgrest).toMatchObject({ db_schema: 'public' });
  expect(storedSettings['ssl-enforcement']).toEqual({ database: true });
});

test('a run prints neither the token nor the SMTP password', async () => {
  const { out } = await configure('production');
  for (const secret of [TOKEN, SMTP_PASSWORD]) expect(out).not.toContain(secret);
});

/** Applies the settings, then changes two of them as in the dashboard. */
async function weakenConfiguredProject() {
  await configure('production');
  Object.assign(storedSettings['config/auth'] ?? {}, {
    external_google_enabled: true,
    password_min_length: 6,
  });
  writes = [];
}

test('a check names each changed setting and writes nothing', async () => {
  await weakenConfiguredProject();
  expect(await configure('production', '--check')).toEqual({
    code: 1,
    errorOutput: '',
    out: [
      'config/auth password_min_length: is 6, has to be 8',
      'config/auth external_google_enabled: is true, has to be false',
      '2 settings of production differ from supabase/config.toml.',
      '',
    ].join('\n'),
  });
  expect(writes).toEqual([]);
});

test('a run restores each changed setting', async () => {
  await weakenConfiguredProject();
  expect((await configure('production')).code).toBe(0);
  expect(storedSettings['config/auth']).toMatchObject({
    external_google_enabled: false,
    password_min_length: 8,
  });
  expect(writes).toEqual(['PATCH config/auth']);
});

test('a run applies the other settings when the plan refuses some', async () => {
  unavailableFields = ['password_hibp_enabled', 'smtp_pass'];
  const result = await configure('staging');
  expect(result.code).toBe(1);
  expect(result.errorOutput).toContain('config/auth password_hibp_enabled: refused (402');
  expect(result.errorOutput).not.toContain(SMTP_PASSWORD);
  expect(storedSettings['config/auth']).toMatchObject({ hook_before_user_created_enabled: true });
  // supabase/config.toml switches this hook off in staging
  expect(storedSettings['config/auth']).toMatchObject({ hook_password_verification_attempt_enabled: false });
});

test.each([
  [{ SITE_URL: '' }, 'auth.site_url is empty'],
  [{ SITE_URL: 'http://www.example.com' }, 'has to be https://'],
  [{ SITE_URL: 'https://www.example.com/' }, 'without a slash'],
  [{ SMTP_PASSWORD: '' }, 'auth.email.smtp.pass is empty'],
  [{ SUPABASE_REMOTES_PRODUCTION_PROJECT_ID: 'aaaaaaaaaaaaaaaaaaaa' }, 'Write the reference of the project'],
])('readExpectedProjectSettings refuses the environment with %o', (env, sentence) => {
  for (const [name, value] of Object.entries({ ...SETTINGS, ...env })) vi.stubEnv(name, value);
  expect(() => readExpectedProjectSettings('production')).toThrow(sentence);
});

test('an unknown option prints the usage', async () => {
  expect((await configure('--help')).errorOutput).toContain('Usage: npm run project:configure');
});

test('createManagementApi refuses an address without https', () => {
  expect(() => createManagementApi(REF, TOKEN, 'http://api.example.com')).toThrow('is not https');
});

test('the seed with its demo accounts stays off in every hosted project', async () => {
  const { remotes } = readConfigFile('supabase/config.toml') as { remotes?: Record<string, unknown> };
  expect(Object.keys(remotes ?? {})).toEqual(['production', 'staging']);
  for (const remote of Object.values(remotes ?? {})) {
    expect(remote).toMatchObject({ db: { seed: { enabled: false } } });
  }
});
