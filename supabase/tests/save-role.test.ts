import { describe, expect } from 'vitest';
import { ACTOR_NAMES } from './support/actors.ts';
import { getOnlyRow, runAs, type StatementSender, type Transaction } from './support/database.ts';
import { insertRole } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

interface SaveArguments {
  key: string;
  label?: string;
  description?: string;
  added?: string[];
  removed?: string[];
  version?: number;
}

const save = (
  tx: Transaction,
  who: StatementSender,
  { key, label = 'Pigiste', description = 'Ponctuel', added = [], removed = [], version }: SaveArguments,
) =>
  runAs(tx, who)`
    select key, label, version from public.save_role(
      role_key => ${key}, role_label => ${label}, role_description => ${description},
      permissions_added => ${added}, permissions_removed => ${removed}, base_version => ${version ?? null}
    )`;

/** Returns everything that a save could change. */
async function loadRelatedRows(tx: Transaction, key: string) {
  const state = await tx`
    select (select to_jsonb(role) from public.roles as role where key = ${key}) as row,
      array(select permission from public.role_permissions where role = ${key} order by 1) as permissions,
      -- other test files write journal lines at the same time
      (select count(*)::int from public.activity_log
        where type = 'role' and action = 'update' and ${key} in (details ->> 'role', details ->> 'key')) as journal_lines`;
  return getOnlyRow(state);
}

it.for(ACTOR_NAMES)(
  'a new role is created by %s with its permissions, or not at all',
  async (actor, { tx }) => {
    const isAllowed = actor === 'super admin';
    const requested = ['content_draft', 'media_upload'];
    const result = await save(tx, actor, { key: 'pigiste', added: requested });
    expect([result.code, result.count]).toEqual(isAllowed ? [null, 1] : ['42501', 0]);
    const { row, permissions } = await loadRelatedRows(tx, 'pigiste');
    if (!isAllowed) return expect([row, permissions]).toEqual([null, []]);
    expect(result.rows).toEqual([{ key: 'pigiste', label: 'Pigiste', version: 1 }]);
    expect(permissions).toEqual(requested);
  },
);

it.for(ACTOR_NAMES)('an existing role is saved completely by %s, or not at all', async (actor, { tx }) => {
  const isAllowed = actor === 'super admin';
  const key = await insertRole(tx, ['content_draft', 'content_edit']);
  const before = await loadRelatedRows(tx, key);
  const change = { key, label: 'Changé', added: ['media_upload'], removed: ['content_edit'], version: 1 };
  const result = await save(tx, actor, change);
  // row security refuses signed-in people without an error, by changing no row
  expect([result.code, result.count]).toEqual([actor === 'anon' ? '42501' : null, isAllowed ? 1 : 0]);
  const after = await loadRelatedRows(tx, key);
  if (!isAllowed) return expect(after).toEqual(before);
  expect(after).toMatchObject({
    row: { label: 'Changé', version: 2 },
    permissions: ['content_draft', 'media_upload'],
  });
});

describe('a save of a role', () => {
  it('over another version writes nothing, not in the journal either', async ({ tx }) => {
    const key = await insertRole(tx, ['content_draft']);
    await save(tx, 'super admin', { key, added: ['media_upload'], version: 1 });
    const before = await loadRelatedRows(tx, key);
    const staleChange = { key, label: 'Moi', added: ['user_manage'], removed: ['content_draft'] };
    for (const version of [1, 3]) {
      const result = await save(tx, 'super admin', { ...staleChange, version });
      expect(result).toMatchObject({ code: null, count: 0 });
      expect(await loadRelatedRows(tx, key)).toEqual(before);
    }
  });

  it.for([
    ['an unknown permission is given', { added: ['media_upload', 'fly'] }, '23514'],
    ['the permission all is given', { added: ['media_upload', 'all'] }, '23514'],
    ['its name is refused', { label: ' ', added: ['media_upload'] }, '23514'],
    ['21 permissions are given', { added: Array(21).fill('media_upload') }, '22023'],
    ['21 permissions are taken', { removed: Array(21).fill('media_upload') }, '22023'],
  ] satisfies [string, Partial<SaveArguments>, string][])(
    'changes nothing when %s',
    async ([_what, change, code], { tx }) => {
      const key = await insertRole(tx, ['content_draft']);
      const before = await loadRelatedRows(tx, key);
      const wrongChange = { label: 'Changé', removed: ['content_draft'], ...change };
      expect((await save(tx, 'super admin', { key, version: 1, ...wrongChange })).code).toBe(code);
      expect(await loadRelatedRows(tx, key)).toEqual(before);
      expect((await save(tx, 'super admin', { key: 'pigiste', ...wrongChange })).code).toBe(code);
      expect((await loadRelatedRows(tx, 'pigiste')).row).toBe(null);
    },
  );

  it('cannot change the super admin role', async ({ tx }) => {
    const before = await loadRelatedRows(tx, 'super_admin');
    const change = { key: 'super_admin', label: 'Changé', removed: ['all'], version: before.row.version };
    expect((await save(tx, 'super admin', change)).code).toBe('42501');
    expect(await loadRelatedRows(tx, 'super_admin')).toEqual(before);
  });

  it('refuses an existing key, and accepts a permission already granted', async ({ tx }) => {
    const key = await insertRole(tx, ['content_draft']);
    expect((await save(tx, 'super admin', { key })).code).toBe('23505');
    const result = await save(tx, 'super admin', { key, added: ['content_draft'], version: 1 });
    expect(result.code).toBe(null);
    expect((await loadRelatedRows(tx, key)).permissions).toEqual(['content_draft']);
  });
});
