import { describe, expect } from 'vitest';
import { ACTOR_NAMES, peopleByActor } from './support/actors.ts';
import { getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { type MailAttempt, recordOutcome } from './support/mails.ts';
import { it } from './support/rollback-test.ts';

const SECRET = 'shared-secret';

/** Connects the project to its mail function, as an operator does. */
async function connectMailFunction(tx: Transaction, projectUrl = 'https://project.supabase.co/') {
  await tx`delete from vault.secrets`;
  await tx`select vault.create_secret(${projectUrl}, 'project_url')`;
  await tx`select vault.create_secret(${SECRET}, 'mails_secret')`;
  await tx`delete from net.http_request_queue`;
  await tx`update private.mail_call set called_at = '-infinity'`;
}
const loadCalls = (tx: Transaction) =>
  tx`select method, url, headers ->> 'authorization' as authorization from net.http_request_queue`;
const CALL = {
  method: 'POST',
  url: 'https://project.supabase.co/functions/v1/send-mails',
  authorization: `Bearer ${SECRET}`,
};

// Tests private.call_send_mails_on_insert, private.call_send_mails and private.call_send_mails_when_due
describe('the function send-mails', () => {
  it('is called once a second for new mails, each minute for due ones', async ({ tx }) => {
    // hides the mails that other test files queue at the same time
    await tx`set transaction isolation level repeatable read`;
    await tx`delete from private.mails`;
    await connectMailFunction(tx);
    const runMinuteJob = async () =>
      getOnlyRow(await tx`select private.call_send_mails_when_due() as called`).called;
    expect(await runMinuteJob()).toBe(false);
    await tx`select private.queue_mail('test', 'awa@example.org') from generate_series(1, 3)`;
    await tx`select private.queue_mail('test', 'awa@example.org')`;
    expect(await loadCalls(tx)).toEqual([CALL]);
    expect(await runMinuteJob()).toBe(true);
    expect(await loadCalls(tx)).toEqual([CALL, CALL]);
    await tx`update private.mails set due = now() + interval '1 minute'`;
    expect(await runMinuteJob()).toBe(false);
  });

  it('is called for a mail that staff send again, not for a cancelled one', async ({ tx }) => {
    await tx`select private.queue_mail('test', 'awa@example.org')`;
    const { id } = getOnlyRow(
      await tx`update private.mails set state = 'failed' where recipient = 'awa@example.org' returning id`,
    );
    await connectMailFunction(tx);
    const resolveMail = ({ again }: { again: boolean }) =>
      runAs(tx, 'super admin')`select id from public.resolve_unsent_mail(${id}, again => ${again})`;
    await resolveMail({ again: true });
    expect(await loadCalls(tx)).toEqual([CALL]);
    await tx`update private.mails set state = 'failed' where id = ${id}`;
    await resolveMail({ again: false });
    expect(await loadCalls(tx)).toHaveLength(1);
  });

  it('that cannot be called loses no mail and fails no transaction', async ({ tx }) => {
    await connectMailFunction(tx, 'https://not-in-outgoing-origins.example/');
    expect(
      getOnlyRow(await tx`select private.queue_mail('test', 'awa@example.org') as id`).id,
    ).not.toBeNull();
  });
});

describe('mails that were not sent', () => {
  const queueMailInState = async (tx: Transaction, state: 'failed' | 'unconfirmed' | 'sent' | 'waiting') => {
    const { id } = getOnlyRow(await tx`select private.queue_mail('test', 'awa@example.org') as id`);
    await tx`
      update private.mails set state = ${state}, reason = '550 no', attempts = 1, bounced = true,
        recipient = case ${state} when 'sent' then '' else recipient end
      where id = ${id}`;
    return id as string;
  };

  it.for(ACTOR_NAMES)('are seen and resolved by super admins only: %s', async (actor, { tx }) => {
    const isAllowed = actor === 'super admin';
    await tx`delete from private.mails`;
    const failed = await queueMailInState(tx, 'failed');
    const unconfirmed = await queueMailInState(tx, 'unconfirmed');
    await queueMailInState(tx, 'waiting');
    await queueMailInState(tx, 'sent');
    const result = await runAs(tx, actor)`
          select failed, unconfirmed, waiting, array(
            select mail ->> 'id' from jsonb_array_elements(unsent) as mail order by 1
          ) as unsent from public.mail_queue_status()`;
    expect(result.rows).toEqual(
      isAllowed
        ? [{ failed: '1', unconfirmed: '1', waiting: '1', unsent: [failed, unconfirmed].sort() }]
        : [],
    );
    for (const [id, again] of [
      [failed, true],
      [unconfirmed, false],
    ] as const) {
      const { code, rows } = await runAs(tx, actor)`
          select id from public.resolve_unsent_mail(${id}, again => ${again})`;
      expect([code, rows.length]).toEqual(isAllowed ? [null, 1] : ['42501', 0]);
    }
    const testMail = await runAs(tx, actor)`select id from public.send_test_mail()`;
    expect(testMail.code).toBe(isAllowed ? null : '42501');
    const [after] = await tx`
        select (select state from private.mails where id = ${failed}) as again,
          (select state from private.mails where id = ${unconfirmed}) as given_up,
          (select count(*)::int from private.mails where recipient = ${peopleByActor['super admin'].email}) as test_mails`;
    expect(after).toEqual(
      isAllowed
        ? { again: 'waiting', given_up: 'cancelled', test_mails: 1 }
        : { again: 'failed', given_up: 'unconfirmed', test_mails: 0 },
    );
  });

  it('exclude waiting and sent mails, which staff cannot send again', async ({ tx }) => {
    for (const state of ['waiting', 'sent'] as const) {
      const id = await queueMailInState(tx, state);
      const { rows } = await runAs(tx, 'super admin')`
        select id from public.resolve_unsent_mail(${id}, again => true)`;
      expect(rows).toEqual([]);
    }
  });

  it('are deleted with an erased person, and by retention', async ({ tx }) => {
    const id = await queueMailInState(tx, 'failed');
    const otherId = getOnlyRow(await tx`select private.queue_mail('test', 'kofi@example.org') as id`).id;
    await runAs(tx, 'super admin')`select * from public.erase_person(' Awa@example.org')`;
    const loadRemainingIds = async () =>
      (await tx`select id from private.mails where id in (${id}, ${otherId})`).map((row) => row.id);
    expect(await loadRemainingIds()).toEqual([otherId]);
    await tx`update private.mails set created_at = now() - interval '31 days'`;
    await tx`select private.apply_retention()`;
    expect(await loadRemainingIds()).toEqual([]);
  });
});

describe('the mail queue', () => {
  it.for(['x,victim@example.org', 'a@b.ci\nBcc: c@d.ci', 'g:victim@example.org;', '<a@b.ci>', ''])(
    'accepts one recipient with a valid address, not %j',
    async (address, { tx }) => {
      const refusal = await tx`select private.queue_mail('test', ${address})`.catch((error) => error);
      expect(refusal).toMatchObject({ code: '23514' });
      expect(refusal.detail, 'the detail would reveal the row').toBeUndefined();
    },
  );

  it('accepts an outcome only from the current claim of a mail', async ({ tx }) => {
    await tx`delete from private.mails`;
    await tx`select private.queue_mail('test', 'awa@example.org')`;
    const claimAll = () => tx<MailAttempt[]>`select * from public.claim_mails(10)`;
    const first = getOnlyRow(await claimAll());
    await tx`update private.mails set claimed_at = now() - interval '11 minutes'`;
    await tx`select private.call_send_mails_when_due()`;
    await runAs(tx, 'super admin')`select * from public.resolve_unsent_mail(${first.id}, again => true)`;
    const second = getOnlyRow(await claimAll());
    const recordSent = (mail: MailAttempt) => recordOutcome(tx, [mail], { outcome: 'sent' });
    expect(await recordSent(first)).toBe(0);
    expect(await recordSent(second)).toBe(1);
    expect(await recordSent(second)).toBe(0);
  });

  it('gives up after three days of « later »', async ({ tx }) => {
    // older than the mails that other test files queue at the same time
    const { id } = getOnlyRow(
      await tx`select private.queue_mail('test', 'awa@example.org', due => '2000-01-01') as id`,
    );
    await tx`update private.mails set created_at = now() - interval '3 days 1 minute' where id = ${id}`;
    expect(await tx`select id from public.claim_mails(1)`).toEqual([{ id }]);
    await recordOutcome(tx, [{ id, attempt: 1 }], { outcome: 'later', reason: '451 later' });
    expect(getOnlyRow(await tx`select state, reason from private.mails where id = ${id}`)).toEqual({
      state: 'failed',
      reason: '451 later',
    });
  });
});
