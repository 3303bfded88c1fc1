import { describe, expect } from 'vitest';
import { peopleByActor } from './support/actors.ts';
import { formRowsByTable, tablesWithVisitorEmail as tables } from './support/all-rules.ts';
import { openActorApiClient, uploadCv } from './support/clients.ts';
import { expectRefusal, getOnlyRow, openConnection, runAs, type Transaction } from './support/database.ts';
import { dialogFormRowsByTable, insertPersonWithPermissions } from './support/fixtures.ts';
import { formPermissions, NON_FORM_PERMISSIONS } from './support/form-permissions.ts';
import { it } from './support/rollback-test.ts';

const sql = openConnection();

/** Inserts one row of this person in each table, in several spellings. */
async function insertPersonRows(tx: Transaction, name: string): Promise<void> {
  const email = `${name}@example.org`;
  await tx`insert into public.newsletter_subscriptions (email) values (${email})`;
  for (const [table, row] of Object.entries(formRowsByTable)) {
    await tx`insert into ${tx(`public.${table}`)} ${tx({ ...row, email: email.toUpperCase() })}`;
  }
}

async function countRows(tx: Transaction, name: string): Promise<number> {
  let rows = 0;
  for (const table of tables) {
    const matches = await tx`select from ${tx(`public.${table}`)} where email = ${`${name}@example.org`}`;
    rows += matches.length;
  }
  return rows;
}

const toCountByTable = <Amount>(amount: Amount) => Object.fromEntries(tables.map((table) => [table, amount]));

describe('a person', () => {
  it('is found and erased in every table by a super admin, in any spelling', async ({ tx }) => {
    await insertPersonRows(tx, 'awa.diop');
    await insertPersonRows(tx, 'awa_diop');
    const result = await runAs(tx, 'super admin')`select * from public.find_person(' AWA.Diop@Example.org ')`;
    expect(result.rows).toEqual([{ row_counts: toCountByTable(1), cv_paths: [] }]);
    const erasure = await runAs(tx, 'super admin')`
      select * from public.erase_person(' AWA.Diop@Example.org ')`;
    expect(erasure.rows).toEqual([{ erased: toCountByTable(1) }]);
    expect(await countRows(tx, 'awa.diop')).toBe(0);
    expect(await countRows(tx, 'awa_diop')).toBe(tables.length);
  });

  it('leaves one journal line after the erasure, which names only the actor', async ({ tx }) => {
    await insertPersonRows(tx, 'awa.diop');
    const before = getOnlyRow(await tx`select count(*)::int as lines from public.activity_log`).lines;
    await runAs(tx, 'super admin')`select public.erase_person('awa.diop@example.org')`;
    const lines = await tx`
      select actor, type, target_id, target_label, details, is_alert from public.activity_log
      where action = 'erase_person'`;
    expect(getOnlyRow(lines)).toEqual({
      actor: peopleByActor['super admin'].id,
      type: 'settings',
      target_id: null,
      target_label: 'Formulaires',
      details: toCountByTable(1),
      is_alert: true,
    });
    const after = await tx`select to_jsonb(log)::text as line from public.activity_log as log`;
    expect(after).toHaveLength(before + 1);
    expect(after.filter(({ line }) => /awa/i.test(String(line)))).toEqual([]);
  });

  it('deleted row by row leaves the number of rows in the journal', async ({ tx }) => {
    await insertPersonRows(tx, 'awa.diop');
    for (const table of tables) await runAs(tx, 'super admin')`delete from ${tx(`public.${table}`)}`;
    const lines = await tx`
      select actor, target_label, details from public.activity_log where action = 'erase_submissions'`;
    const line = { actor: peopleByActor['super admin'].id, target_label: 'Formulaires' };
    const expected = tables.map((table) => ({ ...line, details: { [table]: expect.any(Number) } }));
    expect(lines).toEqual(expect.arrayContaining(expected));
  });

  it('without stored rows leaves no line in the journal', async ({ tx }) => {
    const { rows } = await runAs(tx, 'super admin')`
      select * from public.erase_person('personne@example.org')`;
    expect(rows).toEqual([{ erased: toCountByTable(0) }]);
    expect(await tx`select from public.activity_log where action = 'erase_person'`).toHaveLength(0);
  });

  it('is neither found nor erased without the permission all', async ({ tx }) => {
    await insertPersonRows(tx, 'awa.diop');
    const person = await insertPersonWithPermissions(tx, ...NON_FORM_PERMISSIONS, ...formPermissions);
    for (const who of ['anon', 'no role', person] as const) {
      await expectRefusal(tx, who, '42501')`select * from public.erase_person('awa.diop@example.org')`;
      await expectRefusal(tx, who, '42501')`select * from public.find_person('awa.diop@example.org')`;
    }
    expect(await countRows(tx, 'awa.diop')).toBe(tables.length);
  });

  const superAdmin = openActorApiClient('super admin');

  it('with a stored CV is erased only after the file is removed', async () => {
    const path = await uploadCv();
    const email = `cv.${crypto.randomUUID()}@example.org`;
    await sql`
      insert into public.job_applications ${sql({ ...dialogFormRowsByTable.job_applications, email, cv_path: path })}`;

    expect((await superAdmin.rpc('erase_person', { person: email })).error?.code).toBe('55000');
    expect(await sql`select from public.job_applications where email = ${email}`).toHaveLength(1);

    const { data } = await superAdmin.rpc('find_person', { person: email }).single<{ cv_paths: string[] }>();
    expect(data?.cv_paths).toEqual([path]);
    expect((await superAdmin.storage.from('cv').remove([path])).error).toBeNull();
    expect((await superAdmin.rpc('erase_person', { person: email })).error).toBeNull();
    expect(await sql`select from public.job_applications where email = ${email}`).toHaveLength(0);
    await sql`delete from public.activity_log where action = 'erase_person'`;
  });
});
