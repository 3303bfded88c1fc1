import { describe, expect } from 'vitest';
import { peopleByActor, type TestPerson } from './support/actors.ts';
import { attemptAs, getOnlyRow, runAs, type Transaction } from './support/database.ts';
import {
  dialogFormRowsByTable,
  insertNewPerson,
  insertPersonWithPermissions,
  insertRole,
  messageRow,
} from './support/fixtures.ts';
import { type MailAttempt, recordOutcome } from './support/mails.ts';
import { createRollbackTest } from './support/rollback-test.ts';
import { openScratchDatabase } from './support/scratch-database.ts';

/** Own database: an alert lists every new row, also rows of other test files. */
const sql = await openScratchDatabase();
const it = createRollbackTest(sql);

type Mode = 'each' | 'daily';

/** Inserts a press officer, who may read press requests only, and follows a tab. */
async function insertPressOfficer(tx: Transaction, mode: Mode = 'each', tab = 'presse') {
  const officer = await insertPersonWithPermissions(tx, 'forms_press');
  await tx`
    insert into public.alert_follows (user_id, tab, mode, notified_until)
    values (${officer.id}, ${tab}, ${mode}, now() - interval '1 day')
    on conflict (user_id, tab) do update set mode = excluded.mode, notified_until = excluded.notified_until`;
  return officer;
}

async function insertRequests(tx: Transaction, count: number, age = '1 minute') {
  const row = { ...dialogFormRowsByTable.press_contacts, interview_date: null, deadline: null };
  for (let number = 0; number < count; number += 1) {
    const id = crypto.randomUUID();
    await tx`insert into public.press_contacts ${tx({ ...row, id, last_name: `Diop ${number}` })}`;
    await tx`
      update public.press_contacts set created_at = now() - ${age}::interval - ${number} * interval '1 ms' where id = ${id}`;
  }
}

/** Makes mails, follows and press requests older by this time, because now() is fixed within a transaction. */
async function moveIntoPast(tx: Transaction, interval: string) {
  await tx`update public.alert_follows set notified_until = notified_until - ${interval}::interval`;
  await tx`update private.mails set created_at = created_at - ${interval}::interval`;
  await tx`
    update private.mails set data = data || jsonb_build_object(
      'since', (data ->> 'since')::timestamptz - ${interval}::interval,
      'until', (data ->> 'until')::timestamptz - ${interval}::interval
    ) where data ? 'until'`;
  await tx`update public.press_contacts set created_at = created_at - ${interval}::interval`;
}

const queueAlerts = async (tx: Transaction) =>
  getOnlyRow(await tx`select private.queue_alerts() as queued`).queued;

interface ClaimedMail extends MailAttempt {
  recipient: string;
  data: {
    total: number;
    mode: Mode;
    rows: { source: string; id: string; sender: string; subject: string }[];
  };
}
const claimAlerts = (tx: Transaction) =>
  tx<ClaimedMail[]>`select * from public.claim_mails(100) where kind = 'alert'`;
const claimAndRecord = async (tx: Transaction, outcome: string) => {
  const mails = await claimAlerts(tx);
  await recordOutcome(tx, mails, { outcome });
  return mails;
};
const loadStates = async (tx: Transaction) =>
  (await tx`select state from private.mails where kind = 'alert' order by created_at, id`).map(
    ({ state }) => state,
  );

