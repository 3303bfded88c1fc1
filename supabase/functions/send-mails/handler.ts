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
    if (!(await knows(request, settings.callerSecret))) return new Response(null, { status: 401 });
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

/** Compares hashes, so that the time it takes tells nothing. */
async function knows(request: Request, secret: string): Promise<boolean> {
  const hash = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const said = await hash(request.headers.get('authorization') ?? '');
  const wanted = await hash(`Bearer ${secret}`);
  return said.every((byte, index) => byte === wanted[index]);
}
