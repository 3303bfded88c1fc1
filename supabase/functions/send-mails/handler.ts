import { hasBearer } from './bearer.ts';
import { type RunConnections, sendWaitingMails } from './send-waiting-mails.ts';
import type { Settings } from './settings.ts';

/** Differences between a hosted project and the embedded backend. */
export interface FunctionEnvironment extends RunConnections {
  /** Keeps the process alive until the work ends, after the answer. */
  waitUntil(work: Promise<unknown>): void;
}

/** Answers a caller with the secret at once, then sends the due mails. Refuses any other caller. */
export function createHandler(
  settings: Settings,
  surroundings: FunctionEnvironment,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!(await hasBearer(request, settings.callerSecret))) return new Response(null, { status: 401 });
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    const work = sendWaitingMails(settings, surroundings)
      .then(({ stoppedEarly }) => (stoppedEarly ? callAgain(settings, surroundings.fetch) : undefined))
      .catch((error: unknown) =>
        console.error('[send-mails]', error instanceof Error ? error.message : error),
      );
    surroundings.waitUntil(work);
    return new Response(null, { status: 202 });
  };
}

/** Starts another run for the remaining mails, with its own limits of time and processor. */
async function callAgain({ projectUrl, callerSecret }: Settings, send = fetch): Promise<void> {
  await send(
    new Request(`${projectUrl}/functions/v1/send-mails`, {
      method: 'POST',
      headers: { authorization: `Bearer ${callerSecret}` },
    }),
  );
}
