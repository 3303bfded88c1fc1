import { beforeAll, describe, expect } from 'vitest';
import { peopleByActor, targetPeople } from './support/actors.ts';
import { allAccessRules, formRowsByTable } from './support/all-rules.ts';
import { attemptAs, expectRefusal, getOnlyRow, runAs, type StatementSender } from './support/database.ts';
import { insertCategory, insertContent, insertInvitation, insertTag } from './support/fixtures.ts';
import { forbiddenFormColumns } from './support/form-rules.ts';
import { insertAllRuleRows } from './support/insert-rule-row.ts';
import { createRollbackTest } from './support/rollback-test.ts';
import { openScratchDatabase } from './support/scratch-database.ts';

// These tests grant every privilege, as a careless `grant all` would. Row security alone must still refuse.
const sql = await openScratchDatabase();
const it = createRollbackTest(sql);

beforeAll(() => sql.unsafe('grant all on all tables in schema public to anon, authenticated'));

/** Tables that editors read and may not write. */
const TABLES_READ_ONLY_FOR_EDITORS = ['categories', 'tags', 'site_settings'];
const tables = allAccessRules
  .map(({ table }) => table)
  .filter((table) => !TABLES_READ_ONLY_FOR_EDITORS.includes(table));

describe('policies alone', () => {
  it.for(tables)('show people without a role no row of %s but their own profile', async (table, { tx }) => {
    await insertAllRuleRows(tx, table);
    const target = tx(`public.${table}`);
    const { columns } = await tx`select * from ${target} limit 0`;
    const firstColumn = String(columns[0]?.name);
    for (const actor of ['anon', 'no role'] as const) {
      const storedRows = await tx`select * from ${target}`;
      expect(storedRows.length, actor).toBeGreaterThan(0);
      const ownRowCount = table === 'profiles' && actor === 'no role' ? 1 : 0;
      expect((await runAs(tx, actor)`select * from ${target}`).count, actor).toBe(ownRowCount);
      await runAs(tx, actor)`delete from ${target}`;
      expect(await tx`select * from ${target}`, actor).toEqual([...storedRows]);
      const updatedCount = (
        await runAs(tx, actor)`update ${target} set ${tx(firstColumn)} = ${tx(firstColumn)}`
      ).count;
      expect(updatedCount, actor).toBe(ownRowCount);
    }
  });

  it.for(TABLES_READ_ONLY_FOR_EDITORS)(
    'show a visitor no row of %s, and let readers change or delete none',
    async (table, { tx }) => {
      await insertCategory(tx);
      await insertTag(tx);
      const target = tx(`public.${table}`);
      const column = table === 'site_settings' ? 'title' : 'name';
      const storedRows = await tx`select * from ${target}`;
      expect((await runAs(tx, 'anon')`select * from ${target}`).count).toBe(0);
      for (const actor of ['anon', 'no role', 'editor'] as const) {
        const update = await runAs(tx, actor)`update ${target} set ${tx(column)} = 'x'`;
        expect(update, actor).toMatchObject({ code: null, count: 0 });
        const result = await runAs(tx, actor)`delete from ${target}`;
        expect(result, actor).toMatchObject({ code: null, count: 0 });
      }
      expect(await tx`select * from ${target}`).toEqual([...storedRows]);
    },
  );

  it.for([
    ['anon', 'categories', { name: 'Rubrique', slug: 'rubrique' }],
    ['editor', 'tags', { name: 'Étiquette', slug: 'etiquette' }],
    ['super admin', 'site_settings', { id: false }],
    ['anon', 'newsletter_subscriptions', { email: 'a@example.org', is_active: false }],
    ['anon', 'press_contacts', { ...formRowsByTable.press_contacts, interview_type: 'plateau' }],
    ...Object.entries(formRowsByTable).flatMap(([table, row]) =>
      forbiddenFormColumns.map((column) => ['anon', table, { ...row, ...column }] as const),
    ),
    ['super admin', 'roles', { key: 'eternel', label: 'Éternel', is_system: true }],
    ['super admin', 'profiles', { id: peopleByActor['super admin'].id, first_name: 'Deux' }],
    ['super admin', 'activity_log', { actor_name: 'Personne', action: 'create', type: 'content' }],
  ] as const)('refuse %s the new row of %s: %j', async ([actor, table, row], { tx }) => {
    await expectRefusal(tx, actor, '42501')`insert into ${tx(`public.${table}`)} ${tx(row)}`;
  });

  it.for(['user_roles', 'role_permissions', 'activity_log', 'consent_proofs'])(
    'let no one change a row of %s, not even a super admin',
    async (table, { tx }) => {
      const target = tx(`public.${table}`);
      const column = table === 'user_roles' || table === 'role_permissions' ? 'role' : 'created_at';
      const update = await runAs(tx, 'super admin')`update ${target} set ${tx(column)} = ${tx(column)}`;
      expect(update).toMatchObject({ code: null, count: 0 });
    },
  );

  it('let no one delete a line of the journal, nor a profile', async ({ tx }) => {
    for (const table of ['activity_log', 'profiles']) {
      const result = await runAs(tx, 'super admin')`delete from ${tx(`public.${table}`)}`;
      expect(result, table).toMatchObject({ code: null, count: 0 });
    }
  });

  it('let no one hand their profile over to another account', async ({ tx }) => {
    await tx`delete from public.profiles where id = ${targetPeople.newcomer.id}`;
    const { code } = await attemptAs(
      tx,
      'editor',
      // without WHERE: with one, the select policy applies too and could refuse before the update policy
      (db) => db`update public.profiles set id = ${targetPeople.newcomer.id}`,
    );
    expect(code).toBe('42501');
  });

  it('let no contributor change the author of a draft', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.contributor.id });
    await expectRefusal(tx, 'contributor', '42501')`
        update public.content set author_id = ${targetPeople.colleague.id} where id = ${id}`;
  });

  it('leave the grantor of a role to the trigger that sets it', async ({ tx }) => {
    const row = {
      user_id: targetPeople.newcomer.id,
      role: 'contributor',
      granted_by: targetPeople.colleague.id,
    };
    await runAs(tx, 'admin')`insert into public.user_roles ${tx(row)}`;
    const rows = await tx`select granted_by from public.user_roles where user_id = ${row.user_id}`;
    expect(getOnlyRow(rows)).toEqual({ granted_by: peopleByActor.admin.id });
  });

  it('refuse to raise an invitation to a role that the person may not give', async ({ tx }) => {
    const id = await insertInvitation(tx, { role: 'editor', invitedBy: peopleByActor.admin.id });
    const raise = (who: StatementSender) =>
      runAs(tx, who)`update public.invitations set role = 'admin' where id = ${id}`;
    expect((await raise('admin')).code).toBe('42501');
    expect(await raise('super admin')).toMatchObject({ code: null, count: 1 });
  });

  it('let no one clear or set their own suspension', async ({ tx }) => {
    const { id } = peopleByActor.editor;
    await expectRefusal(tx, 'editor', '42501')`
      update public.profiles set suspended_at = now() where id = ${id}`;
    await tx`update public.profiles set suspended_at = now() where id = ${id}`;
    expect(
      await runAs(tx, 'editor')`update public.profiles set suspended_at = null where id = ${id}`,
    ).toMatchObject({ code: null, count: 0 });
  });
});
