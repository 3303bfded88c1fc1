// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createTagMergeAction } from './tag-bulk';

const createTag = (id: string) => ({ id, name: id, slug: id });

it('counts merged tags and a tag that a colleague deleted as done', async () => {
  // The update merges tag b; afterwards neither b nor c exists.
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, { method }: RequestInit = {}) =>
    Response.json(method === 'PATCH' ? [{ id: 'b' }] : []),
  );
  const [target, merged, deleted] = [createTag('a'), createTag('b'), createTag('c')] as const;
  const { doneIds } = await createTagMergeAction(target).apply([target, merged, deleted]);
  expect(doneIds.toSorted()).toEqual(['a', 'b', 'c']);
});
