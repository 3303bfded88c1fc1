import { cleanTexts } from '../_shared/plain-text.ts';
import { type Ask, askerOf } from './ask.ts';
import type { MailServer, Outcome, Words } from './mail-server.ts';
import { kinds, type Site } from './mails/kinds.ts';
import type { Settings } from './settings.ts';

interface ClaimedMail {
  id: string;
  attempt: number;
  kind: string;
  recipient: string;
  data: Record<string, unknown>;
  /** The header that says the mail's id, where the server knows by it what it has. */
  idempotency_header: string | null;
  /** When it was first handed over: sent again it says the same. */
  first_attempt_at: string;
}

/** What one run did. */
export interface Run {
  sent: number;
  /** True when it ended before the line was empty though the mail server answers. */
  stoppedEarly: boolean;
}

/** What a run reaches the world by. */
export interface Ways {
  open(): MailServer;
  /** Reaches the project's API; by default over the network. */
  fetch?: typeof fetch;
}

/** Under half of the wall clock of the smallest plan. */
const MILLISECONDS = 60_000;
/** As many as the two seconds of processor that a call has are enough for. */
const MAILS = 400;
/** As many as may become doubtful at once. */
const AT_ONCE = 20;
/** A little over the second in which the database calls once (private.invoke_send_mails): what is queued in it has no call of its own. */
const CALLED_ONCE_IN = 1_200;
/** Between attempts to say what became of mails: a database that starts anew is back by the last one. */
const PAUSES = [1_000, 3_000, 10_000, 20_000];

/** Sends what is due, some at a time, until twice nothing is, the mail server is gone, or the run has had its share. */
export async function sendWaitingMails(settings: Settings, ways: Ways): Promise<Run> {
  const ask = askerOf(settings, ways.fetch ?? fetch);
  const site: Site = { url: settings.siteUrl, project: settings.projectUrl, ask };
  const ends = Date.now() + MILLISECONDS;
  // before anything is claimed: without its secrets nothing is
  const server = ways.open();
  let taken = 0;
  let sent = 0;
  let lookedAgain = false;
  try {
    while (taken < MAILS && Date.now() < ends) {
      const claimed = await ask<ClaimedMail[]>('/rest/v1/rpc/claim_mails', { wanted: AT_ONCE });
      if (claimed.length === 0) {
        if (lookedAgain) return { sent, stoppedEarly: false };
        lookedAgain = true;
        await pause(CALLED_ONCE_IN);
        continue;
      }
      const outcomes = await Promise.all(
        claimed.map(async (mail) => ({
          id: mail.id,
          attempt: mail.attempt,
          ...(await sendOne(mail, site, server)),
        })),
      );
      await settle(ask, outcomes);
      const gone = outcomes.filter(({ outcome }) => outcome === 'sent').length;
      taken += claimed.length;
      sent += gone;
      if (gone === 0 && outcomes.some(({ unreachable }) => unreachable)) return { sent, stoppedEarly: false };
    }
    return { sent, stoppedEarly: true };
  } finally {
    server.close();
  }
}

/** A mail that cannot be put into words is nobody else's concern: it waits for a function that can, or for what it asked. */
async function sendOne(
  { id, kind, recipient, data, idempotency_header, first_attempt_at }: ClaimedMail,
  site: Site,
  server: MailServer,
): Promise<Outcome> {
  const render = kinds[kind];
  if (!render) return { outcome: 'later', reason: `no such kind of mail: ${kind}` };
  let words: Words;
  try {
    words = await render(cleanTexts(data), site);
  } catch (error) {
    return { outcome: 'later', reason: error instanceof Error ? error.message : String(error) };
  }
  const headers = idempotency_header ? { ...words.headers, [idempotency_header]: id } : words.headers;
  return server.deliver({ id, to: recipient, date: new Date(first_attempt_at), ...words, headers });
}

/** What was sent and not said to be sent is doubtful, so it is said again until it is heard. */
async function settle(ask: Ask, outcomes: readonly unknown[]): Promise<void> {
  for (const wait of [...PAUSES, undefined]) {
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