describe('an alert', () => {
  it('shows sender and subject, not the message; the queue stores none of the three', async ({ tx }) => {
    const officer = await insertPressOfficer(tx);
    await insertRequests(tx, 1);
    expect(await queueAlerts(tx)).toBe(1);
    const [mail] = await claimAlerts(tx);
    expect(mail?.recipient).toBe(officer.email);
    expect(mail?.data).toMatchObject({
      total: 1,
      mode: 'each',
      rows: [{ source: 'press_contacts', sender: 'Awa Diop 0 (Presse en ligne)', subject: 'Un portrait' }],
    });
    expect(JSON.stringify(mail)).not.toContain(dialogFormRowsByTable.press_contacts.message);
    const [queuedMail] = await tx`select data from private.mails where id = ${mail?.id ?? ''}`;
    for (const word of ['Diop', 'Un portrait', dialogFormRowsByTable.press_contacts.message])
      expect(JSON.stringify(queuedMail)).not.toContain(word);
  });

  it('is one mail for a burst, the next one five minutes later', async ({ tx }) => {
    await insertPressOfficer(tx);
    await insertRequests(tx, 37);
    await queueAlerts(tx);
    const [mail] = await claimAndRecord(tx, 'sent');
    expect(mail?.data.total).toBe(37);
    expect(mail?.data.rows.map(({ sender }) => sender)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((number) => `Awa Diop ${number} (Presse en ligne)`),
    );
    await moveIntoPast(tx, '4 minutes');
    await insertRequests(tx, 2);
    expect(await queueAlerts(tx)).toBe(0);
    await moveIntoPast(tx, '1 minute 1 second');
    expect(await queueAlerts(tx)).toBe(1);
    expect((await claimAlerts(tx)).map(({ data }) => data.total)).toEqual([2]);
  });

  it('leaves out rows younger than ten seconds, and lists each row once', async ({ tx }) => {
    await insertPressOfficer(tx);
    await insertRequests(tx, 1, '9 seconds');
    expect(await queueAlerts(tx)).toBe(0);
    await moveIntoPast(tx, '1 second');
    expect(await queueAlerts(tx)).toBe(1);
    await claimAndRecord(tx, 'sent');
    await moveIntoPast(tx, '1 hour');
    expect(await queueAlerts(tx)).toBe(0);
  });

  it('waits for the mail server; newer rows are in the next alert', async ({ tx }) => {
    await insertPressOfficer(tx);
    await insertRequests(tx, 1);
    await queueAlerts(tx);
    await claimAndRecord(tx, 'later');
    await moveIntoPast(tx, '1 hour');
    await insertRequests(tx, 3);
    expect(await queueAlerts(tx)).toBe(0);
    await tx`update private.mails set due = now()`;
    expect((await claimAndRecord(tx, 'sent')).map(({ data }) => data.total)).toEqual([1]);
    expect(await queueAlerts(tx)).toBe(1);
    expect((await claimAlerts(tx)).map(({ data }) => data.total)).toEqual([3]);
  });

  it('in mode daily lists the rows until 8 a.m. in Abidjan', async ({ tx }) => {
    await insertPressOfficer(tx, 'daily');
    await tx`update public.alert_follows set notified_until = now() - interval '2 days'`;
    // the last 8 o'clock in Abidjan (UTC) that is at least ten seconds ago
    const { morning } = getOnlyRow(
      await tx`
        select date_trunc('day', now() at time zone 'UTC' - interval '8 hours 10 seconds') at time zone 'UTC'
          + interval '8 hours' as morning`,
    );
    for (const seconds of [-3600, 0, 1]) {
      await insertRequests(tx, 1, '0 seconds');
      await tx`
        update public.press_contacts set created_at = ${morning}::timestamptz + ${seconds} * interval '1 second'
        where created_at = now()`;
    }
    expect(await queueAlerts(tx)).toBe(1);
    expect((await claimAndRecord(tx, 'sent')).map(({ data }) => [data.mode, data.total])).toEqual([
      ['daily', 2],
    ]);
    await tx`update private.mails set created_at = created_at - interval '1 hour'`;
    expect(await queueAlerts(tx)).toBe(0);
  });

  it.for<[string, (tx: Transaction, officer: TestPerson) => PromiseLike<unknown>]>([
    [
      "the follower's role lost the permission",
      (tx, { role }) => tx`delete from public.role_permissions where role = ${role}`,
    ],
    ['the follower lost the role', (tx, { id }) => tx`delete from public.user_roles where user_id = ${id}`],
    [
      'the follower unfollowed the tab',
      (tx, { id }) => tx`delete from public.alert_follows where user_id = ${id}`,
    ],
    [
      'the follower has a new address',
      (tx, { id }) => tx`update public.profiles set email = 'autre@example.org' where id = ${id}`,
    ],
    ['its rows were erased', (tx) => tx`delete from public.press_contacts`],
  ])('is cancelled when %s', async ([_title, change], { tx }) => {
    const officer = await insertPressOfficer(tx);
    await insertRequests(tx, 1);
    expect(await queueAlerts(tx)).toBe(1);
    await change(tx, officer);
    expect(await claimAlerts(tx)).toEqual([]);
    expect(await loadStates(tx)).toEqual(['cancelled']);
  });

  it('is not queued for a tab that its follower may not read', async ({ tx }) => {
    await insertPressOfficer(tx, 'each', 'business');
    await tx`
        insert into public.contact_messages ${tx({ ...messageRow, created_at: new Date(Date.now() - 60_000) })}`;
    expect(await queueAlerts(tx)).toBe(0);
  });

  it.for([
    ['business', ['business_contacts', 'contact_messages']],
    ['presse', ['press_contacts']],
    ['candidatures', ['job_applications']],
    ['newsletter', ['newsletter_subscriptions']],
  ] as const)('lists the rows of the tab %s', async ([tab, sources], { tx }) => {
    await tx`
        insert into public.alert_follows (user_id, tab, mode, notified_until)
        values (${peopleByActor['super admin'].id}, ${tab}, 'each', now() - interval '1 day')`;
    const created_at = new Date(Date.now() - 60_000);
    await tx`insert into public.contact_messages ${tx({ ...messageRow, created_at })}`;
    for (const [table, row] of Object.entries(dialogFormRowsByTable)) {
      await tx`insert into ${tx(`public.${table}`)} ${tx({ ...row, created_at })}`;
    }
    await tx`
      insert into public.newsletter_subscriptions (email, subscribed_at, is_active)
      values ('lu@example.org', ${created_at}, true), ('non@example.org', ${created_at}, false)`;
    expect(await queueAlerts(tx)).toBe(1);
    const [mail] = await claimAlerts(tx);
    expect(mail?.data.rows.map(({ source }) => source).sort()).toEqual(sources);
  });

  it('blocks no form, even without the tables of mails', async ({ tx }) => {
    await insertPressOfficer(tx);
    await tx`drop table private.mails, public.alert_follows cascade`;
    const result = await runAs(tx, 'anon')`insert into public.contact_messages ${tx({ ...messageRow })}`;
    expect(result.code).toBeNull();
  });
});

