// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { inboxTabKeys } from '@/admin/config/inbox-tabs';
import type { SubmissionRow } from '../submission-row';
import { listSubmissionBulkActions } from './submission-bulk';

const listedRow = { source: 'business_contacts', state: 'new', assignee: null } as const;

it('an undo after a lost answer counts restored rows, not those of a colleague', async () => {
  const [entry] = listSubmissionBulkActions('business', [], ['all']);
  const doneAction =
    entry && 'actions' in entry ? entry.actions.find(({ label }) => label === 'Traité') : null;
  // An attempt without an answer restored the first row, and a colleague changed the second.
  const rows = ['restored', 'changed', 'done'].map((id) => ({ ...listedRow, id }) as SubmissionRow);
  const statusById: Record<string, string> = { restored: 'new', changed: 'spam', done: 'done' };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, { method, body }: RequestInit = {}) => {
    const wantedStatus = new URL(String(input)).searchParams.get('status')?.replace('eq.', '');
    const ids = Object.keys(statusById).filter((id) => statusById[id] === wantedStatus);
    if (method === 'PATCH') for (const id of ids) statusById[id] = JSON.parse(String(body)).status;
    return Response.json(ids.map((id) => ({ id })));
  });
  const outcome = await doneAction?.undo?.apply(rows);
  expect(outcome?.doneIds).toEqual(['restored', 'done']);
  expect(outcome?.reasons?.get('changed')).toBe('Un collègue l’a modifiée depuis.');
  expect(statusById).toEqual({ restored: 'new', changed: 'spam', done: 'new' });
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
