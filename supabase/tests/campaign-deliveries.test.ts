import { describe, expect } from 'vitest';
import {
  type ClaimedMail,
  insertDraftCampaign,
  loadCampaignState,
  sendDueMails,
  startCampaign,
} from './support/campaigns.ts';
import { attemptAs, getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { insertSubscription } from './support/fixtures.ts';
import { recordOutcome } from './support/mails.ts';
import { createRollbackTest } from './support/rollback-test.ts';
import { openScratchDatabase } from './support/scratch-database.ts';

// Separate database: a campaign goes to all subscribers, also to those that other tests add.
const it = createRollbackTest(await openScratchDatabase());

const loadProgress = async (tx: Transaction, id: string) => {
  const { rows } = await runAs(tx, 'super admin')`select * from public.campaign_progress(${id})`;
  return Object.fromEntries(Object.entries(getOnlyRow(rows)).map(([key, value]) => [key, Number(value)]));
};

/** Sends all unsent mails again, or dismisses them, as staff do. */
const resolveUnsentMails = (tx: Transaction, { again }: { again: boolean }) =>
  runAs(tx, 'super admin')`
    select public.resolve_unsent_mail(id, again => ${again})
    from jsonb_to_recordset((select unsent from public.mail_queue_status())) as unsent_mail (id uuid)`;

describe('a campaign that has started', () => {
  it('queues a hundred mails at most, and reaches every reader once', async ({ tx }) => {
    const id = await insertDraftCampaign(tx, 230);
    await startCampaign(tx, id);
    const recipients: string[] = [];
    for (;;) {
      const waiting = await tx`select from private.mails where state = 'waiting'`;
      expect(waiting.length).toBeLessThanOrEqual(100);
      const claimedMails = await sendDueMails(tx, 40);
      if (claimedMails.length === 0) break;
      recipients.push(...claimedMails.map(({ recipient }) => recipient));
    }
    expect(recipients).toHaveLength(230);
    expect(new Set(recipients).size).toBe(230);
    expect(await loadProgress(tx, id)).toMatchObject({ recipients: 230, waiting: 0, sent: 230 });
    expect(await loadCampaignState(tx, id)).toBe('sent');
  });

  it('skips readers who unsubscribed before their turn or subscribed after the start', async ({ tx }) => {
    const id = await insertDraftCampaign(tx, 120);
    await startCampaign(tx, id);
    // two of the first hundred mails, two of the next
    await tx`
      update public.newsletter_subscriptions set is_active = false
      where email in ('lectrice-1@example.org', 'lectrice-60@example.org', 'lectrice-120@example.org')`;
    await tx`delete from public.newsletter_subscriptions where email = 'lectrice-119@example.org'`;
    await insertSubscription(tx, 'tardive@example.org');
    const recipients: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      recipients.push(...(await sendDueMails(tx, 40)).map(({ recipient }) => recipient));
    }
    expect(new Set(recipients).size).toBe(116);
    expect(recipients).not.toContain('tardive@example.org');
    expect(recipients).not.toContain('lectrice-60@example.org');
    expect(await loadProgress(tx, id)).toMatchObject({
      recipients: 120,
      sent: 116,
      unsubscribed: 4,
      waiting: 0,
    });
  });

  it('counts bounced addresses, failed mails and unconfirmed mails separately', async ({ tx }) => {
    const id = await insertDraftCampaign(tx, 4);
    await startCampaign(tx, id);
    const [refusedMail] = await sendDueMails(tx, 1, {
      outcome: 'refused',
      reason: '550 no such user',
      bounced: true,
    });
    await sendDueMails(tx, 1, { outcome: 'refused', reason: '554 too large' });
    await sendDueMails(tx, 1, { outcome: 'unconfirmed' });
    await sendDueMails(tx, 1);
    expect(await loadProgress(tx, id)).toMatchObject({
      sent: 1,
      bounced: 1,
      failed: 1,
      unconfirmed: 1,
      waiting: 0,
    });
    const bounced = await tx`
      select email from public.newsletter_subscriptions where not is_active and bounced_at is not null`;
    expect(bounced.map(({ email }) => email)).toEqual([refusedMail?.recipient]);
    expect(await loadCampaignState(tx, id)).toBe('sent');
  });

  it('keeps its counts when staff dismiss its unsent mails', async ({ tx }) => {
    const id = await insertDraftCampaign(tx, 3);
    await startCampaign(tx, id);
    await sendDueMails(tx, 1, { outcome: 'refused', reason: '550 no such user', bounced: true });
    await sendDueMails(tx, 1, { outcome: 'refused', reason: '554 too large' });
    await sendDueMails(tx, 1, { outcome: 'unconfirmed' });
    await resolveUnsentMails(tx, { again: false });
    expect(await loadProgress(tx, id)).toMatchObject({
      bounced: 1,
      failed: 1,
      unconfirmed: 1,
      unsubscribed: 0,
    });
  });

  it('keeps the new subscription of a bounced address when staff dismiss the old mail', async ({ tx }) => {
    const id = await insertDraftCampaign(tx, 1);
    await startCampaign(tx, id);
    await sendDueMails(tx, 1, { outcome: 'refused', reason: '550 no such user', bounced: true });
    await tx`update public.newsletter_subscriptions set is_active = true`;
    await resolveUnsentMails(tx, { again: false });
    expect(await tx`select is_active, bounced_at from public.newsletter_subscriptions`).toEqual([
      { is_active: true, bounced_at: null },
    ]);
  });

  it('counts a reader who unsubscribed before a second attempt', async ({ tx }) => {
    const id = await insertDraftCampaign(tx, 1);
    await startCampaign(tx, id);
    await sendDueMails(tx, 1, { outcome: 'refused', reason: '554 too large' });
    await resolveUnsentMails(tx, { again: true });
    await tx`update public.newsletter_subscriptions set is_active = false`;
    await sendDueMails(tx, 1);
    expect(await loadProgress(tx, id)).toMatchObject({ failed: 0, unsubscribed: 1 });
  });

  it('ends when a person with a queued mail is erased', async ({ tx }) => {
    const id = await insertDraftCampaign(tx, 2);
    await startCampaign(tx, id);
    await runAs(tx, 'super admin')`select public.erase_person('lectrice-1@example.org')`;
    await sendDueMails(tx, 2);
    expect(await loadProgress(tx, id)).toMatchObject({ sent: 1, unsubscribed: 1, waiting: 0 });
    expect(await loadCampaignState(tx, id)).toBe('sent');
  });

  it('sends nothing while stopped, and the remaining mails once resumed', async ({ tx }) => {
    const id = await insertDraftCampaign(tx, 130);
    await startCampaign(tx, id);
    const before = await sendDueMails(tx, 30);
    await runAs(tx, 'super admin')`select * from public.change_campaign(${id}, 'stop')`;
    expect(await sendDueMails(tx, 50)).toHaveLength(0);
    expect(await loadProgress(tx, id)).toMatchObject({ sent: 30, waiting: 100 });
    await runAs(tx, 'super admin')`select * from public.change_campaign(${id}, 'resume')`;
    const after = [...(await sendDueMails(tx, 100)), ...(await sendDueMails(tx, 100))];
    expect(new Set([...before, ...after].map(({ recipient }) => recipient)).size).toBe(130);
    expect(await loadCampaignState(tx, id)).toBe('sent');
    const journalLines =
      await tx`select action from public.activity_log where target_label = 'La lettre de mai' order by created_at`;
    expect(journalLines.map(({ action }) => action)).toEqual([
      'send_campaign',
      'stop_campaign',
      'resume_campaign',
    ]);
  });

  it('takes back postponed mails when it is stopped', async ({ tx }) => {
    const id = await insertDraftCampaign(tx, 3);
    await startCampaign(tx, id);
    const claimedMails = await tx<ClaimedMail[]>`select * from public.claim_mails(3)`;
    await runAs(tx, 'super admin')`select * from public.change_campaign(${id}, 'stop')`;
    await recordOutcome(tx, claimedMails, { outcome: 'later' });
    await tx`update private.mails set due = now()`;
    expect(await sendDueMails(tx, 3)).toHaveLength(0);
    expect(await loadProgress(tx, id)).toMatchObject({ sent: 0, waiting: 3 });
    await runAs(tx, 'super admin')`select * from public.change_campaign(${id}, 'resume')`;
    expect(await sendDueMails(tx, 3)).toHaveLength(3);
    expect(await loadCampaignState(tx, id)).toBe('sent');
  });

  it('is deleted with its recipients; each has one row and a known state', async ({ tx }) => {
    const id = await insertDraftCampaign(tx, 2);
    await startCampaign(tx, id);
    const change = async (statement: string) => (await attemptAs(tx, 'superuser', statement)).code;
    const deliveries = `private.campaign_deliveries where campaign_id = '${id}'`;
    expect(await change(`insert into private.campaign_deliveries select * from ${deliveries}`)).toBe('23505');
    expect(
      await change(`update private.campaign_deliveries set state = 'lost' where campaign_id = '${id}'`),
    ).toBe('23514');
    expect(
      await change(`insert into private.campaign_deliveries values (gen_random_uuid(), gen_random_uuid())`),
    ).toBe('23503');
    await tx`delete from public.campaigns where id = ${id}`;
    expect(await tx.unsafe(`select from ${deliveries}`)).toHaveLength(0);
  });
});
