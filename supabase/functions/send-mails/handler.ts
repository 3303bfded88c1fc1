import { hasBearerSecret } from '../_shared/bearer.ts';
import type { MailFunctionSettings } from '../_shared/settings.ts';
import { type MailRunConnections, sendWaitingMails } from './send-waiting-mails.ts';

/** Differences between a hosted project and the embedded backend. */
export interface FunctionRuntime extends MailRunConnections {
  /** Keeps the process alive until the work ends, after the answer. */
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Returns the handler of a call. It refuses a caller without the secret, answers at once, then sends the due
 * mails.
 */
export function createSendMailsHandler(
  settings: MailFunctionSettings,
  runtime: FunctionRuntime,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!(await hasBearerSecret(request, settings.callerSecret))) return new Response(null, { status: 401 });
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    const work = sendWaitingMails(settings, runtime)
      .then((hasReachedLimit) => (hasReachedLimit ? startNextRun(settings, runtime.fetch) : undefined))
      .catch((error: unknown) =>
        console.error('[send-mails]', error instanceof Error ? error.message : error),
      );
    runtime.waitUntil(work);
    return new Response(null, { status: 202 });
  };
}

/** Starts another run for the remaining mails, with its own limits of time and processor. */
async function startNextRun({ projectUrl, callerSecret }: MailFunctionSettings, send = fetch): Promise<void> {
  await send(
    new Request(`${projectUrl}/functions/v1/send-mails`, {
      method: 'POST',
      headers: { authorization: `Bearer ${callerSecret}` },
    }),
  );
}
