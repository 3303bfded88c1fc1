// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { contentChecksText } from '@/copy/admin/checks';
import { contentText } from '@/copy/admin/content';
import { stubApi } from '../../../../../tests/support/stub-api';
import { contentBulkActions } from './content-bulk';
import type { ContentListRow } from './content-queries';

const bodies: Record<string, string> = { ready: 'Un texte.', broken: '[ici]()', fresh: 'Un texte.' };
const updates: { columns: object; ids: string[] }[] = [];
const deletedIds: string[] = [];

beforeEach(() => {
  updates.length = 0;
  deletedIds.length = 0;
  // Every request returns its rows as stored: « fresh » is published, the others are drafts.
  stubApi(({ url, method, body }) => {
    // `in.(a,b)` → `a,b`
    const [, list = ''] = /^in\.\((.*)\)$/.exec(url.searchParams.get('id') ?? '') ?? [];
    const ids = list.split(',');
    if (method === 'PATCH') updates.push({ columns: body, ids });
    if (method === 'DELETE') deletedIds.push(...ids);
    return ids.map((id) => ({ id, status: id === 'fresh' ? 'published' : 'draft', content: bodies[id] }));
  });
});

const createRow = (id: string, row: Partial<ContentListRow> = {}) =>
  ({ id, status: 'draft', copy_of: null, ...row }) as ContentListRow;

it('refuses to publish working copies and texts with an empty link', async () => {
  const rows = [
    createRow('ready'),
    createRow('broken'),
    createRow('copy', { copy_of: 'online' }),
    createRow('online', { status: 'published' }),
  ];
  expect(await contentBulkActions.publish.apply(rows)).toEqual({
    doneIds: ['ready'],
    unchangedIds: ['online'],
    reasons: new Map([
      ['copy', contentText.bulk.workingCopyHint],
      ['broken', contentChecksText.cannotBePublished],
    ]),
  });
  expect(updates).toEqual([
    { columns: { status: 'published', published_at: expect.any(String) }, ids: ['ready'] },
  ]);
});

it('leaves out a text that a colleague published after the list was read', async () => {
  expect(await contentBulkActions.publish.apply([createRow('fresh')])).toMatchObject({
    doneIds: [],
    unchangedIds: ['fresh'],
  });
  expect(updates).toEqual([]);
});

it('leaves out a text whose status a colleague changed after the list was read', async () => {
  const outcome = await contentBulkActions.archive.apply([createRow('withdrawn', { status: 'published' })]);
  expect(outcome).toMatchObject({
    doneIds: [],
    reasons: new Map([['withdrawn', contentText.bulk.changedMeanwhile]]),
  });
  expect(updates).toEqual([]);
});

it.each([
  ['draft', 'archived'],
  ['archive', 'draft'],
] as const)('restores the former status of contents on undo of %s', async (name, otherStatus) => {
  const rows = [createRow('online', { status: 'published' }), createRow('other', { status: otherStatus })];
  const outcome = await contentBulkActions[name].undo.apply(rows);
  expect([...outcome.doneIds].sort()).toEqual(['online', 'other']);
  expect(updates).toHaveLength(2);
  expect(updates).toContainEqual({
    columns: { status: 'published', published_at: expect.any(String) },
    ids: ['online'],
  });
  expect(updates).toContainEqual({ columns: { status: otherStatus, published_at: null }, ids: ['other'] });
});

it('restores the former status of contents on undo of publish', async () => {
  const rows = [createRow('draft'), createRow('archive', { status: 'archived' })];
  expect(await contentBulkActions.publish.undo.apply(rows)).toEqual({ doneIds: ['draft', 'archive'] });
  expect(updates).toEqual([
    { columns: { status: 'draft', published_at: null }, ids: ['draft'] },
    { columns: { status: 'archived', published_at: null }, ids: ['archive'] },
  ]);
});

it('refuses to delete working copies, which the bin does not keep', async () => {
  const rows = [createRow('ready'), createRow('copy', { copy_of: 'online' })];
  expect(await contentBulkActions.delete.apply(rows)).toEqual({
    doneIds: ['ready'],
    reasons: new Map([['copy', contentText.bulk.workingCopyHint]]),
  });
  expect(deletedIds).toEqual(['ready']);
});
