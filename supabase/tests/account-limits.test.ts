import { describe, expect } from 'vitest';
import { peopleByActor, type TestPerson, targetPeople } from './support/actors.ts';
import {
  attemptAs,
  getErrorCode,
  getOnlyRow,
  runAs,
  type StatementBuilder,
  type Transaction,
  toJson,
} from './support/database.ts';
import {
  createUnsavedPerson,
  insertNewPerson,
  insertPerson,
  setAllowanceRefillTime,
} from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';
import { insertPersonWithFactor } from './support/second-factor.ts';

// Each account has limits for writes about itself, costly calls and journal lines. Sign-ups have limits too.

/** Repeats a statement as one account. Returns how often it succeeded, and the code of the refusals. */
async function repeat(
  tx: Transaction,
  who: TestPerson,
  times: number,
  statement: (db: Transaction, turn: number) => ReturnType<StatementBuilder>,
  claims: object = {},
) {
  let acceptedCount = 0;
  const codes = new Set<string>();
  for (let turn = 0; turn < times; turn += 1) {
    const { code } = await attemptAs(tx, who, (db) => statement(db, turn), claims);
    if (code === null) acceptedCount += 1;
    else codes.add(code);
  }
  return { acceptedCount, codes: [...codes] };
}

const loadAccountLines = (tx: Transaction, { id }: TestPerson) => tx`
    select action, details from public.activity_log
    where (actor = ${id} or target_id = ${id}) and type = 'auth' order by created_at`;

describe('a flood of renames', () => {
  it.for([
    ['no role', 0],
    ['contributor', 5],
  ] as const)(
    'ends after the burst with 429, for that account only: %s, %i journal lines',
    async ([role, lines], { tx }) => {
      const person = await insertNewPerson(tx, role === 'no role' ? null : role);
      const renameSelf = (who: TestPerson, times: number) =>
        repeat(tx, who, times, (db, turn) => {
          const name = `${'é'.repeat(90)} ${turn}`;
          return db`update public.profiles set first_name = ${name} where id = ${who.id}`;
        });
      expect(await renameSelf(person, 40)).toEqual({ acceptedCount: 5, codes: ['PT429'] });
      expect(await renameSelf(await insertNewPerson(tx), 1)).toEqual({ acceptedCount: 1, codes: [] });
      expect(
        await tx`select from public.activity_log where target_id = ${person.id} and action = 'rename'`,
      ).toHaveLength(lines);
    },
  );
});

describe('a flood of writes of an account about itself', () => {
  it('ends after a burst: state of the dashboard', async ({ tx }) => {
    const person = await insertNewPerson(tx);
    const updateDashboardState = (db: Transaction) =>
      db`update public.profiles set first_steps_hidden = true where id = ${person.id}`;
    expect(await repeat(tx, person, 64, updateDashboardState)).toEqual({
      acceptedCount: 60,
      codes: ['PT429'],
    });
  });

  it('ends after a burst: recovery codes and ended sessions together', async ({ tx }) => {
    const person = await insertPersonWithFactor(tx, null);
    const makeCodes = (db: Transaction) => db`select public.make_recovery_codes()`;
    const endSession = (db: Transaction) => db`select public.end_session(gen_random_uuid())`;
    expect(await repeat(tx, person, 30, makeCodes, { aal: 'aal2' })).toEqual({
      acceptedCount: 30,
      codes: [],
    });
    expect(await repeat(tx, person, 33, endSession, { aal: 'aal2' })).toEqual({
      acceptedCount: 30,
      codes: ['PT429'],
    });
    expect((await attemptAs(tx, person, makeCodes, { aal: 'aal2' })).code).toBe('PT429');
    expect(await loadAccountLines(tx, person)).toEqual([]);
  });

  it('ends after a burst: preview links', async ({ tx }) => {
    const writer = await insertNewPerson(tx, 'contributor');
    const row = { title: 'Essai', slug: `essai-${writer.id}`, author_id: writer.id };
    await runAs(tx, writer)`insert into public.content ${tx(row)}`;
    const text = getOnlyRow(await tx`select id from public.content where author_id = ${writer.id}`).id;
    const makePreview = (db: Transaction) => db`select token from public.make_preview(${text})`;
    expect(await repeat(tx, writer, 62, makePreview)).toEqual({ acceptedCount: 60, codes: ['PT429'] });
  });

  it('ends after a burst: metadata of the account, at most 4,000 bytes', async ({ tx }) => {
    const person = await insertNewPerson(tx);
    // the Auth server writes this column, not the account
    const write = (text: string) =>
      getErrorCode(
        tx.savepoint(
          (db) => db`update auth.users set raw_user_meta_data = ${db.json({ text })} where id = ${person.id}`,
        ),
      );
    expect(await write('x'.repeat(3900))).toBeNull();
    expect(await write('x'.repeat(4000))).toBe('22001');
    await setAllowanceRefillTime(tx, 'account', person.id, 59 * 10);
    // one write is left; a write of the same text changes nothing and is not counted
    expect([await write('one'), await write('one'), await write('two')]).toEqual([null, null, 'PT429']);
    const newcomer = { ...createUnsavedPerson(), firstName: 'x'.repeat(4000) };
    expect(await getErrorCode(tx.savepoint((db) => insertPerson(db, newcomer)))).toBe('22001');
  });
});

