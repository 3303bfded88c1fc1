import { afterAll, describe, expect, it } from 'vitest';
import { attempt, connect, only, type Transaction, withRollback } from './support/database.ts';

const sql = connect();
afterAll(() => sql.end());

const HEADER = 'X-Known-By';

/** Queues one mail in a project with this header. Returns its id. */
async function queueOneMail(tx: Transaction, header: string | null = HEADER): Promise<string> {
  await tx`delete from vault.secrets`;
  if (header !== null) await tx`select vault.create_secret(${header}, 'mails_idempotency_header')`;
  await tx`delete from private.mails`;
  return only(await tx`select private.queue_mail('trial', 'awa@example.org') as id`).id;
}
const claim = (tx: Transaction) => tx`select * from public.claim_mails(10)`;
/** Moves the claim into the past and runs the job, which finds that the sender died. */
async function expireClaim(tx: Transaction) {
  await tx`update private.mails set claimed_at = claimed_at - interval '11 minutes' where state = 'claimed'`;
  await tx`select private.send_due_mails()`;
}
async function settle(tx: Transaction, outcome: object) {
  const [mail] = await tx`select id, attempts as attempt from private.mails`;
  await tx`select public.record_mail_outcomes(${tx.json([{ ...mail, ...outcome }])})`;
}
const pass = (tx: Transaction, hours: number) =>
  tx`update private.mails set first_attempt_at = first_attempt_at - ${hours} * interval '1 hour'`;
const dueNow = (tx: Transaction) => tx`update private.mails set due = now()`;
const loadState = async (tx: Transaction) => only(await tx`select state from private.mails`).state;

describe('the header by which a mail server knows a mail it has', () => {
  it.each([
    [HEADER, HEADER],
    [null, null],
    ['X-Known By', null],
    ['X-Known:By', null],
    ['X-Known-By\n', null],
    ['X-Known-By: 1\r\nBcc', null],
    ['X-Connu-Déjà', null],
    ['X'.repeat(61), null],
  ])('is given with each mail, unless it is no header name: %j', async (header, told) => {
    await withRollback(sql, async (tx) => {
      const id = await queueOneMail(tx, header);
      expect(await claim(tx)).toMatchObject([{ id, idempotency_header: told }]);
    });
  });
});

describe('a mail that its server may have', () => {
  it('sends the same mail again where the server recognises it', async () => {
    await withRollback(sql, async (tx) => {
      await queueOneMail(tx);
      const first = only(await claim(tx));
      await expireClaim(tx);
      const second = only(await claim(tx));
      expect(second).toEqual({ ...first, attempt: 2 });
      await settle(tx, { outcome: 'doubtful', reason: 'lost' });
      expect(await claim(tx)).toEqual([]);
      await dueNow(tx);
      expect(await claim(tx)).toEqual([{ ...first, attempt: 3 }]);
      await settle(tx, { outcome: 'sent' });
      expect(await loadState(tx)).toBe('sent');
    });
  });

  it.each([
    ['its sender died', expireClaim],
    ['the answer was lost', (tx: Transaction) => settle(tx, { outcome: 'doubtful' })],
  ])('waits for staff where the server does not: %s', async (_what, befall) => {
    await withRollback(sql, async (tx) => {
      await queueOneMail(tx, null);
      await claim(tx);
      await befall(tx);
      expect(await loadState(tx)).toBe('doubtful');
    });
  });

  it.each([
    ['its sender died', expireClaim],
    ['the answer was lost', (tx: Transaction) => settle(tx, { outcome: 'doubtful' })],
  ])('waits for staff once the server may have forgotten it: %s', async (_what, befall) => {
    await withRollback(sql, async (tx) => {
      await queueOneMail(tx);
      await claim(tx);
      await expireClaim(tx);
      await claim(tx);
      await pass(tx, 21);
      await befall(tx);
      expect(await loadState(tx)).toBe('doubtful');
    });
  });

  it.each([
    ['it waited too long', (tx: Transaction) => pass(tx, 21)],
    ['the operator took the header away', (tx: Transaction) => tx`delete from vault.secrets`],
  ])('is looked at once more as its turn comes: %s', async (_what, befall) => {
    await withRollback(sql, async (tx) => {
      await queueOneMail(tx);
      await claim(tx);
      await expireClaim(tx);
      await befall(tx);
      expect(await claim(tx)).toEqual([]);
      expect(await loadState(tx)).toBe('doubtful');
    });
  });

  it('starts at the first attempt without an answer, not at postponed ones', async () => {
    await withRollback(sql, async (tx) => {
      await queueOneMail(tx);
      await claim(tx);
      await pass(tx, 21);
      await tx`update private.mails set claimed_at = first_attempt_at`;
      await settle(tx, { outcome: 'later', reason: '451 later' });
      await dueNow(tx);
      expect(await claim(tx)).toHaveLength(1);
      await settle(tx, { outcome: 'doubtful' });
      await dueNow(tx);
      const [since] = await tx`select first_attempt_at from private.mails`;
      await claim(tx);
      await settle(tx, { outcome: 'later', reason: '451 later' });
      expect(await tx`select state, first_attempt_at from private.mails`).toEqual([
        { state: 'waiting', ...since },
      ]);
    });
  });

  it('has not failed when it is refused: the first attempt may have arrived', async () => {
    await withRollback(sql, async (tx) => {
      await queueOneMail(tx);
      await claim(tx);
      await expireClaim(tx);
      await claim(tx);
      await settle(tx, { outcome: 'refused', reason: '550 the same key, another message' });
      expect(await loadState(tx)).toBe('doubtful');
    });
  });

  it('goes when staff say so, however old', async () => {
    await withRollback(sql, async (tx) => {
      const id = await queueOneMail(tx);
      await claim(tx);
      await pass(tx, 25);
      await expireClaim(tx);
      await attempt(tx, 'super admin', (at) => at`select id from public.resolve_unsent_mail(${id}, true)`);
      expect(await claim(tx)).toMatchObject([{ id, attempt: 2 }]);
    });
  });

  it('of a letter that is stopped stays the same mail: another one would be unknown', async () => {
    await withRollback(sql, async (tx) => {
      await queueOneMail(tx);
      await tx`delete from private.mails`;
      await tx`delete from public.newsletter_subscriptions`;
      await tx`
        insert into public.newsletter_subscriptions (email)
        select 'lectrice-' || number || '@example.org' from generate_series(1, 2) as number`;
      const letter = only(
        await tx`insert into public.letters (subject, intro) values ('Mai', 'Bonjour.') returning id`,
      ).id;
      await tx`delete from private.mails where kind <> 'letter'`;
      await attempt(tx, 'super admin', (at) => at`select from public.start_campaign(${letter}, 1)`);
      const [first] = await tx`select * from public.claim_mails(1)`;
      await expireClaim(tx);
      await attempt(tx, 'super admin', (at) => at`select from public.set_campaign_running(${letter}, false)`);
      expect(await tx`select id from private.mails`).toEqual([{ id: first?.id }]);
    });
  });
});
