import type { ProjectApiCredentials } from './settings.ts';

/** Calls the project's API with the secret key and returns the JSON. @throws when it refuses. */
export type ApiCaller = <Answer>(path: string, body: unknown) => Promise<Answer>;

const TIMEOUT_MS = 30_000;

/**
 * Returns the headers for a secret key. Hosted projects refuse a new key (sb_…) as a bearer token, because it
 * is not a JWT.
 */
export const createSecretKeyHeaders = (secretKey: string): Record<string, string> =>
  secretKey.startsWith('sb_')
    ? { apikey: secretKey }
    : { apikey: secretKey, authorization: `Bearer ${secretKey}` };

/** Returns a function that calls the API of this project. */
export function createApiCaller(
  { projectUrl, secretKey }: ProjectApiCredentials,
  send: typeof fetch,
): ApiCaller {
  const keyHeaders = createSecretKeyHeaders(secretKey);
  return async (path, body) => {
    const request = new Request(projectUrl + path, {
      method: 'POST',
      headers: { ...keyHeaders, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = await send(request);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}
