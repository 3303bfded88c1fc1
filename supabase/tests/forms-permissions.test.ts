import { describe, expect } from 'vitest';
import type { SubmissionTableName } from '../../src/admin/features/inbox/submission-source.ts';
import { peopleByActor, type TestPerson, targetPeople } from './support/actors.ts';
import { attemptAs, runAs, type Transaction } from './support/database.ts';
import { insertPersonWithPermissions } from './support/fixtures.ts';
import {
  FORMS_BY_PERMISSION,
  formPermissionCases,
  formPermissions,
  listOtherPermissions,
  NON_FORM_PERMISSIONS,
  submissionTables,
} from './support/form-permissions.ts';
import { insertSubmission } from './support/insert-submission.ts';
import { it } from './support/rollback-test.ts';

// Each permission opens the forms of its tab. All other permissions together open none of them.

/** Tries every way to reach a row of a form. Returns the number of rows for each; null for a refusal. */
async function countReachableRows(tx: Transaction, who: TestPerson, source: SubmissionTableName, id: string) {
  const table = tx(`public.${source}`);
  const change =
    source === 'newsletter_subscriptions' ? { is_active: false } : { status: 'done', note: 'Lu' };
  const statements = {
    select: `select id from public.${source} where id = '${id}'`,
    selectEmail: `select email from public.${source} where id = '${id}'`,
    filterByEmail: `select id from public.${source} where email like '%@%'`,
    list: `select id from public.list_submissions('${source}', page_size => 1000) where id = '${id}'`,
    privateList: `select id from private.list_submissions('${source}', page_size => 1000) where id = '${id}'`,
    count: `select public.count_submissions(array['${source}'])`,
    assignableUsers: `select id from public.list_assignable_users('${source}') where id = '${peopleByActor['super admin'].id}'`,
    erase: `delete from public.${source} where id = '${id}'`,
  };
  const outcome: Record<string, number | null> = {};
  for (const [name, statement] of Object.entries(statements)) {
    const { code, count } = await attemptAs(tx, who, statement);
    if (code !== null) expect(code, name).toBe('42501');
    outcome[name] = code === null ? count : null;
  }
  const update = await runAs(tx, who)`update ${table} set ${tx(change)} where id = ${id}`;
  expect(update.code).toBeNull();
  return { ...outcome, change: update.count };
}

describe.each(formPermissionCases)('%s for %s', (permission, source) => {
  it('lets its holder read, find, count and follow up rows, never erase them', async ({ tx }) => {
    const id = await insertSubmission(tx, source);
    const who = await insertPersonWithPermissions(tx, permission);
    expect(await countReachableRows(tx, who, source, id)).toEqual({
      select: 1,
      selectEmail: null,
      filterByEmail: null,
      list: 1,
      count: 1,
      assignableUsers: 1,
      privateList: 1,
      change: 1,
      erase: 0,
    });
  });

  it('cannot be replaced: all other permissions together open nothing', async ({ tx }) => {
    const id = await insertSubmission(tx, source);
    const outsider = await insertPersonWithPermissions(tx, ...listOtherPermissions(permission));
    const before = await tx`select * from ${tx(`public.${source}`)} where id = ${id}`;
    expect(await countReachableRows(tx, outsider, source, id)).toEqual({
      select: 0,
      selectEmail: null,
      filterByEmail: null,
      list: null,
      count: null,
      assignableUsers: 0,
      privateList: null,
      change: 0,
      erase: 0,
    });
    expect(await tx`select * from ${tx(`public.${source}`)} where id = ${id}`).toEqual(before);
  });

  it('ends at once when the role loses it', async ({ tx }) => {
    const id = await insertSubmission(tx, source);
    const who = await insertPersonWithPermissions(tx, permission);
    const readRow = () => runAs(tx, who)`select id from ${tx(`public.${source}`)} where id = ${id}`;
    expect((await readRow()).count).toBe(1);
    await tx`delete from public.role_permissions where role = ${who.role} and permission = ${permission}`;
    expect((await readRow()).count).toBe(0);
  });
});

describe('a person with one permission', () => {
  it.for(Object.entries(FORMS_BY_PERMISSION))(
    'counts its own forms, but no sum that includes another: %s',
    async ([permission, ownForms], { tx }) => {
      const who = await insertPersonWithPermissions(tx, permission);
      const count = (list: readonly string[]) =>
        runAs(tx, who)`select public.count_submissions(${[...list]}) as total`;
      expect((await count(ownForms)).code).toBeNull();
      const otherForms = submissionTables.filter((one) => !ownForms.includes(one));
      for (const source of otherForms) {
        expect((await count([...ownForms, source])).code, source).toBe('42501');
      }
    },
  );

  it('sees the names of accounts who handle the same form, and no other data', async ({ tx }) => {
    const who = await insertPersonWithPermissions(tx, 'forms_press');
    const colleague = await insertPersonWithPermissions(tx, 'forms_press', 'forms_jobs');
    const stranger = await insertPersonWithPermissions(tx, 'forms_jobs', ...NON_FORM_PERMISSIONS);
    const { rows } = await runAs(tx, who)`select * from public.list_assignable_users('press_contacts')`;
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([who.id, colleague.id, peopleByActor['super admin'].id]));
    for (const account of [stranger, peopleByActor.admin, peopleByActor.editor, peopleByActor['no role']]) {
      expect(ids).not.toContain(account.id);
    }
    expect(rows.find(({ id }) => id === colleague.id)).toEqual({ id: colleague.id, name: 'Yao Passager' });
    const profile = await runAs(tx, who)`select email from public.profiles where id = ${colleague.id}`;
    expect(profile.count).toBe(0);
  });
});

describe('a user manager', () => {
  const assignRole = (tx: Transaction, who: TestPerson, role: string) =>
    runAs(tx, who)`
      insert into public.user_roles (user_id, role) values (${targetPeople.newcomer.id}, ${role})`;

  it.for(formPermissions)(
    'cannot assign a role with %s without holding that permission',
    async (permission, { tx }) => {
      await tx`insert into public.role_permissions (role, permission) values ('contributor', ${permission})`;
      expect((await assignRole(tx, peopleByActor.admin, 'contributor')).code).toBe('42501');
      const result = await runAs(tx, peopleByActor.admin)`
        delete from public.user_roles where user_id = ${peopleByActor.contributor.id}`;
      expect(result.count).toBe(0);
      await tx`insert into public.role_permissions (role, permission) values ('admin', ${permission})`;
      expect((await assignRole(tx, peopleByActor.admin, 'contributor')).code).toBeNull();
    },
  );
});

// private.may_read_forms answers for a tab with the permission of one of its forms
it('the forms of a tab have the same permission', async ({ tx }) => {
  expect(
    await tx`select tab from private.submission_sources group by tab having count(distinct permission) > 1`,
  ).toEqual([]);
});