describe('costly work', () => {
  const CALLS = [
    'public.count_activity()',
    "public.count_submissions(array['contact_messages'])",
    "public.find_person('personne@example.org')",
    'public.campaign_stories()',
    "public.count_campaign_subscribers('both')",
  ];

  it.for(CALLS)('is refused after 300 calls at once, for that account only: %s', async (call, { tx }) => {
    const superAdmin = peopleByActor['super admin'];
    const runCall = (who: TestPerson) => attemptAs(tx, who, `select count(*) from ${call}`);
    await setAllowanceRefillTime(tx, 'search', superAdmin.id, 299 * 0.5);
    expect((await runCall(superAdmin)).code).toBeNull();
    expect((await runCall(superAdmin)).code).toBe('PT429');
    expect((await runCall(targetPeople.secondSuperAdmin)).code).toBeNull();
  });

  it.for([
    ['the journal', 'public.export_activity(page_size => 500)'],
    ['a list of the inbox', "public.list_submissions('newsletter_subscriptions', page_size => 500)"],
  ] as const)('is refused after 1,200 pages of an export: %s', async ([_list, call], { tx }) => {
    const superAdmin = peopleByActor['super admin'];
    await setAllowanceRefillTime(tx, 'export', superAdmin.id, 1199);
    await tx`insert into public.newsletter_subscriptions (email) values (${`${superAdmin.id}@example.org`})`;
    const exportPage = () => attemptAs(tx, superAdmin, `select count(*) from ${call}`);
    expect([(await exportPage()).code, (await exportPage()).code]).toEqual([null, 'PT429']);
  });
});

