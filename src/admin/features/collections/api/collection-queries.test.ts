// @vitest-environment jsdom
import { expect, it } from 'vitest';
import team from '@/copy/collections/team';
import { stubApi } from '../../../../../tests/support/stub-api';
import { createCollectionRevisionSource } from './collection-queries';

it('lists the default value of a collection as its oldest revision', async () => {
  stubApi(() => [{ version: 1, author_name: 'Awa', created_at: '2026-11-21T09:00:00Z' }]);
  const { list, read } = createCollectionRevisionSource(team);
  const { signal } = new AbortController();
  const revisions = await list(signal);
  expect(revisions.map(({ version }) => version)).toEqual([1, 0]);
  expect(await read(0, signal)).toEqual(team.initial);
});
