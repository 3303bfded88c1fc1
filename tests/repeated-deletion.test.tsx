// @vitest-environment jsdom
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useRevokePreviewLink } from '@/admin/features/content/api/previews';
import { useDeleteRedirect } from '@/admin/features/content/api/redirects';
import { useDeleteCampaign } from '@/admin/features/newsletters/api/campaign-mutations';
import { useDeleteRole } from '@/admin/features/roles/api/role-mutations';
import { useDeleteCategory } from '@/admin/features/taxonomy/api/category-mutations';
import { useDeleteTag } from '@/admin/features/taxonomy/api/tag-mutations';
import { useWithdrawInvitation } from '@/admin/features/users/api/invitation-mutations';
import { useRemoveRole } from '@/admin/features/users/api/user-mutations';

// The back office sets this scheduler too (query-client.ts): the hook renders again before the next deletion.
notifyManager.setScheduler(queueMicrotask);

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

it.each([
  ['a preview link', useRevokePreviewLink],
  ['a redirect', useDeleteRedirect],
  ['a campaign', useDeleteCampaign],
  ['a role', useDeleteRole],
  ['a category', useDeleteCategory],
  ['a tag', useDeleteTag],
  ['an invitation', useWithdrawInvitation],
  ['an assignment', useRemoveRole],
])('a repeated deletion of %s succeeds after a lost answer to the first', async (_, useDeletion) => {
  let isDeleted = false;
  vi.stubGlobal('fetch', async (_input: unknown, { method }: RequestInit = {}) => {
    // After a refused retry, the app counts the rows that are left: none.
    if (method === 'HEAD') return new Response(null, { headers: { 'content-range': '*/0' } });
    if (isDeleted) return Response.json({ code: 'PGRST116', message: '' }, { status: 406 });
    isDeleted = true;
    throw new TypeError('Failed to fetch');
  });
  const { result } = renderHook(useDeletion, { wrapper });
  const send = () => act(() => result.current.mutateAsync('id').catch(() => undefined));
  await send();
  expect(result.current.error).toMatchObject({ kind: 'network' });
  await send();
  expect(result.current.error).toBeNull();
  vi.unstubAllGlobals();
});
