// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createTagMergeAction } from './tag-bulk';

const createTag = (id: string) => ({ id, name: id, slug: id });

it('counts merged tags, and one that a colleague deleted, as done', async () => {
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, { method, headers }: RequestInit = {}) => {
    if (method !== 'PATCH') return Response.json([]);
    const returnsRows = new Headers(headers).get('prefer')?.includes('return=representation');
    return returnsRows ? Response.json([{ id: 'b' }]) : new Response(null, { status: 204 });
  });
  const [target, merged, deleted] = [createTag('a'), createTag('b'), createTag('c')] as const;
  const { doneIds } = await createTagMergeAction(target).apply([target, merged, deleted]);
  expect(doneIds.toSorted()).toEqual(['a', 'b', 'c']);
});
