import { describe, expect } from 'vitest';
import { peopleByActor } from './support/actors.ts';
import { attemptAs, expectRefusal, getOnlyRow, runAs, type Transaction } from './support/database.ts';
import {
  insertContent,
  insertPersonWithPermissions,
  insertSubscription,
  setAllowanceRefillTime,
} from './support/fixtures.ts';
import { listOtherPermissions } from './support/form-permissions.ts';
import { type MailAttempt, recordOutcome } from './support/mails.ts';
import { createRollbackTest } from './support/rollback-test.ts';
import { openScratchDatabase } from './support/scratch-database.ts';

// Separate database: a campaign goes to all subscribers, also to those that other tests add.
const it = createRollbackTest(await openScratchDatabase());

/** Invisible, but `\s` in a pattern does not match it. */
const ZERO_WIDTH_SPACE = '\u200b';

/** Inserts a draft and this number of subscribers. Deletes the subscribers and mails of an earlier draft. */
async function insertDraft(tx: Transaction, readers = 0, stories: string[] = []) {
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

const startCampaign = (tx: Transaction, id: string, version = 1) =>
  runAs(tx, 'super admin')`select state from public.change_campaign(${id}, 'start', ${version})`;

const loadProgress = async (tx: Transaction, id: string) => {
  const { rows } = await runAs(tx, 'super admin')`select * from public.campaign_progress(${id})`;
  return Object.fromEntries(Object.entries(getOnlyRow(rows)).map(([key, value]) => [key, Number(value)]));
};

const loadState = async (tx: Transaction, id: string) =>
  getOnlyRow(await tx`select state from public.campaigns where id = ${id}`).state;

interface ClaimedMail extends MailAttempt {
  recipient: string;
  data: { audience: string; token: string; stories: { title: string }[] };
}

/** Claims due mails as `send-mails` does, reports this outcome, and returns them. */
async function sendDueMails(tx: Transaction, batchSize: number, outcome: object = { outcome: 'sent' }) {
  const claimedMails = await tx<ClaimedMail[]>`select * from public.claim_mails(${batchSize})`;
  await recordOutcome(tx, claimedMails, outcome);
  return claimedMails;
}

/** Sends all unsent mails again, or dismisses them, as staff do. */
const resolveUnsentMails = (tx: Transaction, { again }: { again: boolean }) =>
  runAs(tx, 'super admin')`
    select public.resolve_unsent_mail(id, again => ${again})
    from jsonb_to_recordset((select unsent from public.mail_queue_status())) as unsent_mail (id uuid)`;

describe('a campaign', () => {
  // Tests private.require_permission
  it('cannot be reached by any function without the newsletter permission', async ({ tx }) => {
    const id = await insertDraft(tx, 1);
    const who = await insertPersonWithPermissions(tx, ...listOtherPermissions('forms_newsletter'));
    for (const statement of [
      `select * from public.change_campaign('${id}', 'start', 1)`,
      `select * from public.change_campaign('${id}', 'resume')`,
      `select * from public.change_campaign('${id}', 'schedule', 1, now() + interval '1 day')`,
      `select * from public.change_campaign('${id}', 'cancel')`,
      `select public.send_test_campaign('${id}', '{a@example.org}')`,
      `select public.count_campaign_subscribers('both')`,
      `select * from public.campaign_progress('${id}')`,
      `select public.campaign_stories('{}')`,
      `select public.campaign_stories(words => 'a')`,
    ]) {
      expect((await attemptAs(tx, who, statement)).code, statement).toBe('42501');
    }
    expect(await loadState(tx, id)).toBe('draft');
  });

  it('needs only the newsletter permission to be edited, tested and sent', async ({ tx }) => {
    const id = await insertDraft(tx, 2);
    const person = await insertPersonWithPermissions(tx, 'forms_newsletter');
    const edit = await runAs(tx, person)`
      update public.campaigns set subject = 'À vous' where id = ${id} returning version, updated_by_name`;
    expect(edit.rows).toEqual([{ version: 2, updated_by_name: 'Yao Passager' }]);
    const sendTest = (...addresses: string[]) =>
      runAs(tx, person)`select public.send_test_campaign(${id}, ${addresses}) as sent`;
    expect((await sendTest(person.email, ' Yao@Example.org')).rows).toEqual([{ sent: true }]);
    expect((await sendTest('autre@example.org')).rows).toEqual([{ sent: false }]);
    expect(await sendDueMails(tx, 10)).toMatchObject(
      [person.email, 'yao@example.org'].map((recipient) => ({
        kind: 'campaign',
        recipient,
        data: { subject: 'À vous', token: null },
      })),
    );
    const campaign = await runAs(tx, person)`
      select started_by_name from public.change_campaign(${id}, 'start', 2)`;
    expect(campaign.rows).toEqual([{ started_by_name: 'Yao Passager' }]);
    expect(await sendDueMails(tx, 10)).toHaveLength(2);
    expect(await loadState(tx, id)).toBe('sent');
  });

  it('is tested at one to five single addresses, a limited number of times', async ({ tx }) => {
    const id = await insertDraft(tx);
    const sendTest = async (...addresses: string[]) =>
      (await runAs(tx, 'super admin')`select public.send_test_campaign(${id}, ${addresses})`).code;
    expect(await sendTest()).toBe('22023');
    // null tells the interface that a colleague deleted the draft
    const deleted = await runAs(tx, 'super admin')`
      select public.send_test_campaign(gen_random_uuid(), '{une@example.org}') as sent`;
    expect(deleted.rows).toEqual([{ sent: null }]);
    expect(await sendTest(...Array.from({ length: 6 }, (_, n) => `${n}@example.org`))).toBe('22023');
    expect(await sendTest('une@example.org', 'sans arobase')).toBe('23514');
    expect(await tx`select from private.mails`).toHaveLength(0);
    expect(await sendTest(...Array.from({ length: 5 }, (_, n) => `${n}@example.org`))).toBe(null);
    expect(await tx`select from private.mails`).toHaveLength(5);
    await setAllowanceRefillTime(tx, 'newsletter_test', peopleByActor['super admin'].id, 3600);
    expect(await sendTest('une@example.org')).toBe('PT429');
    expect(await tx`select from private.mails`).toHaveLength(5);
  });

  it('goes to its audience, and once to a person on both lists', async ({ tx }) => {
    await insertDraft(tx);
    await tx`
      insert into public.newsletter_subscriptions (email, audience, is_active) values
        ('lectrice@example.org', 'readers', true), ('deux@example.org', 'readers', true),
        ('deux@example.org', 'press', true), ('journaliste@example.org', 'press', true),
        ('partie@example.org', 'readers', false), ('partie@example.org', 'press', true),
        ('absente@example.org', 'press', false)`;
    for (const [audience, expected] of [
      ['readers', ['deux', 'lectrice']],
      ['press', ['deux', 'journaliste', 'partie']],
      ['both', ['deux', 'journaliste', 'lectrice', 'partie']],
    ] as const) {
      const { id } = getOnlyRow(
        await tx`
          insert into public.campaigns (subject, intro, audience) values ('À tous', 'Bonjour.', ${audience})
          returning id`,
      );
      const count = await runAs(tx, 'super admin')`
        select public.count_campaign_subscribers(${audience})::int as count`;
      expect(count.rows).toEqual([{ count: expected.length }]);
      await startCampaign(tx, id);
      const mails = await sendDueMails(tx, 10);
      expect(mails.map(({ recipient }) => recipient.replace('@example.org', '')).sort()).toEqual(expected);
      const audiences = new Map(mails.map(({ recipient, data }) => [recipient, data.audience]));
      expect(audiences.get('deux@example.org')).toBe(audience === 'press' ? 'press' : 'readers');
    }
  });

  it('starts once at its scheduled time, in the name of its scheduler', async ({ tx }) => {
    const id = await insertDraft(tx, 2);
    const person = await insertPersonWithPermissions(tx, 'forms_newsletter');
    const schedule = (version: number, at: string) =>
      attemptAs(
        tx,
        person,
        `select state from public.change_campaign('${id}', 'schedule', ${version}, ${at})`,
      );
    expect((await schedule(1, `now() - interval '1 minute'`)).code).toBe('22023');
    expect((await schedule(1, `now() + interval '367 days'`)).code).toBe('22023');
    expect((await schedule(1, 'null')).code).toBe('22023');
    expect((await schedule(9, `now() + interval '1 hour'`)).count).toBe(0);
    expect((await schedule(1, `now() + interval '1 hour'`)).rows).toEqual([{ state: 'scheduled' }]);
    expect((await startCampaign(tx, id)).count).toBe(0);
    const runJob = async () => getOnlyRow(await tx`select private.start_due_campaigns() as started`).started;
    expect(await runJob()).toBe(0);
    await tx`update public.campaigns set scheduled_at = now() where id = ${id}`;
    expect(await runJob()).toBe(1);
    expect(await runJob()).toBe(0);
    expect(await sendDueMails(tx, 10)).toHaveLength(2);
    expect(
      getOnlyRow(
        await tx`select state, scheduled_at, started_by_name from public.campaigns where id = ${id}`,
      ),
    ).toEqual({ state: 'sent', scheduled_at: null, started_by_name: 'Yao Passager' });
    const journalLines =
      await tx`select action from public.activity_log where target_label = 'La lettre de mai'`;
    expect(journalLines.map(({ action }) => action).sort()).toEqual(['schedule_campaign', 'send_campaign']);
  });

  it('becomes a draft again when cancelled, or when empty at its scheduled time', async ({ tx }) => {
    const story = await insertContent(tx, { status: 'published', title: 'Un' });
    const id = await insertDraft(tx, 1, [story]);
    const cancel = () => runAs(tx, 'super admin')`select state from public.change_campaign(${id}, 'cancel')`;
    const schedule = (version: number) =>
      runAs(tx, 'super admin')`
        select state from public.change_campaign(${id}, 'schedule', ${version}, now() + interval '1 hour')`;
    expect((await cancel()).count).toBe(0);
    await schedule(1);
    expect((await cancel()).rows).toEqual([{ state: 'draft' }]);
    await tx`update public.campaigns set intro = ${ZERO_WIDTH_SPACE} where id = ${id}`;
    await schedule(2);
    await tx`update public.campaigns set scheduled_at = now() where id = ${id}`;
    await tx`update public.content set status = 'archived' where id = ${story}`;
    await tx`select private.start_due_campaigns()`;
    expect(await loadState(tx, id)).toBe('draft');
    expect(await tx`select kind, recipient from private.mails where kind like 'campaign%'`).toEqual([
      { kind: 'campaign_not_sent', recipient: peopleByActor['super admin'].email },
    ]);
    expect(
      await tx`select from public.activity_log where action = 'empty_campaign' and target_label = 'La lettre de mai'`,
    ).toHaveLength(1);
  });

  it('refuses an unknown step', async ({ tx }) => {
    const id = await insertDraft(tx, 1);
    const step = await runAs(tx, 'super admin')`select from public.change_campaign(${id}, 'pause')`;
    expect(step.code).toBe('22023');
  });

  it('is not sent from an old version, nor twice, nor empty', async ({ tx }) => {
    const id = await insertDraft(tx, 1);
    await tx`update public.campaigns set intro = 'Plus long.' where id = ${id}`;
    expect((await startCampaign(tx, id, 1)).count).toBe(0);
    expect((await startCampaign(tx, id, 2)).count).toBe(1);
    expect((await startCampaign(tx, id, 2)).count).toBe(0);
    expect(await tx`select from private.mails`).toHaveLength(1);
    const emptyDraft = await insertDraft(tx, 1);
    await tx`update public.campaigns set intro = ' ' where id = ${emptyDraft}`;
    expect((await startCampaign(tx, emptyDraft, 2)).code).toBe('23514');
  });

  it('shows its online stories in order, as they were at the start', async ({ tx }) => {
    const [first, second, hidden] = await Promise.all([
      insertContent(tx, { status: 'published', title: 'Un' }),
      insertContent(tx, { status: 'published', title: 'Deux' }),
      insertContent(tx, { title: 'Brouillon' }),
    ]);
    const id = await insertDraft(tx, 1, [second, hidden, first]);
    const preview = await runAs(tx, 'super admin')`
      select public.campaign_stories(${[second, hidden, first]}) as stories`;
    expect(getOnlyRow(preview.rows).stories.map(({ title }: { title: string }) => title)).toEqual([
      'Deux',
      'Un',
    ]);
    const search = await runAs(tx, 'super admin')`select public.campaign_stories(words => 'deu') as stories`;
    expect(getOnlyRow(search.rows).stories).toEqual([expect.objectContaining({ id: second, title: 'Deux' })]);
    await startCampaign(tx, id);
    await tx`update public.content set title = 'Corrigé', status = 'archived' where id = ${second}`;
    const [mail] = await sendDueMails(tx, 1);
    expect(mail?.data.stories.map(({ title }) => title)).toEqual(['Deux', 'Un']);
    expect(mail?.data.token).toMatch(/^[\da-f-]{36}$/);
  });

  it('queues a hundred mails at most, and reaches every reader once', async ({ tx }) => {
    const id = await insertDraft(tx, 230);
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
    expect(await loadState(tx, id)).toBe('sent');
  });

  it('skips readers who unsubscribed before their turn or subscribed after the start', async ({ tx }) => {
    const id = await insertDraft(tx, 120);
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
    const id = await insertDraft(tx, 4);
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
    expect(await loadState(tx, id)).toBe('sent');
  });

  it('keeps its counts when staff dismiss its unsent mails', async ({ tx }) => {
    const id = await insertDraft(tx, 3);
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
    const id = await insertDraft(tx, 1);
    await startCampaign(tx, id);
    await sendDueMails(tx, 1, { outcome: 'refused', reason: '550 no such user', bounced: true });
    await tx`update public.newsletter_subscriptions set is_active = true`;
    await resolveUnsentMails(tx, { again: false });
    expect(await tx`select is_active, bounced_at from public.newsletter_subscriptions`).toEqual([
      { is_active: true, bounced_at: null },
    ]);
  });

  it('counts a reader who unsubscribed before a second attempt', async ({ tx }) => {
    const id = await insertDraft(tx, 1);
    await startCampaign(tx, id);
    await sendDueMails(tx, 1, { outcome: 'refused', reason: '554 too large' });
    await resolveUnsentMails(tx, { again: true });
    await tx`update public.newsletter_subscriptions set is_active = false`;
    await sendDueMails(tx, 1);
    expect(await loadProgress(tx, id)).toMatchObject({ failed: 0, unsubscribed: 1 });
  });

  it('ends when a person with a queued mail is erased', async ({ tx }) => {
    const id = await insertDraft(tx, 2);
    await startCampaign(tx, id);
    await runAs(tx, 'super admin')`select public.erase_person('lectrice-1@example.org')`;
    await sendDueMails(tx, 2);
    expect(await loadProgress(tx, id)).toMatchObject({ sent: 1, unsubscribed: 1, waiting: 0 });
    expect(await loadState(tx, id)).toBe('sent');
  });

  it('sends nothing while stopped, and the remaining mails once resumed', async ({ tx }) => {
    const id = await insertDraft(tx, 130);
    await startCampaign(tx, id);
    const before = await sendDueMails(tx, 30);
    await runAs(tx, 'super admin')`select * from public.change_campaign(${id}, 'stop')`;
    expect(await sendDueMails(tx, 50)).toHaveLength(0);
    expect(await loadProgress(tx, id)).toMatchObject({ sent: 30, waiting: 100 });
    await runAs(tx, 'super admin')`select * from public.change_campaign(${id}, 'resume')`;
    const after = [...(await sendDueMails(tx, 100)), ...(await sendDueMails(tx, 100))];
    expect(new Set([...before, ...after].map(({ recipient }) => recipient)).size).toBe(130);
    expect(await loadState(tx, id)).toBe('sent');
    const journalLines =
      await tx`select action from public.activity_log where target_label = 'La lettre de mai' order by created_at`;
    expect(journalLines.map(({ action }) => action)).toEqual([
      'send_campaign',
      'stop_campaign',
      'resume_campaign',
    ]);
  });

  it('takes back postponed mails when it is stopped', async ({ tx }) => {
    const id = await insertDraft(tx, 3);
    await startCampaign(tx, id);
    const claimedMails = await tx<ClaimedMail[]>`select * from public.claim_mails(3)`;
    await runAs(tx, 'super admin')`select * from public.change_campaign(${id}, 'stop')`;
    await recordOutcome(tx, claimedMails, { outcome: 'later' });
    await tx`update private.mails set due = now()`;
    expect(await sendDueMails(tx, 3)).toHaveLength(0);
    expect(await loadProgress(tx, id)).toMatchObject({ sent: 0, waiting: 3 });
    await runAs(tx, 'super admin')`select * from public.change_campaign(${id}, 'resume')`;
    expect(await sendDueMails(tx, 3)).toHaveLength(3);
    expect(await loadState(tx, id)).toBe('sent');
  });

  it('is deleted with its recipients; each has one row and a known state', async ({ tx }) => {
    const id = await insertDraft(tx, 2);
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

  it('keeps the name of its sender when the account is deleted', async ({ tx }) => {
    const id = await insertDraft(tx);
    const person = await insertPersonWithPermissions(tx, 'forms_newsletter');
    await runAs(tx, person)`select * from public.change_campaign(${id}, 'start', 1)`;
    await tx`delete from auth.users where id = ${person.id}`;
    expect(
      getOnlyRow(await tx`select started_by, started_by_name from public.campaigns where id = ${id}`),
    ).toEqual({ started_by: null, started_by_name: 'Yao Passager' });
  });

  it('finds stories in pages of twenty, and refuses a list of 21', async ({ tx }) => {
    for (let number = 0; number < 22; number += 1) {
      await insertContent(tx, { status: 'published', title: `Essai ${number}` });
    }
    const search = await runAs(tx, 'super admin')`
      select public.campaign_stories(words => 'essai') as stories`;
    const firstPage = getOnlyRow(search.rows).stories as { id: string; published_at: string }[];
    expect(firstPage).toHaveLength(20);
    const last = firstPage.at(-1);
    const next = await runAs(tx, 'super admin')`select public.campaign_stories(
        words => 'essai', cursor_at => ${last?.published_at ?? null}::text::timestamptz, cursor_id => ${last?.id ?? null}
      ) as stories`;
    const nextPage = getOnlyRow(next.rows).stories as { id: string }[];
    expect(nextPage).toHaveLength(2);
    expect(new Set([...firstPage, ...nextPage].map(({ id }) => id)).size).toBe(22);
    const tooManyIds = Array.from({ length: 21 }, () => crypto.randomUUID());
    await expectRefusal(tx, 'super admin', '22023')`select public.campaign_stories(${tooManyIds})`;
  });

  it('leaves the state draft only by a function, even with extra grants', async ({ tx }) => {
    const id = await insertDraft(tx, 1);
    await tx`grant update (state, started_at, sent_stories) on public.campaigns to authenticated`;
    const result = await runAs(tx, 'super admin')`
      update public.campaigns set state = 'sending', started_at = now(), sent_stories = '[]' where id = ${id}`;
    expect(result.code).toBe('42501');
  });
});