describe('the journal', () => {
  const record = (
    tx: Transaction,
    details: object,
    label = 'Essai',
    who: string | null = peopleByActor.editor.id,
  ) => tx`
    select private.record_activity(${who}, 'update', 'content', null, ${label}, ${toJson(tx, details)}) as line`;

  it('writes five equal lines, then one with the number of all', async ({ tx }) => {
    for (let turn = 0; turn < 100; turn += 1) await record(tx, { field: 'a' });
    await record(tx, { field: 'b' });
    const lines = await tx`
      select details from public.activity_log
      where actor = ${peopleByActor.editor.id} and target_label = 'Essai' and action = 'update' order by created_at`;
    expect(lines.map(({ details }) => details)).toEqual([
      ...Array.from({ length: 5 }, () => ({ field: 'a' })),
      { field: 'a', amount: 100 },
      { field: 'b' },
    ]);
  });

  it('counts further actions in one line after 30 of one kind in a minute', async ({ tx }) => {
    for (let turn = 0; turn < 35; turn += 1) await record(tx, { turn }, `Texte ${turn}`);
    const lines = await tx`
      select target_label, details from public.activity_log
      where actor = ${peopleByActor.editor.id} and created_at >= now() and action = 'update' order by created_at`;
    expect(lines).toHaveLength(31);
    expect(lines[29]).toEqual({ target_label: 'Texte 29', details: { turn: 29 } });
    expect(lines[30]).toEqual({ target_label: 'autres éléments', details: { others: 5 } });
    await tx`update public.activity_log set created_at = created_at - interval '2 minutes'`;
    await record(tx, {}, 'Plus tard');
    expect(
      await tx`select from public.activity_log where target_label = 'Plus tard' and created_at >= now()`,
    ).toHaveLength(1);
  });

  it('writes one line for each erasure', async ({ tx }) => {
    for (let turn = 0; turn < 8; turn += 1) {
      await tx`select private.record_activity(${peopleByActor.editor.id}, 'erase_person', 'settings', null, 'Essai des lignes')`;
    }
    expect(await tx`select from public.activity_log where target_label = 'Essai des lignes'`).toHaveLength(8);
  });

  it('refuses lines of an account beyond its allowance', async ({ tx }) => {
    await setAllowanceRefillTime(tx, 'journal', peopleByActor.editor.id, 1999 * 2);
    await record(tx, {}, 'La dernière');
    await expect(tx.savepoint((db) => record(db, {}, 'Une de trop'))).rejects.toMatchObject({
      code: 'PT429',
    });
    expect(getOnlyRow(await record(tx, {}, 'Essai', peopleByActor.admin.id)).line).not.toBeNull();
  });

  it('shortens a long label and omits too long details', async ({ tx }) => {
    const loadLine = async (details: object) => {
      const { line } = getOnlyRow(await record(tx, details, 'é'.repeat(5000)));
      return getOnlyRow(
        await tx`select details, char_length(target_label) as label_length from public.activity_log where id = ${line}`,
      );
    };
    const details = { note: 'n'.repeat(8900) };
    expect(await loadLine(details)).toEqual({ details, label_length: 300 });
    expect(await loadLine({ note: 'n'.repeat(9000) })).toEqual({ details: { cut: true }, label_length: 300 });
  });

  it('omits the actions of an account without a role', async ({ tx }) => {
    const person = await insertPersonWithFactor(tx, null);
    await tx`update auth.users set last_sign_in_at = now() where id = ${person.id}`;
    await tx`update auth.users set email = ${`autre-${person.email}`} where id = ${person.id}`;
    await tx`delete from auth.mfa_factors where user_id = ${person.id}`;
    for (let turn = 0; turn < 9; turn += 1) {
      await tx`select private.watch_password_attempts(${tx.json({ user_id: person.id, valid: false })})`;
    }
    expect(await loadAccountLines(tx, person)).toEqual([]);
  });
});

describe('sign-ups by open registration', () => {
  const requestSignUp = async (tx: Transaction, ip: string, email = `${crypto.randomUUID()}@example.org`) => {
    await tx`set local role supabase_auth_admin`;
    const event = { metadata: { ip_address: ip }, user: { email } };
    const rows = await tx`select private.limit_sign_ups(${tx.json(event)}) as answer`;
    await tx`reset role`;
    return getOnlyRow(rows).answer;
  };
  const refusal = { error: { http_code: 429, message: expect.any(String) } };

  it('end after a burst for one address, and for its network', async ({ tx }) => {
    for (let turn = 0; turn < 30; turn += 1) expect(await requestSignUp(tx, '198.51.100.7')).toEqual({});
    expect(await requestSignUp(tx, '198.51.100.7')).toEqual(refusal);
    expect(await requestSignUp(tx, '203.0.113.7')).toEqual({});
    for (let turn = 0; turn < 30; turn += 1) expect(await requestSignUp(tx, '198.51.100.8')).toEqual({});
    expect(await requestSignUp(tx, '198.51.100.9')).toEqual(refusal);
  });

  it('are not limited for invited addresses', async ({ tx }) => {
    const email = `${crypto.randomUUID()}@example.org`;
    await tx`insert into public.invitations (email, role, invited_by) values (${email}, 'editor', ${peopleByActor.admin.id})`;
    for (let turn = 0; turn < 31; turn += 1) await requestSignUp(tx, '198.51.100.17');
    expect([
      await requestSignUp(tx, '198.51.100.17', email),
      await requestSignUp(tx, '198.51.100.17'),
    ]).toEqual([{}, refusal]);
  });
});
