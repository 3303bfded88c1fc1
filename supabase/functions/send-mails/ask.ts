import type { Project } from './settings.ts';

/** Asks the project's API with the secret key; the answer is JSON. @throws when it refuses. */
export type Ask = <Answer>(path: string, body: unknown) => Promise<Answer>;

/** How long an answer is waited for. */
const PATIENCE = 30_000;

/** Returns the headers that carry a secret key. Today's keys (sb_…) are no tokens: hosted projects refuse them as a bearer. */
export const secretKeyHeaders = (secretKey: string): Record<string, string> =>
  secretKey.startsWith('sb_')
    ? { apikey: secretKey }
    : { apikey: secretKey, authorization: `Bearer ${secretKey}` };

/** Returns a function that calls the API of this project. */
export function askerOf({ projectUrl, secretKey }: Project, send: typeof fetch): Ask {
  const key = secretKeyHeaders(secretKey);
  return async (path, body) => {
    const request = new Request(projectUrl + path, {
      method: 'POST',
      headers: { ...key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const answer = await send(request);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}
