import type { Settings } from './settings.ts';

/** Asks the project's API with the secret key; the answer is JSON. @throws when it refuses. */
export type Ask = <Answer>(path: string, body: unknown) => Promise<Answer>;

/** How long an answer is waited for. */
const PATIENCE = 30_000;

/** What asks the API of this project. Today's keys (sb_…) are no tokens: as a bearer hosted projects refuse them. */
export function askerOf({ projectUrl, secretKey }: Settings, send: typeof fetch): Ask {
  const key: Record<string, string> = secretKey.startsWith('sb_')
    ? { apikey: secretKey }
    : { apikey: secretKey, authorization: `Bearer ${secretKey}` };
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
