// @vitest-environment jsdom
import { notifyManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRenameProfile } from '@/admin/features/auth/api/profile-mutations';
import { useDeleteContent } from '@/admin/features/content/api/content-mutations';
import { useRevokePreviewLink } from '@/admin/features/content/api/previews';
import { useDeleteRedirect } from '@/admin/features/content/api/redirects';
import { useErasePerson } from '@/admin/features/inbox/api/submission-mutations';
import { useEraseMedia } from '@/admin/features/media/api/media-bin';
import { useRemoveOrphans } from '@/admin/features/media/api/media-orphans';
import { useDeleteCampaign } from '@/admin/features/newsletters/api/campaign-mutations';
import { useDeleteRole, useSaveRole } from '@/admin/features/roles/api/role-mutations';
import { useDeleteCategory, useSaveCategory } from '@/admin/features/taxonomy/api/category-mutations';
import { useDeleteTag, useMergeTag, useSaveTag } from '@/admin/features/taxonomy/api/tag-mutations';
import { useInvitePerson, useWithdrawInvitation } from '@/admin/features/users/api/invitation-mutations';
import { useDeletePerson } from '@/admin/features/users/api/person-mutations';
import { useAssignRole, useRemoveRole } from '@/admin/features/users/api/user-mutations';
import { deleteRows } from '@/admin/lib/delete-row';
import { renderAdminHook } from './support/render-admin';

// The back office sets this scheduler too (query-client.ts): the hook renders again before the next request.
notifyManager.setScheduler(queueMicrotask);

type UseWrite = () => { mutateAsync: (value: never) => Promise<unknown>; error: unknown };

/** Sends the same write twice, the second time with `correctedValue`. The answer to the first is lost. */
async function sendTwice(useWrite: UseWrite, value: unknown, correctedValue = value) {
  const { result } = renderAdminHook(useWrite);
  const send = (sentValue: unknown) =>
    act(() => result.current.mutateAsync(sentValue as never).catch(() => undefined));
  await send(value);
  expect(result.current.error).toMatchObject({ kind: 'network' });
  await send(correctedValue);
  expect(result.current.error).toBeNull();
}

const isOneRowExpected = (init: RequestInit) => new Headers(init.headers).get('accept')?.includes('object');

it.each<[string, UseWrite, unknown?, unknown?]>([
  ['a content', useDeleteContent],
  ['a preview link', useRevokePreviewLink],
  ['a redirect', useDeleteRedirect],
  ['a file of the bin', useEraseMedia, { id: 'id', filename: 'a.png', renditions: [] }],
  ['orphan files', useRemoveOrphans, ['a.png']],
  ['a campaign', useDeleteCampaign],
  ['a role', useDeleteRole],
  ['a category', useDeleteCategory],
  ['a tag', useDeleteTag],
  ['a merged tag', useMergeTag, { id: 'id', targetId: 'other' }],
  ['an invitation', useWithdrawInvitation],
  ['an assignment', useRemoveRole],
  [
    'an account without its new owner',
    useDeletePerson,
    { personId: 'id', newOwnerId: 'a' },
    { personId: 'id' },
  ],
])(
  'a repeated deletion of %s succeeds after a lost answer to the first',
  async (_, useDeletion, value = 'id', correctedValue = value) => {
    let isDeleted = false;
    vi.stubGlobal('fetch', async (_input: unknown, init: RequestInit = {}) => {
      // After a refused retry, the app counts the rows that are left: none.
      if (init.method === 'HEAD') return new Response(null, { headers: { 'content-range': '*/0' } });
      if (init.method !== 'GET' && !isDeleted) {
        isDeleted = true;
        throw new TypeError('Failed to fetch');
      }
      if (isOneRowExpected(init)) return Response.json({ code: 'PGRST116', message: '' }, { status: 406 });
      return Response.json([]);
    });
    await sendTwice(useDeletion, value, correctedValue);
  },
);

