// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { stubApi } from '../../../../../tests/support/stub-api';
import { createTagMergeAction } from './tag-bulk';

const createTag = (id: string) => ({ id, name: id, slug: id });

it('counts merged tags and a tag that a colleague deleted as done', async () => {
  // The update merges tag b; afterwards neither b nor c exists.
  stubApi(({ method }) => (method === 'PATCH' ? [{ id: 'b' }] : []));
  const [target, merged, deleted] = [createTag('a'), createTag('b'), createTag('c')] as const;
  const { doneIds } = await createTagMergeAction(target).apply([target, merged, deleted]);
  expect(doneIds.toSorted()).toEqual(['a', 'b', 'c']);
});
