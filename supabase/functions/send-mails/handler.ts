import { hasBearer } from './bearer.ts';
import { sendWaitingMails, type Ways } from './send-waiting-mails.ts';
import type { Settings } from './settings.ts';

/** What differs between a hosted project and the embedded backend. */
export interface Surroundings extends Ways {
  /** Keeps the work alive once the answer is given. */
  goOn(work: Promise<unknown>): void;
}

/** Answers who knows the secret at once, and sends what is due meanwhile; nobody else. */
export function createHandler(
  settings: Settings,
  surroundings: Surroundings,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!(await hasBearer(request, settings.callerSecret))) return new Response(null, { status: 401 });
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    const work = sendWaitingMails(settings, surroundings)
      .then(({ stoppedEarly }) => (stoppedEarly ? callAgain(settings, surroundings.fetch) : undefined))
      .catch((error: unknown) =>
        console.error('[send-mails]', error instanceof Error ? error.message : error),
      );
    surroundings.goOn(work);
    return new Response(null, { status: 202 });
  };
}

/** What is left is for another run, which has time and processor of its own. */
async function callAgain({ projectUrl, callerSecret }: Settings, send = fetch): Promise<void> {
  await send(
    new Request(`${projectUrl}/functions/v1/send-mails`, {
      method: 'POST',
      headers: { authorization: `Bearer ${callerSecret}` },
    }),
  );
}
