import { describe, expect } from 'vitest';
import { getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { type MailAttempt, recordOutcome } from './support/mails.ts';
import { it } from './support/rollback-test.ts';

const HEADER = 'X-Known-By';

/** Queues one mail in a project with this header. Returns its id. */
async function queueOneMail(tx: Transaction, header: string | null = HEADER): Promise<string> {
  await tx`delete from vault.secrets`;
  if (header !== null) await tx`select vault.create_secret(${header}, 'mails_idempotency_header')`;
  await tx`delete from private.mails`;
  return getOnlyRow(await tx`select private.queue_mail('test', 'awa@example.org') as id`).id;
}
const claimMails = (tx: Transaction) => tx`select * from public.claim_mails(10)`;
/** Moves the claim into the past and runs the job, as if `send-mails` had crashed. */
async function expireClaim(tx: Transaction) {
  await tx`update private.mails set claimed_at = claimed_at - interval '11 minutes' where state = 'claimed'`;
  await tx`select private.call_send_mails_when_due()`;
}
/** Reports an outcome of the last attempt to send the only mail. */
async function recordLastOutcome(tx: Transaction, outcome: object) {
  const mails = await tx<MailAttempt[]>`select id, attempts as attempt from private.mails`;
  await recordOutcome(tx, mails, outcome);
}
/** Ages the first unanswered attempt. A retry is safe for 20 hours (private.is_retry_safe). */
const moveUnansweredSinceBack = (tx: Transaction, hours: number) =>
  tx`update private.mails set unanswered_since = unanswered_since - ${hours} * interval '1 hour'`;
const makeDue = (tx: Transaction) => tx`update private.mails set due = now()`;
const loadState = async (tx: Transaction) => getOnlyRow(await tx`select state from private.mails`).state;

describe('the idempotency header', () => {
  it.for([
    [HEADER, HEADER],
    [null, null],
    ['X-Known By', null],
    ['X-Known:By', null],
    ['X-Known-By\n', null],
    ['X-Known-By: 1\r\nBcc', null],
    ['X-Connu-Déjà', null],
    ['X'.repeat(61), null],
  ] as const)('is added to a claimed mail only with a valid name: %j', async ([header, expected], { tx }) => {
    const id = await queueOneMail(tx, header);
    expect(await claimMails(tx)).toMatchObject([{ id, idempotency_header: expected }]);
  });
});

describe('a mail that its server may have accepted', () => {
  it('is sent again unchanged to a server that recognises it', async ({ tx }) => {
    await queueOneMail(tx);
    const first = getOnlyRow(await claimMails(tx));
    await expireClaim(tx);
    const second = getOnlyRow(await claimMails(tx));
    expect(second).toEqual({ ...first, attempt: 2 });
    await recordLastOutcome(tx, { outcome: 'unconfirmed', reason: 'lost' });
    expect(await claimMails(tx)).toEqual([]);
    await makeDue(tx);
    expect(await claimMails(tx)).toEqual([{ ...first, attempt: 3 }]);
    await recordLastOutcome(tx, { outcome: 'sent' });
    expect(await loadState(tx)).toBe('sent');
  });

  it.for([
    ['send-mails crashed', expireClaim],
    ['the answer was lost', (tx: Transaction) => recordLastOutcome(tx, { outcome: 'unconfirmed' })],
  ] as const)(
    'waits for staff when the server cannot or can no longer recognise it: %s',
    async ([_what, simulate], { tx }) => {
      await queueOneMail(tx, null);
      await claimMails(tx);
      await simulate(tx);
      expect(await loadState(tx)).toBe('unconfirmed');

      await queueOneMail(tx);
      await claimMails(tx);
      await expireClaim(tx);
      await claimMails(tx);
      await moveUnansweredSinceBack(tx, 21);
      await simulate(tx);
      expect(await loadState(tx)).toBe('unconfirmed');
    },
  );

  it.for([
    ['it waited too long', (tx: Transaction) => moveUnansweredSinceBack(tx, 21)],
    ['the operator took the header away', (tx: Transaction) => tx`delete from vault.secrets`],
  ] as const)(
    'is not sent again once the server may not recognise it: %s',
    async ([_what, simulate], { tx }) => {
      await queueOneMail(tx);
      await claimMails(tx);
      await expireClaim(tx);
      await simulate(tx);
      expect(await claimMails(tx)).toEqual([]);
      expect(await loadState(tx)).toBe('unconfirmed');
    },
  );

  it('has its age counted from the first unanswered attempt, not from postponed ones', async ({ tx }) => {
    await queueOneMail(tx);
    await claimMails(tx);
    await moveUnansweredSinceBack(tx, 21);
    await tx`update private.mails set claimed_at = unanswered_since`;
    await recordLastOutcome(tx, { outcome: 'later', reason: '451 later' });
    await makeDue(tx);
    expect(await claimMails(tx)).toHaveLength(1);
    await recordLastOutcome(tx, { outcome: 'unconfirmed' });
    await makeDue(tx);
    const [firstAttempt] = await tx`select unanswered_since from private.mails`;
    await claimMails(tx);
    await recordLastOutcome(tx, { outcome: 'later', reason: '451 later' });
    expect(await tx`select state, unanswered_since from private.mails`).toEqual([
      { state: 'waiting', ...firstAttempt },
    ]);
  });

  it('stays unconfirmed when refused, because the first attempt may have arrived', async ({ tx }) => {
    await queueOneMail(tx);
    await claimMails(tx);
    await expireClaim(tx);
    await claimMails(tx);
    await recordLastOutcome(tx, { outcome: 'refused', reason: '550 the same key, another message' });
    expect(await loadState(tx)).toBe('unconfirmed');
  });

  it('is sent again on request of staff, however old', async ({ tx }) => {
    const id = await queueOneMail(tx);
    await claimMails(tx);
    await moveUnansweredSinceBack(tx, 25);
    await expireClaim(tx);
    await runAs(tx, 'super admin')`select id from public.resolve_unsent_mail(${id}, again => true)`;
    expect(await claimMails(tx)).toMatchObject([{ id, attempt: 2 }]);
  });

  it('keeps its id when its campaign is stopped', async ({ tx }) => {
    // only stores the header: its mail is deleted below
    await queueOneMail(tx);
    await tx`delete from public.newsletter_subscriptions`;
    await tx`
      insert into public.newsletter_subscriptions (email)
      select 'lectrice-' || number || '@example.org' from generate_series(1, 2) as number`;
    const campaign = getOnlyRow(
      await tx`insert into public.campaigns (subject, intro) values ('Mai', 'Bonjour.') returning id`,
    ).id;
    await tx`delete from private.mails where kind <> 'campaign'`;
    await runAs(tx, 'super admin')`select from public.change_campaign(${campaign}, 'start', 1)`;
    const [first] = await tx`select * from public.claim_mails(1)`;
    await expireClaim(tx);
    await runAs(tx, 'super admin')`select from public.change_campaign(${campaign}, 'stop')`;
    expect(await tx`select id from private.mails`).toEqual([{ id: first?.id }]);
  });
});