describe('the press tab', () => {
  const loadFollows = (tx: Transaction, { id }: { id: string }) =>
    tx`select tab, mode from public.alert_follows where user_id = ${id}`;

  it('is followed by people who get a role with its permission, until they unfollow', async ({ tx }) => {
    const role = await insertRole(tx, ['forms_press', 'forms_jobs']);
    const officer = await insertNewPerson(tx, role);
    expect(await loadFollows(tx, officer)).toEqual([{ tab: 'presse', mode: 'each' }]);
    await runAs(tx, officer)`delete from public.alert_follows where tab = 'presse'`;
    await tx`insert into public.role_permissions (role, permission) values (${role}, 'forms_business')`;
    expect(await loadFollows(tx, officer)).toEqual([]);
  });

  it('is followed by people whose role gets the permission, not by super admins', async ({ tx }) => {
    const role = await insertRole(tx, ['content_edit']);
    const holder = await insertNewPerson(tx, role);
    for (const person of [holder, await insertNewPerson(tx, 'super_admin')])
      expect(await loadFollows(tx, person)).toEqual([]);
    await tx`insert into public.role_permissions (role, permission) values (${role}, 'forms_press')`;
    expect(await loadFollows(tx, holder)).toEqual([{ tab: 'presse', mode: 'each' }]);
  });
});

describe('following a tab', () => {
  it('needs the permission to read its forms', async ({ tx }) => {
    const officer = await insertPersonWithPermissions(tx, 'forms_press', 'forms_newsletter');
    await tx`delete from public.alert_follows where user_id = ${officer.id}`;
    const followedTabs: string[] = [];
    for (const tab of ['business', 'presse', 'candidatures', 'newsletter']) {
      const { code } = await runAs(tx, officer)`
          insert into public.alert_follows (tab, mode) values (${tab}, 'each')`;
      if (code === null) followedTabs.push(tab);
      else expect(code).toBe('42501');
    }
    expect(followedTabs).toEqual(['presse', 'newsletter']);
    await tx`delete from public.alert_follows where tab = 'newsletter'`;
    // with `where`, the select policy applies too, and could refuse before the update policy
    for (const condition of [`where tab = 'presse'`, '']) {
      const update = await attemptAs(
        tx,
        officer,
        `update public.alert_follows set tab = 'business' ${condition}`,
      );
      expect(update.code, condition).toBe('42501');
    }
  });
});
