import { describe, expect } from 'vitest';
import { peopleByActor } from './support/actors.ts';
import { insertDraftCampaign, loadCampaignState, sendDueMails, startCampaign } from './support/campaigns.ts';
import { attemptAs, expectRefusal, getOnlyRow, runAs } from './support/database.ts';
import { insertContent, insertPersonWithPermissions, setAllowanceRefillTime } from './support/fixtures.ts';
import { listOtherPermissions } from './support/form-permissions.ts';
import { createRollbackTest } from './support/rollback-test.ts';
import { openScratchDatabase } from './support/scratch-database.ts';

// Separate database: a campaign goes to all subscribers, also to those that other tests add.
const it = createRollbackTest(await openScratchDatabase());

/** Invisible, but `\s` in a pattern does not match it. */
const ZERO_WIDTH_SPACE = '\u200b';

describe('a campaign', () => {
  // Tests private.require_permission
  it('cannot be reached by any function without the newsletter permission', async ({ tx }) => {
    const id = await insertDraftCampaign(tx, 1);
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
    expect(await loadCampaignState(tx, id)).toBe('draft');
  });

  it('needs only the newsletter permission to be edited, tested and sent', async ({ tx }) => {
    const id = await insertDraftCampaign(tx, 2);
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
    expect(await loadCampaignState(tx, id)).toBe('sent');
  });

  it('is tested at one to five single addresses, a limited number of times', async ({ tx }) => {
    const id = await insertDraftCampaign(tx);
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
    await insertDraftCampaign(tx);
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
    const id = await insertDraftCampaign(tx, 2);
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
    const id = await insertDraftCampaign(tx, 1, [story]);
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
    expect(await loadCampaignState(tx, id)).toBe('draft');
    expect(await tx`select kind, recipient from private.mails where kind like 'campaign%'`).toEqual([
      { kind: 'campaign_not_sent', recipient: peopleByActor['super admin'].email },
    ]);
    expect(
      await tx`select from public.activity_log where action = 'empty_campaign' and target_label = 'La lettre de mai'`,
    ).toHaveLength(1);
  });

  it('refuses an unknown step', async ({ tx }) => {
    const id = await insertDraftCampaign(tx, 1);
    const step = await runAs(tx, 'super admin')`select from public.change_campaign(${id}, 'pause')`;
    expect(step.code).toBe('22023');
  });

  it('is not sent from an old version, nor twice, nor empty', async ({ tx }) => {
    const id = await insertDraftCampaign(tx, 1);
    await tx`update public.campaigns set intro = 'Plus long.' where id = ${id}`;
    expect((await startCampaign(tx, id, 1)).count).toBe(0);
    expect((await startCampaign(tx, id, 2)).count).toBe(1);
    expect((await startCampaign(tx, id, 2)).count).toBe(0);
    expect(await tx`select from private.mails`).toHaveLength(1);
    const emptyDraft = await insertDraftCampaign(tx, 1);
    await tx`update public.campaigns set intro = ' ' where id = ${emptyDraft}`;
    expect((await startCampaign(tx, emptyDraft, 2)).code).toBe('23514');
  });

  it('shows its online stories in order, as they were at the start', async ({ tx }) => {
    const [first, second, hidden] = await Promise.all([
      insertContent(tx, { status: 'published', title: 'Un' }),
      insertContent(tx, { status: 'published', title: 'Deux' }),
      insertContent(tx, { title: 'Brouillon' }),
    ]);
    const id = await insertDraftCampaign(tx, 1, [second, hidden, first]);
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

  it('keeps the name of its sender when the account is deleted', async ({ tx }) => {
    const id = await insertDraftCampaign(tx);
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
    const id = await insertDraftCampaign(tx, 1);
    await tx`grant update (state, started_at, sent_stories) on public.campaigns to authenticated`;
    const result = await runAs(tx, 'super admin')`
      update public.campaigns set state = 'sending', started_at = now(), sent_stories = '[]' where id = ${id}`;
    expect(result.code).toBe('42501');
  });
});
