import { beforeAll, describe, expect } from 'vitest';
import { ACTOR_NAMES, peopleByActor, type TestActorName, targetPeople } from './support/actors.ts';
import { attemptAs, getOnlyRow, runAs, setActor, type Transaction } from './support/database.ts';
import { createRollbackTest } from './support/rollback-test.ts';
import { openScratchDatabase } from './support/scratch-database.ts';

// Alerts on exports, mass reading, mass deletion, wrong passwords, new super admins and suspensions, and the counters behind
// them. Other test files cause alerts at the same time, so this file has its own database.
const scratch = await openScratchDatabase();
const it = createRollbackTest(scratch);
// the role assignments of the test accounts caused alerts
beforeAll(() => scratch.unsafe('delete from public.activity_log; delete from private.event_counters'));

const superAdmin = peopleByActor['super admin'];

/** Returns the security alerts as an account manager reads them. */
async function loadAlerts(tx: Transaction) {
  const { rows } = await runAs(tx, 'admin')`
      select actor, action, type, target_id, target_label, details from public.activity_log
      where is_alert is true order by created_at`;
  return rows;
}

/** Inserts journal lines in groups a minute apart. The lines of a group have one instant. */
const insertLines = (tx: Transaction, rows: number) => tx`
  insert into public.activity_log (actor, actor_name, action, type, target_label, created_at)
  select ${peopleByActor.editor.id}, 'Edem', 'update', 'content', 'Texte ' || i, now() - (i / 3) * interval '1 minute'
  from generate_series(1, ${rows}) as i`;

/** Records new rows of a form as read, as its list does. */
async function recordReads(tx: Transaction, actor: TestActorName, list: string, ids: readonly string[]) {
  await setActor(tx, actor);
  // the claims name the reader, but only the superuser may call the function directly
  await tx`reset role`;
  await tx`select private.count_submission_reads(${list}, ${ids}::uuid[])`;
}
const createIds = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());

const exportJournal = (tx: Transaction, actor: TestActorName, parameters = '') =>
  attemptAs(
    tx,
    actor,
    `select id, created_at::text as at, target_label from public.export_activity(${parameters})`,
  );

describe('the export of the journal', () => {
  it('gives every line once, in the order of the list, page after page', async ({ tx }) => {
    await insertLines(tx, 250);
    const storedLines = await tx`select id from public.activity_log order by created_at desc, id`;
    const readIds: unknown[] = [];
    let cursorParameters = '';
    for (;;) {
      const { rows } = await exportJournal(tx, 'admin', `page_size => 100${cursorParameters}`);
      readIds.push(...rows.map(({ id }) => id));
      const last = rows.at(-1);
      if (!last || rows.length < 100) break;
      cursorParameters = `, cursor_at => '${last.at}', cursor_id => '${last.id}'`;
    }
    expect(readIds).toEqual(storedLines.map(({ id }) => id));
  });

  it('filters by words, kind, person, dates and alerts', async ({ tx }) => {
    await insertLines(tx, 9);
    await tx`
      insert into public.activity_log (actor, actor_name, action, type, target_label)
      values (${superAdmin.id}, 'Salif', 'mass_export', 'settings', 'Ailleurs')`;
    const listExportedLabels = async (parameters: string) =>
      (await exportJournal(tx, 'admin', parameters)).rows.map(({ target_label }) => target_label);
    expect(await listExportedLabels(`words => 'exte 7'`)).toEqual(['Texte 7']);
    expect(await listExportedLabels(`wanted_type => 'settings'`)).toEqual(['Ailleurs']);
    expect(await listExportedLabels(`person => '${superAdmin.id}'`)).toEqual(['Ailleurs']);
    expect(await listExportedLabels('alerts_only => true')).toEqual(['Ailleurs']);
    expect(await listExportedLabels(`before => now() - interval '2 minutes'`)).toEqual(['Texte 9']);
    expect((await listExportedLabels(`since => now() - interval '30 seconds'`)).sort()).toEqual(
      ['Ailleurs', 'Texte 1', 'Texte 2'].sort(),
    );
  });

  it.for(ACTOR_NAMES)('needs the permission to read the journal: %s', async (actor, { tx }) => {
    await insertLines(tx, 3);
    const { code, rows } = await exportJournal(tx, actor);
    const isAllowed = actor === 'admin' || actor === 'super admin';
    expect([code, rows.length]).toEqual(isAllowed ? [null, 3] : ['42501', 0]);
  });
});

