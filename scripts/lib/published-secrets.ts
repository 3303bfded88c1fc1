import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { DEMO_PASSWORD } from '../../supabase/local/demo-accounts.ts';

/** Patterns that no published file may contain, in addition to the rules of secretlint. */
const patterns: readonly [secretKind: string, pattern: RegExp][] = [
  ['a Supabase secret key', /sb_secret_\w{6,}/],
  ['the name of a server secret', /SUPABASE_SERVICE\w*|SERVICE_ROLE_KEY|DATABASE_URL/],
  ['the address of a database', /postgres(?:ql)?:\/\/[^\s"'`]+/],
  ['the password of the demo accounts', new RegExp(DEMO_PASSWORD)],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY/],
  ['a source map', /[#@] ?sourceMappingURL=/],
  ['a path of a machine', /(?<![\w.])(?:\/(?:home|Users)\/[\w.-]+\/|[A-Z]:\\\\?Users\\)/],
];

const tokenPattern = /\beyJ[\w-]{10,}\.(eyJ[\w-]{10,})\.[\w-]{10,}/g;

/** Names of environment variables whose values must stay on the machine. */
const privateNamePattern = /SECRET|PASSWORD|TOKEN|CREDENTIAL|PRIVATE|SERVICE|_KEY$|DATABASE_URL/i;
const publicName = 'VITE_SUPABASE_ANON_KEY';

const MIN_SECRET_LENGTH = 8;

/** Returns true for a token that anyone may read: the anonymous key of an older project. */
function isPublicToken(payload: string): boolean {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')).role === 'anon';
  } catch {
    return false;
  }
}

/** Shortens a secret: enough to find it, too little to use it, because the output is logged. */
const shorten = (text: string) => `${text.slice(0, 12)}…`;

/** Finds secrets and local paths in a file that will be published. */
export async function findSecrets(
  file: string,
  text: string,
  /** Folders of this machine, which no file may name. */
  localFolders: readonly string[],
  /** Variables of the build. No file may contain the value of a private one. */
  environment: NodeJS.ProcessEnv,
): Promise<string[]> {
  const findings: string[] = [];
  if (/(?:^|\/)\.|\.map$/.test(file)) findings.push('a file that is not for the public');
  for (const [secretKind, pattern] of patterns) {
    const [match] = pattern.exec(text) ?? [];
    if (match) findings.push(`${secretKind}: ${shorten(match)}`);
  }
  for (const [signedToken, payload = ''] of text.matchAll(tokenPattern)) {
    if (!isPublicToken(payload)) findings.push(`a signed token: ${shorten(signedToken)}`);
  }
  if (localFolders.some((folder) => text.includes(`${folder}/`))) findings.push('a folder of this machine');
  for (const [name, value = ''] of Object.entries(environment)) {
    const isPrivate =
      privateNamePattern.test(name) && name !== publicName && value.length >= MIN_SECRET_LENGTH;
    if (isPrivate && text.includes(value)) findings.push(`the value of ${name}`);
  }
  const { messages } = await lintSource({
    source: { filePath: file, content: text, ext: '', contentType: 'text' },
    options: {
      maskSecrets: true,
      config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] },
    },
  });
  return [...findings, ...messages.map(({ message }) => message)];
}
