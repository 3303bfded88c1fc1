import { getOnlyRow, runAs, type Transaction } from './database.ts';
import { type MailAttempt, recordOutcome } from './mails.ts';

/** Inserts a draft campaign and this number of subscribers. Deletes all other subscribers and mails. */
export async function insertDraftCampaign(tx: Transaction, readers = 0, stories: string[] = []) {
  await tx`delete from public.newsletter_subscriptions`;
  await tx`delete from private.mails`;
  const id = crypto.randomUUID();
  await tx`
    insert into public.campaigns (id, subject, intro, stories)
    values (${id}, 'La lettre de mai', 'Bonjour.', ${stories})`;
  await tx`
    insert into public.newsletter_subscriptions (email)
    select 'lectrice-' || number || '@example.org' from generate_series(1, ${readers}::int) as number`;
  return id;
}

/** Starts a campaign as a super admin. */
export const startCampaign = (tx: Transaction, id: string, version = 1) =>
  runAs(tx, 'super admin')`select state from public.change_campaign(${id}, 'start', ${version})`;

/** Returns the state of a campaign. */
export const loadCampaignState = async (tx: Transaction, id: string) =>
  getOnlyRow(await tx`select state from public.campaigns where id = ${id}`).state;

/** Row of `claim_mails` for a campaign. */
export interface ClaimedMail extends MailAttempt {
  recipient: string;
  data: { audience: string; token: string; stories: { title: string }[] };
}

/** Claims due mails as `send-mails` does, reports this outcome, and returns them. */
export async function sendDueMails(
  tx: Transaction,
  batchSize: number,
  outcome: object = { outcome: 'sent' },
) {
  const claimedMails = await tx<ClaimedMail[]>`select * from public.claim_mails(${batchSize})`;
  await recordOutcome(tx, claimedMails, outcome);
  return claimedMails;
}