describe('a mass export', () => {
  const buildAlertLine = (list: string, amount: number, actor: string) => ({
    actor,
    action: 'mass_export',
    type: 'settings',
    target_id: null,
    target_label: '',
    details: { list, amount },
  });

  it('of the journal makes one alert with a growing count, a small export none', async ({ tx }) => {
    await insertLines(tx, 700);
    await exportJournal(tx, 'admin', `page_size => 500`);
    expect(await loadAlerts(tx)).toEqual([]);
    await exportJournal(tx, 'admin', `page_size => 500, person => '${peopleByActor.editor.id}'`);
    expect(await loadAlerts(tx)).toEqual([buildAlertLine('activity_log', 1000, peopleByActor.admin.id)]);
    await exportJournal(tx, 'admin', `page_size => 500, person => '${peopleByActor.editor.id}'`);
    expect(await loadAlerts(tx)).toEqual([buildAlertLine('activity_log', 1500, peopleByActor.admin.id)]);
  });

  /** Returns the rows of a list as the super admin reads them. */
  const readList = (tx: Transaction, call: string) =>
    attemptAs(tx, 'super admin', `select id from public.${call}`);
  const subscribe = (tx: Transaction, count: number) => tx`
    insert into public.newsletter_subscriptions (email)
    select 'abonne' || i || '@exemple.com' from generate_series(1, ${count}) as i`;

  it('of a form is one line after 500 different rows, however they are read', async ({ tx }) => {
    await subscribe(tx, 502);
    const rows = await tx<{ id: string; at: string }[]>`
      select id, subscribed_at::text as at from public.newsletter_subscriptions order by subscribed_at desc, id`;
    for (let page = 0; page < 5; page += 1) {
      const last = rows[page * 100 - 1];
      const cursor = last ? `, cursor_at => '${last.at}', cursor_id => '${last.id}'` : '';
      const { count } = await readList(
        tx,
        `list_submissions('newsletter_subscriptions', page_size => 100${cursor})`,
      );
      expect(count).toBe(100);
    }
    expect(await loadAlerts(tx)).toEqual([]);
    for (const { id } of rows.slice(500)) {
      const single = await readList(tx, `list_submissions('newsletter_subscriptions', wanted_id => '${id}')`);
      expect(single.rows).toEqual([{ id }]);
    }
    expect(await loadAlerts(tx)).toEqual([buildAlertLine('newsletter_subscriptions', 502, superAdmin.id)]);
  });

  it('does not count ids and follow-up of a form, which tell nothing about visitors', async ({ tx }) => {
    await subscribe(tx, 600);
    const columns = '{status,assignee,due_on,version}';
    const { rows } = await runAs(tx, 'super admin')`
        select fields from public.list_submissions('newsletter_subscriptions', columns => ${columns}::text[], page_size => 600)`;
    expect(rows).toHaveLength(600);
    expect(Object.keys(rows[0]?.fields).sort()).toEqual(['id', 'subscribed_at']);
    expect(await loadAlerts(tx)).toEqual([]);
  });

  it('does not count rows of a form that are read again within the hour', async ({ tx }) => {
    await subscribe(tx, 300);
    for (let page = 0; page < 40; page += 1)
      await readList(tx, "list_submissions('newsletter_subscriptions')");
    await readList(tx, "list_submissions('newsletter_subscriptions', page_size => 300)");
    await readList(tx, "list_submissions('newsletter_subscriptions', page_size => 300)");
    expect(await loadAlerts(tx)).toEqual([]);
    await tx`update private.submission_reads set since = since - interval '61 minutes'`;
    await readList(tx, "list_submissions('newsletter_subscriptions', page_size => 250)");
    expect(await loadAlerts(tx)).toEqual([buildAlertLine('newsletter_subscriptions', 550, superAdmin.id)]);
  });

  it('of a form is counted separately for each reader and form', async ({ tx }) => {
    const ids = createIds(300);
    await recordReads(tx, 'admin', 'press_contacts', ids);
    await recordReads(tx, 'super admin', 'press_contacts', ids);
    await recordReads(tx, 'super admin', 'contact_messages', createIds(300));
    expect(await loadAlerts(tx)).toEqual([]);
    await recordReads(tx, 'super admin', 'press_contacts', createIds(201));
    expect(await loadAlerts(tx)).toEqual([buildAlertLine('press_contacts', 501, superAdmin.id)]);
  });

  it.for([
    [59, [buildAlertLine('press_contacts', 501, superAdmin.id)]],
    [61, []],
  ] as const)('of a form is counted for an hour: after %i minutes', async ([minutes, lines], { tx }) => {
    await recordReads(tx, 'super admin', 'press_contacts', createIds(300));
    await tx`update private.event_counters set since = since - ${minutes} * interval '1 minute'`;
    await recordReads(tx, 'super admin', 'press_contacts', createIds(201));
    expect(await loadAlerts(tx)).toEqual(lines);
  });

  it('counts no row for the operator', async ({ tx }) => {
    await tx`delete from private.submission_reads`;
    await tx`select private.count_submission_reads('contact_messages', array[gen_random_uuid()])`;
    expect(await tx`select from private.submission_reads`).toHaveLength(0);
  });

  it('an hour later is a new line', async ({ tx }) => {
    await insertLines(tx, 600);
    await exportJournal(tx, 'admin', 'page_size => 600');
    await tx`update private.event_counters set since = since - interval '61 minutes'`;
    await exportJournal(tx, 'admin', 'page_size => 400');
    expect(await loadAlerts(tx)).toEqual([buildAlertLine('activity_log', 600, peopleByActor.admin.id)]);
    await exportJournal(tx, 'admin', 'page_size => 400');
    expect((await loadAlerts(tx)).map(({ details }) => details)).toEqual([
      { list: 'activity_log', amount: 600 },
      // one of the lines is the alert itself
      { list: 'activity_log', amount: 800 },
    ]);
  });
});

