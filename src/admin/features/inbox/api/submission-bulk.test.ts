// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { inboxTabKeys } from '@/admin/config/inbox-tabs';
import { stubApi } from '../../../../../tests/support/stub-api';
import type { SubmissionRow } from '../submission-row';
import { listSubmissionBulkActions } from './submission-bulk';

const listedRow = { source: 'business_contacts', state: 'new', assignee: null } as const;

it('an undo after a lost answer counts restored rows, not rows that colleagues changed', async () => {
  const [entry] = listSubmissionBulkActions('business', [], ['all']);
  const doneAction =
    entry && 'actions' in entry ? entry.actions.find(({ label }) => label === 'Traité') : null;
  // An attempt without an answer restored the first row, and a colleague changed the second.
  const rows = ['restored', 'changed', 'done'].map((id) => ({ ...listedRow, id }) as SubmissionRow);
  const statusById: Record<string, string> = { restored: 'new', changed: 'spam', done: 'done' };
  stubApi(({ url, method, body }) => {
    const wantedStatus = url.searchParams.get('status')?.replace('eq.', '');
    const ids = Object.keys(statusById).filter((id) => statusById[id] === wantedStatus);
    if (method === 'PATCH') for (const id of ids) statusById[id] = body.status;
    return ids.map((id) => ({ id }));
  });
  const outcome = await doneAction?.undo?.apply(rows);
  expect(outcome?.doneIds).toEqual(['restored', 'done']);
  expect(outcome?.reasons?.get('changed')).toBe('Un collègue l’a modifiée depuis.');
  expect(statusById).toEqual({ restored: 'new', changed: 'spam', done: 'new' });
});

it('an undo of an assignment gives each row its old assignee back', async () => {
  const people = [{ id: 'awa', name: 'Awa Diop' }];
  const assignActions = listSubmissionBulkActions('business', people, ['all']).flatMap((entry) =>
    'actions' in entry ? entry.actions : [],
  );
  const assignToAwa = assignActions.find(({ label }) => label === 'Awa Diop');
  const oldAssignees = { a: null, b: 'zoe', c: null, d: 'zoe' };
  const rows = Object.entries(oldAssignees).map(
    ([id, assignee]) => ({ ...listedRow, id, assignee }) as SubmissionRow,
  );
  // After the bulk action, a colleague assigned the last row to another person.
  const assignees: Record<string, string | null> = { a: 'awa', b: 'awa', c: 'awa', d: 'moussa' };
  stubApi(({ url, method, body }) => {
    const params = url.searchParams;
    // "in.(a,b)" → ["a", "b"]
    const listedIds = params.get('id')?.slice('in.('.length, -1).split(',') ?? [];
    const assigneeFilter = params.get('assignee');
    const toFilter = (assignee: string | null | undefined) => (assignee ? `eq.${assignee}` : 'is.null');
    const ids = listedIds.filter((id) => toFilter(assignees[id]) === assigneeFilter);
    if (method === 'PATCH') for (const id of ids) assignees[id] = body.assignee;
    return ids.map((id) => ({ id }));
  });
  const outcome = await assignToAwa?.undo?.apply(rows);
  expect(outcome?.doneIds.toSorted()).toEqual(['a', 'b', 'c']);
  expect(assignees).toEqual({ ...oldAssignees, d: 'moussa' });
});

it.each(inboxTabKeys)('each action of the tab %s asks first or can be undone', (tab) => {
  const people = [{ id: 'p', name: 'Awa Diop' }];
  const actions = listSubmissionBulkActions(tab, people, ['all']).flatMap((entry) => {
    if ('actions' in entry) return entry.actions;
    return 'renderDialog' in entry ? [] : [entry];
  });
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter(({ question, undo }) => !question && !undo)).toEqual([]);
});
