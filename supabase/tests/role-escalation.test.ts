import { describe, expect } from 'vitest';
import { peopleByActor, targetPeople } from './support/actors.ts';
import {
  expectRefusal,
  getOnlyRow,
  runAs,
  type StatementSender,
  type Transaction,
} from './support/database.ts';
import { insertNewPerson, insertRole } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

const { colleague, newcomer } = targetPeople;

async function loadRoles(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx<
    { role: string }[]
  >`select role from public.user_roles where user_id = ${id} order by role`;
  return rows.map(({ role }) => role);
}

describe('role assignments', () => {
  it('of one insert are all refused when one of them is not allowed', async ({ tx }) => {
    const rows = [
      { user_id: newcomer.id, role: 'contributor' },
      { user_id: newcomer.id, role: 'super_admin' },
    ];
    await expectRefusal(tx, 'admin', '42501')`insert into public.user_roles ${tx(rows)}`;
    expect(await loadRoles(tx, newcomer.id)).toEqual([]);
  });

  it('cannot be replaced by an upsert, not even by a super admin', async ({ tx }) => {
    const row = { user_id: colleague.id, role: 'editor' };
    for (const actor of ['admin', 'super admin'] as const) {
      await expectRefusal(tx, actor, '42501')`
          insert into public.user_roles ${tx(row)}
          on conflict (user_id, role) do update set role = 'super_admin'`;
    }
    expect(await loadRoles(tx, colleague.id)).toEqual(['editor']);
  });

  it('stay when the account that granted them is deleted', async ({ tx }) => {
    const grantor = await insertNewPerson(tx, 'admin');
    const row = { user_id: newcomer.id, role: 'editor' };
    expect((await runAs(tx, grantor)`insert into public.user_roles ${tx(row)}`).code).toBe(null);
    await tx`delete from auth.users where id = ${grantor.id}`;
    const rows = await tx`select role, granted_by from public.user_roles where user_id = ${newcomer.id}`;
    expect(getOnlyRow(rows)).toEqual({ role: 'editor', granted_by: null });
  });

  it('of custom roles are added and removed by super admins only', async ({ tx }) => {
    const role = await insertRole(tx, ['content_draft']);
    const grant = { user_id: newcomer.id, role };
    const insert = (who: StatementSender) => runAs(tx, who)`insert into public.user_roles ${tx(grant)}`;
    const remove = (who: StatementSender) =>
      runAs(tx, who)`delete from public.user_roles where role = ${role}`;
    expect((await insert('admin')).code).toBe('42501');
    expect(await loadRoles(tx, newcomer.id)).toEqual([]);
    expect((await insert('super admin')).code).toBe(null);
    expect(await remove('admin')).toMatchObject({ code: null, count: 0 });
    expect(await loadRoles(tx, newcomer.id)).toEqual([role]);
    expect(await remove('super admin')).toMatchObject({ code: null, count: 1 });
  });

  it('cannot give a permission that the assigning account lacks', async ({ tx }) => {
    const roles = ['editor', 'moderator', 'contributor'];
    const listOutcomes = async () => {
      const codes: (string | null)[] = [];
      for (const role of roles) {
        const row = { user_id: newcomer.id, role };
        const { code } = await runAs(tx, 'admin')`insert into public.user_roles ${tx(row)}`;
        codes.push(code);
      }
      await tx`delete from public.user_roles where user_id = ${newcomer.id}`;
      return codes;
    };
    expect(await listOutcomes()).toEqual([null, null, null]);
    await tx`delete from public.role_permissions where role = 'admin' and permission = 'media_manage'`;
    expect(await listOutcomes()).toEqual(['42501', null, null]);
    await tx`insert into public.role_permissions (role, permission) values ('admin', 'media_upload')`;
    expect(await listOutcomes()).toEqual([null, null, null]);
    await tx`delete from public.role_permissions where role = 'admin' and permission = 'content_manage'`;
    expect(await listOutcomes()).toEqual(['42501', '42501', '42501']);
    await tx`delete from public.role_permissions where role = 'admin' and permission = 'user_manage'`;
    await tx`insert into public.role_permissions (role, permission) values ('admin', 'content_manage')`;
    expect(await listOutcomes()).toEqual(['42501', '42501', '42501']);
  });

  it('are not read from the token, its metadata or a setting of the session', async ({ tx }) => {
    const claims = {
      sub: peopleByActor['no role'].id,
      role: 'authenticated',
      user_role: 'super_admin',
      app_metadata: { role: 'super_admin', roles: ['super_admin'] },
      user_metadata: { role: 'super_admin' },
    };
    await tx`
      select set_config('role', 'authenticated', true),
        set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
        set_config('request.headers', '{"x-role": "super_admin"}', true)`;
    const rows = await tx`
      select private.has_permission('all') as everything, private.is_staff() as staff,
        private.can_assign_role(${newcomer.id}, 'contributor') as assigns`;
    expect(getOnlyRow(rows)).toEqual({ everything: false, staff: false, assigns: false });
  });
});

describe('roles', () => {
  it('are those of the specification, with their permissions', async ({ tx }) => {
    const rows = await tx`
      select key, label, array(
        select permission from public.role_permissions where role = key order by permission
      ) as permissions
      from public.roles where is_system order by position`;
    expect(rows).toEqual([
      { key: 'super_admin', label: 'Super Admin', permissions: ['all'] },
      {
        key: 'admin',
        label: 'Administrateur',
        permissions: ['content_manage', 'media_manage', 'user_manage'],
      },
      { key: 'editor', label: 'Éditeur', permissions: ['content_create', 'content_edit', 'media_upload'] },
      { key: 'moderator', label: 'Modérateur', permissions: ['comment_manage', 'content_moderate'] },
      { key: 'contributor', label: 'Contributeur', permissions: ['content_draft'] },
    ]);
  });

  it('cannot be deleted while a person has them; their permissions are deleted too', async ({ tx }) => {
    const role = await insertRole(tx, ['content_draft']);
    const holder = await insertNewPerson(tx, role);
    const remove = (who: StatementSender) => runAs(tx, who)`delete from public.roles where key = ${role}`;
    expect((await remove('super admin')).code).toBe('23503');
    await tx`delete from public.user_roles where user_id = ${holder.id}`;
    expect(await remove('super admin')).toMatchObject({ code: null, count: 1 });
    expect(await tx`select from public.role_permissions where role = ${role}`).toEqual([]);
  });

  it.for(['', 'Admin', 'a', '1er', 'a-b', 'é', 'x'.repeat(41)])(
    'refuse the key "%s"',
    async (key, { tx }) => {
      const row = { key, label: 'Rôle' };
      await expectRefusal(tx, 'super admin', '23514')`insert into public.roles ${tx(row)}`;
    },
  );

  it.for(['', '   ', 'x'.repeat(61)])('refuse the label "%s"', async (label, { tx }) => {
    const row = { key: 'pigiste', label };
    await expectRefusal(tx, 'super admin', '23514')`insert into public.roles ${tx(row)}`;
  });
});