describe('a mass erasure', () => {
  it('is one alert after twenty by a person within an hour, none for jobs', async ({ tx }) => {
    const eraser = peopleByActor.editor;
    const erase = (actor: string | null, count: number) => tx`
      select private.record_activity(${actor}, 'final_delete', 'media', null, '') from generate_series(1, ${count})`;
    await erase(null, 50);
    await erase(eraser.id, 20);
    expect(await loadAlerts(tx)).toEqual([]);
    await erase(eraser.id, 3);
    expect(await loadAlerts(tx)).toMatchObject([
      { actor: eraser.id, action: 'mass_erasure', type: 'settings', details: { amount: 23 } },
    ]);
  });

  it.for([
    [20, []],
    [21, [{ actor: superAdmin.id, details: { amount: 21 } }]],
  ] as const)(
    'of more than twenty rows of a form is one alert: %i rows',
    async ([rowCount, alerts], { tx }) => {
      await tx`
      insert into public.contact_messages (name, email, subject, message)
      select 'Awa', i || '@example.org', 'Question', 'Message ' || i from generate_series(1, ${rowCount}) as i`;
      await runAs(tx, 'super admin')`delete from public.contact_messages`;
      const lines = (await loadAlerts(tx)).filter(({ action }) => action === 'mass_erasure');
      expect(lines).toMatchObject(alerts);
    },
  );
});