it.each<[string, UseWrite, unknown]>([
  ['deletion', useDeleteTag, 'deleted'],
  ['merge', useMergeTag, { id: 'deleted', targetId: 'other' }],
])('the first %s of a tag that a colleague deleted fails', async (_, useDeletion, value) => {
  vi.stubGlobal('fetch', async (_input: unknown, init: RequestInit = {}) =>
    isOneRowExpected(init)
      ? Response.json({ code: 'PGRST116', message: '' }, { status: 406 })
      : Response.json([]),
  );
  const { result } = renderAdminHook(useDeletion);
  await act(() => result.current.mutateAsync(value as never).catch(() => undefined));
  expect(result.current.error).toMatchObject({ message: expect.stringContaining('Élément introuvable') });
});

it('a repeated bulk deletion counts already deleted rows as deleted, but no refused row', async () => {
  vi.stubGlobal('fetch', async (_input: unknown, { method }: RequestInit = {}) =>
    Response.json([{ id: method === 'DELETE' ? 'new' : 'refused' }]),
  );
  const rows = ['new', 'deleted before', 'refused'].map((id) => ({ id }));
  expect(await deleteRows('content', rows)).toEqual({ doneIds: ['new', 'deleted before'] });
});

const pigiste = { label: 'Pigiste', description: '', permissions: [] };

it.each<[string, UseWrite, object, object?]>([
  ['a category', () => useSaveCategory(undefined), { name: 'Villes', slug: 'villes' }],
  ['a tag', () => useSaveTag(), { name: 'Dakar', slug: 'dakar' }],
  ['a role', () => useSaveRole(null), pigiste],
  [
    'a role with another permission',
    () => useSaveRole(null),
    pigiste,
    { ...pigiste, permissions: ['tags.manage'] },
  ],
  ['an assignment', useAssignRole, { userId: 'a', role: 'editor' }],
  ['an invitation', useInvitePerson, { email: 'awa@exemple.com', role: 'editor' }],
])(
  'a repeated creation of %s finds the row of the first after a lost answer',
  async (_, useCreation, value, correctedValue = value) => {
    let attempts = 0;
    vi.stubGlobal('fetch', async (_input: unknown, { method }: RequestInit = {}) => {
      if (method !== 'POST') return Response.json({ id: 'id', key: 'pigiste', role_permissions: [] });
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch');
      // A role that the first attempt created is then saved again.
      return attempts === 2
        ? Response.json({ code: '23505' }, { status: 409 })
        : Response.json({ key: 'pigiste' });
    });
    await sendTwice(useCreation, value, correctedValue);
  },
);

it('a repeated save of one’s own name succeeds after a lost answer', async () => {
  const profile: Record<string, string> = { id: 'a', first_name: 'Awa', last_name: 'Diop' };
  let saves = 0;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, { body }: RequestInit = {}) => {
    const filters = [...new URL(String(input)).searchParams].filter(([name]) => name !== 'select');
    if (filters.some(([name, filter]) => filter !== `eq.${profile[name]}`))
      return Response.json({ code: 'PGRST116', message: '' }, { status: 406 });
    Object.assign(profile, JSON.parse(String(body)));
    saves += 1;
    if (saves === 1) throw new TypeError('Failed to fetch');
    return Response.json({ id: 'a' });
  });
  await sendTwice(useRenameProfile, { id: 'a', values: { firstName: 'Zoé', lastName: '' } });
  expect(profile).toEqual({ id: 'a', first_name: 'Zoé', last_name: '' });
});

it('a repeated erasure of a person succeeds when no row is left', async () => {
  let rowCount = 1;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const erased = { contact_messages: rowCount };
    if (String(input).includes('/rpc/find_person'))
      return Response.json({ row_counts: erased, cv_paths: [] });
    rowCount = 0;
    if (erased.contact_messages > 0) throw new TypeError('Failed to fetch');
    return Response.json({ erased });
  });
  await sendTwice(useErasePerson, 'awa@exemple.com');
});
