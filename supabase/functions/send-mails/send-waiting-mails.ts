import { cleanTexts } from '../_shared/plain-text.ts';
import { type CallApi, createApiCall } from './call-api.ts';
import type { MailServer, Outcome, RenderedMail } from './mail-server.ts';
import { mailRenderers, type RenderContext } from './mails/renderers.ts';
import type { Settings } from './settings.ts';

interface ClaimedMail {
  id: string;
  attempt: number;
  kind: string;
  recipient: string;
  data: Record<string, unknown>;
  /** Header for the id of the mail, by which the mail server recognises duplicates. */
  idempotency_header: string | null;
  /** Time of the first attempt; later attempts send the same date. */
  first_attempt_at: string;
}

/** Result of one run. */
export interface RunResult {
  sent: number;
  /** True when the run ended with mails left, although the mail server answers. */
  stoppedEarly: boolean;
}

/** Connections of a run. */
export interface RunConnections {
  open(): MailServer;
  /** Calls the project's API; the global `fetch` by default. */
  fetch?: typeof fetch;
}

/** Duration of a run: less than half of the limit of the smallest plan. */
const MAX_RUN_MS = 60_000;
/** Mails of a run: two seconds of processor time are enough for these. */
const MAX_MAILS = 400;
/** Mails in parallel, the most that a crash leaves unconfirmed. */
const PARALLEL_MAILS = 20;
/**
 * Slightly more than the second in which the database calls only once (private.invoke_send_mails). A mail
 * queued in that second gets no call, so the run looks for it.
 */
const CALL_INTERVAL_MS = 1_200;
/** Pauses between attempts to report outcomes: a database that restarts is back by the last one. */
const REPORT_PAUSES_MS = [1_000, 3_000, 10_000, 20_000];

/**
 * Sends due mails, several in parallel. Ends when two checks find none, when the mail server is unreachable,
 * or at the limit of a run.
 */
export async function sendWaitingMails(settings: Settings, ways: RunConnections): Promise<RunResult> {
  const ask = createApiCall(settings, ways.fetch ?? fetch);
  const site: RenderContext = { url: settings.siteUrl, project: settings.projectUrl, ask };
  const ends = Date.now() + MAX_RUN_MS;
  // before it claims mails, because it throws without its secrets
  const server = ways.open();
  let claimedCount = 0;
  let sentCount = 0;
  let lookedAgain = false;
  try {
    while (claimedCount < MAX_MAILS && Date.now() < ends) {
      const claimed = await ask<ClaimedMail[]>('/rest/v1/rpc/claim_mails', { wanted: PARALLEL_MAILS });
      if (claimed.length === 0) {
        if (lookedAgain) return { sent: sentCount, stoppedEarly: false };
        lookedAgain = true;
        await pause(CALL_INTERVAL_MS);
        continue;
      }
      const outcomes = await Promise.all(
        claimed.map(async (mail) => ({
          id: mail.id,
          attempt: mail.attempt,
          ...(await sendOne(mail, site, server)),
        })),
      );
      await reportOutcomes(ask, outcomes);
      const sentNow = outcomes.filter(({ outcome }) => outcome === 'sent').length;
      claimedCount += claimed.length;
      sentCount += sentNow;
      if (sentNow === 0 && outcomes.some(({ unreachable }) => unreachable))
        return { sent: sentCount, stoppedEarly: false };
    }
    return { sent: sentCount, stoppedEarly: true };
  } finally {
    server.close();
  }
}

/** Sends one mail. A mail that cannot be rendered waits for a later run, and does not stop the others. */
async function sendOne(
  { id, kind, recipient, data, idempotency_header, first_attempt_at }: ClaimedMail,
  site: RenderContext,
  server: MailServer,
): Promise<Outcome> {
  const render = mailRenderers[kind];
  if (!render) return { outcome: 'later', reason: `no such kind of mail: ${kind}` };
  let words: RenderedMail;
  try {
    words = await render(cleanTexts(data), site);
  } catch (error) {
    return { outcome: 'later', reason: error instanceof Error ? error.message : String(error) };
  }
  const headers = idempotency_header ? { ...words.headers, [idempotency_header]: id } : words.headers;
  return server.deliver({ id, to: recipient, date: new Date(first_attempt_at), ...words, headers });
}

/** Reports the outcomes, with retries: a mail without a report stays unconfirmed. */
async function reportOutcomes(ask: CallApi, outcomes: readonly unknown[]): Promise<void> {
  for (const wait of [...REPORT_PAUSES_MS, undefined]) {
    try {
      await ask('/rest/v1/rpc/record_mail_outcomes', { outcomes });
      return;
    } catch (error) {
      if (wait === undefined) throw error;
      await pause(wait);
    }
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
