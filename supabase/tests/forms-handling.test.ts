import { describe, expect } from 'vitest';
import { peopleByActor, type TestPerson } from './support/actors.ts';
import { attemptAs, getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { getDateInDays } from './support/date-in-days.ts';
import { insertPersonWithPermissions } from './support/fixtures.ts';
import { followUpPermissionCases, listOtherPermissions } from './support/form-permissions.ts';
import { insertSubmission } from './support/insert-submission.ts';
import { it } from './support/rollback-test.ts';

// Readers of an inbox row assign it, set its due date, and save it unless another save came after their read.

describe.each(followUpPermissionCases)('with %s, a row of %s', (permission, source) => {
  const assign = (tx: Transaction, who: TestPerson, id: string, assignee: string | null) =>
    runAs(tx, who)`update ${tx(`public.${source}`)} set assignee = ${assignee} where id = ${id}`;

  it('is assigned only to people who may read it', async ({ tx }) => {
    const id = await insertSubmission(tx, source);
    const who = await insertPersonWithPermissions(tx, permission);
    const colleague = await insertPersonWithPermissions(tx, permission);
    const outsider = await insertPersonWithPermissions(tx, ...listOtherPermissions(permission));
    for (const one of [who, colleague, peopleByActor['super admin']]) {
      expect(await assign(tx, who, id, one.id), one.email).toMatchObject({ code: null, count: 1 });
    }
    for (const one of [outsider, peopleByActor.admin, peopleByActor.editor, peopleByActor['no role']]) {
      expect((await assign(tx, who, id, one.id)).code, one.email).toBe('23514');
      expect((await assign(tx, peopleByActor['super admin'], id, one.id)).code, one.email).toBe('23514');
    }
    expect(await assign(tx, who, id, null)).toMatchObject({ code: null, count: 1 });
  });

  it('keeps its version, and forgets assignee and handler, when their account is deleted', async ({ tx }) => {
    const id = await insertSubmission(tx, source);
    const colleague = await insertPersonWithPermissions(tx, permission);
    await assign(tx, colleague, id, colleague.id);
    await tx`update ${tx(`public.${source}`)} set handled_at = '2026-01-01' where id = ${id}`;
    await tx`delete from auth.users where id = ${colleague.id}`;
    const rows = await tx`
      select assignee, handled_by, handled_at = '2026-01-01' as kept, version from ${tx(`public.${source}`)} where id = ${id}`;
    expect(getOnlyRow(rows)).toEqual({ assignee: null, handled_by: null, kept: true, version: 2 });
  });

  it('is saved only over the version that was read', async ({ tx }) => {
    const id = await insertSubmission(tx, source);
    const first = await insertPersonWithPermissions(tx, permission);
    const second = await insertPersonWithPermissions(tx, permission);
    const save = (who: TestPerson, note: string, version: number) =>
      runAs(tx, who)`
          update ${tx(`public.${source}`)} set note = ${note} where id = ${id} and version = ${version} returning version`;
    expect((await save(first, 'La première', 1)).rows).toEqual([{ version: 2 }]);
    expect((await save(second, 'La seconde', 1)).count).toBe(0);
    const storedRows =
      await tx`select note, handled_by, version from ${tx(`public.${source}`)} where id = ${id}`;
    expect(getOnlyRow(storedRows)).toEqual({ note: 'La première', handled_by: first.id, version: 2 });
    expect((await save(second, 'La seconde', 2)).rows).toEqual([{ version: 3 }]);
  });

  it.for(['status', 'note', 'assignee', 'due_on'])(
    'gets a new version and handler when its %s changes',
    async (column, { tx }) => {
      const id = await insertSubmission(tx, source);
      const who = await insertPersonWithPermissions(tx, permission);
      const value =
        { status: 'done', note: 'Lu', assignee: who.id, due_on: getDateInDays(3) }[column] ?? null;
      await runAs(tx, who)`update ${tx(`public.${source}`)} set ${tx(column)} = ${value} where id = ${id}`;
      const rows = await tx`
        select version, handled_by, handled_at = now() as now from ${tx(`public.${source}`)} where id = ${id}`;
      expect(getOnlyRow(rows)).toEqual({ version: 2, handled_by: who.id, now: true });
    },
  );

  it('is listed and counted by assignee and due date', async ({ tx }) => {
    const who = await insertPersonWithPermissions(tx, permission);
    const table = tx(`public.${source}`);
    await tx`delete from ${table}`;
    const ownRow = await insertSubmission(tx, source);
    const otherRow = await insertSubmission(tx, source);
    const unassignedRow = await insertSubmission(tx, source);
    await tx`update ${table} set assignee = ${who.id}, due_on = ${getDateInDays(1)} where id = ${ownRow}`;
    await tx`update ${table} set assignee = ${peopleByActor['super admin'].id}, due_on = ${getDateInDays(5)} where id = ${otherRow}`;
    await tx`update ${table} set status = 'done', due_on = ${getDateInDays(1)} where id = ${unassignedRow}`;
    const listIds = async (filter: string) => {
      const list = `select id from public.list_submissions('${source}', ${filter})`;
      const count = `select public.count_submissions(array['${source}'], ${filter})::int as total`;
      const { rows } = await attemptAs(tx, who, list);
      expect((await attemptAs(tx, who, count)).rows, filter).toEqual([{ total: rows.length }]);
      return rows.map(({ id }) => id);
    };
    expect(await listIds(`assignee_filter => 'mine'`)).toEqual([ownRow]);
    expect(await listIds(`assignee_filter => 'nobody'`)).toEqual([unassignedRow]);
    // a done row is not overdue
    expect(await listIds(`due_before => '${getDateInDays(2)}'`)).toEqual([ownRow]);
    // a row that is due that day is not overdue either
    expect(await listIds(`due_before => '${getDateInDays(1)}'`)).toEqual([]);
    expect(await listIds(`assignee_filter => 'mine', due_before => '${getDateInDays(1)}'`)).toEqual([]);
    const invalidFilter = `select public.count_submissions(array['${source}'], assignee_filter => 'x'' or true --')`;
    expect((await attemptAs(tx, who, invalidFilter)).code).toBe('22023');
  });

  it('is found by an index on assignee and on due date', async ({ tx }) => {
    // the planner would scan a small table, so this makes it use the indexes
    await tx`
      update pg_class set relpages = 1, reltuples = 1000 where oid = ${`public.${source}`}::regclass`;
    await tx`set local enable_seqscan = off`;
    await tx`set local enable_sort = off`;
    for (const [condition, index] of [
      [`assignee = '${peopleByActor.editor.id}' order by created_at desc, id limit 21`, 'assignee'],
      ['assignee is null order by created_at desc, id limit 21', 'unassigned'],
      [
        `due_on < '${getDateInDays(2)}' and status in ('new', 'in_progress') order by due_on limit 21`,
        'due_on',
      ],
    ]) {
      const plan = await tx.unsafe(`explain select id from public.${source} where ${condition}`);
      expect(JSON.stringify(plan), index).toContain(`${source}_${index}_idx`);
    }
  });
});
