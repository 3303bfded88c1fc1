import { isLoopback } from './loopback.ts';
import type { ProjectSettingsResource } from './project-settings.ts';

type Answer = Record<string, unknown>;

/** Fields of sign-in methods, future ones included, that project-settings.ts does not set. They must stay off. */
const UNUSED_SIGN_IN =
  /^(?:external_(?!email_|phone_|anonymous_users_).*_enabled|saml_enabled|passkey_enabled)$/;

/** Resource whose settings the API wraps in an object: `currentConfig`, `requestedConfig`. */
const SSL_RESOURCE = 'ssl-enforcement';

/** Ignores spaces after commas, and blank lines at the end of a text. A missing value equals an empty text. */
const normalizeSetting = (value: unknown) =>
  typeof value === 'string' ? value.trimEnd().replaceAll(/, +/g, ',') : (value ?? '');

/** Returns the settings that differ in the project, with their expected values. */
export function listDifferingSettings(
  { settings }: ProjectSettingsResource,
  actual: Answer,
): ProjectSettingsResource['settings'] {
  return Object.fromEntries(
    Object.entries(settings).filter(
      ([field, value]) => normalizeSetting(actual[field]) !== normalizeSetting(value),
    ),
  );
}

/** Returns the settings that turn off the unused sign-in methods of a project. */
export function listSignInMethodsToDisable(actual: Answer): ProjectSettingsResource['settings'] {
  const fields = Object.keys(actual).filter((field) => UNUSED_SIGN_IN.test(field) && actual[field] === true);
  return Object.fromEntries(fields.map((field) => [field, false]));
}

/** Returns a Management API client of one project. It sends the token by https only, or to this machine. */
export function createManagementApi(ref: string, token: string, origin = 'https://api.supabase.com') {
  const url = new URL(origin);
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) throw new Error(`${origin} is not https.`);

  async function callApi(path: string, method: string, body?: unknown): Promise<Answer> {
    const response = await fetch(new URL(`/v1/projects/${ref}/${path}`, url), {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(60_000),
      body: body === undefined ? null : JSON.stringify(body),
    });
    const answer = (await response.json().catch(() => ({}))) as Answer;
    if (!response.ok) throw new Error(`${response.status} ${answer.message ?? response.statusText}`);
    return answer;
  }

  return {
    async read(path: string): Promise<Answer> {
      const answer = await callApi(path, 'GET');
      return path === SSL_RESOURCE ? (answer.currentConfig as Answer) : answer;
    },
    async write({ path, method }: ProjectSettingsResource, changes: Answer): Promise<void> {
      await callApi(path, method, path === SSL_RESOURCE ? { requestedConfig: changes } : changes);
    },
  };
}
