// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAdminHook } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { orphanFilesQuery, useRemoveOrphans } from './media-orphans';

const createObject = (name: string, created_at = '2026-01-01T00:00:00Z') => ({
  id: name,
  name,
  created_at,
  metadata: { size: 8 },
});

it('lists only files that no row names and no running upload may need', async () => {
  const rendition = { name: '0a1b2c3d-320.webp', width: 320, height: 200 };
  const objects = ['shown.png', 'binned.png', `binned.png.${rendition.name}`, 'orphan.png'];
  stubApi(({ url }) => {
    if (url.href.includes('/media_library')) return [{ filename: 'shown.png', renditions: null }];
    if (url.href.includes('/media_bin')) return [{ filename: 'binned.png', renditions: [rendition] }];
    const recentObject = createObject('running.png', new Date().toISOString());
    return [...objects.map((name) => createObject(name)), recentObject];
  });
  const orphans = await new QueryClient().fetchQuery(orphanFilesQuery(vi.fn()));
  expect(orphans.map(({ filename }) => filename)).toEqual(['orphan.png']);
});

it('reports a failure when the storage refuses to remove orphans', async () => {
  stubApi(({ url }) => (url.href.includes('/list/') ? [createObject('orphan.png')] : []));
  const { result } = renderAdminHook(useRemoveOrphans);
  await act(() => result.current.mutateAsync(['orphan.png']).catch(() => undefined));
  await vi.waitFor(() => expect(result.current.error).toMatchObject({ kind: 'not-found' }));
});