describe('refused passwords', () => {
  /** Calls the hook as the Auth server does, with its role. */
  async function tryPassword(tx: Transaction, person: string | null, { valid = false } = {}) {
    await tx`set local role supabase_auth_admin`;
    const rows = await tx`
      select private.watch_password_attempts(${tx.json({ user_id: person, valid })}) as answer`;
    await tx`reset role`;
    return getOnlyRow(rows).answer;
  }

  it('make one line when five come within ten minutes; correct ones make none', async ({ tx }) => {
    const { id, email } = targetPeople.colleague;
    for (let time = 0; time < 9; time += 1) await tryPassword(tx, id, { valid: true });
    for (let time = 0; time < 4; time += 1) await tryPassword(tx, id);
    expect(await loadAlerts(tx)).toEqual([]);
    expect(await tryPassword(tx, id)).toEqual({ decision: 'continue' });
    await tryPassword(tx, id);
    expect(await loadAlerts(tx)).toMatchObject([
      { actor: null, action: 'failed_sign_ins', target_id: id, target_label: email, details: { amount: 6 } },
    ]);
  });

  it('raise no alert when four come in ten minutes, however often', async ({ tx }) => {
    for (let round = 0; round < 3; round += 1) {
      await tx`update private.event_counters set since = since - interval '11 minutes'`;
      for (let time = 0; time < 4; time += 1) await tryPassword(tx, targetPeople.newcomer.id);
    }
    expect(await loadAlerts(tx)).toEqual([]);
  });

  it('for many accounts make one line that names no account', async ({ tx }) => {
    const accounts = await tx`select id from public.profiles limit 8`;
    for (let time = 0; time < 4; time += 1) {
      for (const { id } of accounts) await tryPassword(tx, String(id));
    }
    expect(accounts).toHaveLength(8);
    expect(await loadAlerts(tx)).toMatchObject([
      { action: 'failed_sign_ins', target_id: null, target_label: '', details: { amount: 32 } },
    ]);
  });

  it('without a known account block no sign-in and leave no line', async ({ tx }) => {
    expect(await tryPassword(tx, crypto.randomUUID())).toEqual({ decision: 'continue' });
    expect(await tryPassword(tx, null)).toEqual({ decision: 'continue' });
    expect(await tryPassword(tx, 'pas un compte')).toEqual({ decision: 'continue' });
    expect(await tx`select from private.event_counters`).toHaveLength(0);
  });
});

it('a new super admin and a suspension are alerts, ordinary lines are not', async ({ tx }) => {
  await tx`
    insert into public.activity_log (actor_name, action, type, details) values
    ('a', 'assign', 'role', '{"role": "super_admin"}'), ('b', 'assign', 'role', '{"role": "editor"}'),
    ('c', 'remove', 'role', '{"role": "super_admin"}'), ('d', 'assign', 'role', '{}'), ('e', 'suspend', 'auth', '{}'),
    ('f', 'sign_in', 'auth', '{}')`;
  const rows = await tx`select actor_name from public.activity_log where is_alert order by actor_name`;
  expect(rows.map(({ actor_name }) => actor_name)).toEqual(['a', 'e']);
});

it('the stored ids of read rows are deleted after an hour', async ({ tx }) => {
  await tx`
    insert into private.submission_reads (reader, form, since, row_ids)
    values (${peopleByActor.admin.id}, 'contact_messages', now() - interval '61 minutes', array[gen_random_uuid()])`;
  await recordReads(tx, 'super admin', 'press_contacts', createIds(1));
  const oldReads =
    await tx`select reader, form from private.submission_reads where since < now() - interval '1 hour'`;
  expect(oldReads).toEqual([]);
});

it('a counter older than an hour is deleted with the next count', async ({ tx }) => {
  await insertLines(tx, 101);
  await tx`insert into private.event_counters (key, amount, since) values ('ancien', 3, now() - interval '61 minutes')`;
  await exportJournal(tx, 'admin', 'page_size => 101');
  expect((await tx`select key from private.event_counters`).map(({ key }) => key)).toEqual([
    `export of activity_log by ${peopleByActor.admin.id}`,
  ]);
});
