import { type ApiCaller, createApiCaller } from '../_shared/call-api.ts';
import { removeControlCharactersFromJson } from '../_shared/plain-text.ts';
import type { MailFunctionSettings } from '../_shared/settings.ts';
import type { DeliveryResult, MailTransport, RenderedMail } from './mail-server.ts';
import { UnreadableMailTextError } from './mails/markdown-parts.ts';
import { allMailRenderers, type RenderContext } from './mails/renderers.ts';

interface ClaimedMail {
  id: string;
  attempt: number;
  kind: string;
  recipient: string;
  data: Record<string, unknown>;
  /** Name of the header in which the mail server expects the id of the mail; null for a server that recognises no duplicates. */
  idempotency_header: string | null;
  /** Time of the first attempt without a known outcome. It is the date of the mail, so that each retry is identical. */
  unanswered_since: string;
}

/** Connections of a run. */
export interface MailRunConnections {
  /** Opens the connection to the mail server. @throws when a secret is missing */
  open(): MailTransport;
  /** Calls the project's API; the global `fetch` by default. */
  fetch?: typeof fetch;
}

/** Longest run: less than half of the limit of the smallest plan. */
const MAX_RUN_MS = 60_000;
/** Most mails of one run. They fit in two seconds of processor time, the limit of a hosted function. */
const MAX_MAILS = 400;
/** Mails claimed at once. A crash leaves at most this many mails unconfirmed. */
const BATCH_SIZE = 20;
/**
 * Pause before the second check. The database calls the function at most once a second
 * (private.call_send_mails_on_insert), so a mail queued within that second causes no call.
 */
const CALL_INTERVAL_MS = 1_200;
/** Pauses between attempts to report outcomes: a database that restarts is back by the last one. */
const REPORT_PAUSES_MS = [1_000, 3_000, 10_000, 20_000];

/**
 * Sends due mails, several in parallel. Ends when two checks find none, when the mail server is unreachable,
 * or at the limit of a run.
 * @param recheckPauseMs pause between the two checks; tests that queue no mail during a run need none.
 * @returns true when a limit ended the run: mails may be left, and the mail server answers.
 */
export async function sendWaitingMails(
  settings: MailFunctionSettings,
  connections: MailRunConnections,
  recheckPauseMs = CALL_INTERVAL_MS,
): Promise<boolean> {
  const callApi = createApiCaller(settings, connections.fetch ?? fetch);
  const { siteUrl, projectUrl } = settings;
  const context: RenderContext = { siteUrl, projectUrl, callApi };
  const deadline = Date.now() + MAX_RUN_MS;
  // before any mail is claimed, because a missing secret throws here
  const transport = connections.open();
  let claimedCount = 0;
  let hasWaited = false;
  try {
    while (claimedCount < MAX_MAILS && Date.now() < deadline) {
      const claimedMails = await callApi<ClaimedMail[]>('/rest/v1/rpc/claim_mails', {
        batch_size: BATCH_SIZE,
      });
      if (claimedMails.length === 0) {
        if (hasWaited) return false;
        hasWaited = true;
        await pause(recheckPauseMs);
        continue;
      }
      const outcomes = await Promise.all(
        claimedMails.map(async (mail) => ({
          id: mail.id,
          attempt: mail.attempt,
          ...(await sendMail(mail, context, transport)),
        })),
      );
      await reportOutcomes(callApi, outcomes);
      claimedCount += claimedMails.length;
      const hasSentOne = outcomes.some(({ outcome }) => outcome === 'sent');
      if (!hasSentOne && outcomes.some(({ unreachable }) => unreachable)) return false;
    }
    return true;
  } finally {
    transport.close();
  }
}

/** Sends one mail. A mail that cannot be rendered does not stop the others. It waits for a later run if that may help. */
async function sendMail(
  { id, kind, recipient, data, idempotency_header, unanswered_since }: ClaimedMail,
  context: RenderContext,
  transport: MailTransport,
): Promise<DeliveryResult> {
  const render = allMailRenderers[kind];
  if (!render) return { outcome: 'later', reason: `no such kind of mail: ${kind}` };
  let rendered: RenderedMail;
  try {
    rendered = await render(removeControlCharactersFromJson(data), context);
  } catch (error) {
    const outcome = error instanceof UnreadableMailTextError ? 'refused' : 'later';
    return { outcome, reason: error instanceof Error ? error.message : String(error) };
  }
  const headers = idempotency_header ? { ...rendered.headers, [idempotency_header]: id } : rendered.headers;
  return transport.deliver({ id, to: recipient, date: new Date(unanswered_since), ...rendered, headers });
}

/** Reports the outcomes, with retries: without a report, the mail stays claimed although it may have been sent. */
async function reportOutcomes(callApi: ApiCaller, outcomes: readonly unknown[]): Promise<void> {
  for (const pauseMs of [...REPORT_PAUSES_MS, undefined]) {
    try {
      await callApi('/rest/v1/rpc/record_mail_outcomes', { outcomes });
      return;
    } catch (error) {
      if (pauseMs === undefined) throw error;
      await pause(pauseMs);
    }
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
