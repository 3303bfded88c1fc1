import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from '../../supabase/local/keys.ts';
import { findSecrets } from './published-secrets.ts';

const encodeBase64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const createFakeToken = (payload: object) =>
  `${encodeBase64({ alg: 'HS256', typ: 'JWT' })}.${encodeBase64(payload)}.c2lnbmF0dXJlLW9mLWEtdG9rZW4`;

/** Joins the parts of a fake secret, which scanners would report as a leak if it were whole. */
const joinParts = (...parts: string[]) => parts.join('');

const findSecretsIn = (text: string, file = 'assets/site.js', environment = {}) =>
  findSecrets(file, text, ['/srv/build'], environment);

test.each([
  ['a Supabase secret key', LOCAL_SECRET_KEY],
  ['a signed token', createFakeToken({ role: 'service_role', ref: 'abc' })],
  ['a signed token', createFakeToken({ sub: 'somebody', role: 'authenticated' })],
  ['a signed token', `${encodeBase64({ alg: 'HS256' })}.eyJub3QganNvbiBhdCBhbGw.c2lnbmF0dXJlLW9m`],
  ['the name of a server secret', 'process.env.SUPABASE_SERVICE_ROLE_KEY'],
  ['the address of a database', 'postgresql://postgres@db.exemple.com:5432/postgres'],
  ['the password of the demo accounts', DEMO_PASSWORD],
  ['a source map', '//# sourceMappingURL=site.js.map'],
  ['a path of a machine', '"/home/someone/site/src/main.tsx"'],
  ['a path of a machine', '"C:\\\\Users\\\\someone\\\\site"'],
  ['a folder of this machine', '{"index.js":["/srv/build/src/main.tsx"]}'],
  [
    'a private key',
    joinParts(
      '-----BEGIN ',
      'PRIVATE KEY-----\n',
      'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n',
      '-----END PRIVATE KEY-----',
    ),
  ],
  ['AWS', joinParts('AWS_SECRET_ACCESS_KEY = "wJalrXUtnFEMI/', 'K7MDENG/bPxRfiCYzzzzzzzzzz"')],
  ['Slack', joinParts('xoxb-', '1234567890-1234567890123-AbCdEfGhIjKlMnOpQrStUvWx')],
])('findSecrets finds %s without repeating it', async (secretKind, text) => {
  const findings = await findSecretsIn(`const a = ${text};`);
  expect(findings.join('\n').toLowerCase()).toContain(secretKind.toLowerCase());
  expect(findings.join('\n')).not.toContain(text);
});

test('findSecrets finds the value of a private environment variable', async () => {
  const environment = { SMTP_PASSWORD: 'tr0ub4dor-and-3', VITE_SUPABASE_ANON_KEY: 'publishable-value' };
  expect(await findSecretsIn('send("tr0ub4dor-and-3")', 'a.js', environment)).toEqual([
    'the value of SMTP_PASSWORD',
  ]);
  expect(await findSecretsIn('key("publishable-value")', 'a.js', environment)).toEqual([]);
});

test.each(['.env', '.vite/manifest.json', 'assets/site.js.map', 'kit-presse/.DS_Store'])(
  'findSecrets reports %s as a private file',
  async (file) => {
    expect(await findSecretsIn('', file)).toEqual(['a file that is not for the public']);
  },
);

test('findSecrets accepts public keys', async () => {
  const text = `createClient("https://abc.supabase.co", "${LOCAL_PUBLISHABLE_KEY}"); key.startsWith("sb_secret_");
    legacy("${createFakeToken({ role: 'anon', ref: 'abc' })}"); href="/home/"; see("https://exemple.com/home/page/");`;
  expect(await findSecretsIn(text)).toEqual([]);
});
