import { expect, it, vi } from 'vitest';
import { inboxTabKeys } from '@/admin/config/inbox-tabs';
import type { SubmissionRow } from '../submission-row';
import { listSubmissionBulkActions } from './submission-bulk';

/** Status of each row of the table. */
let statusById: Record<string, string> = {};

vi.mock('@/admin/lib/supabase', () => {
  /** Fake query of the rows with the ids of `in` and the status of `filter`. With `newStatus`, `filter` also updates them. */
  function createQuery(newStatus?: string) {
    let ids: string[] = [];
    const query = {
      select: () => query,
      in(_column: string, wantedIds: string[]) {
        ids = wantedIds;
        return query;
      },
      filter(_column: string, _operator: string, status: string) {
        ids = ids.filter((id) => statusById[id] === status);
        if (newStatus) for (const id of ids) statusById[id] = newStatus;
        return query;
      },
      // biome-ignore lint/suspicious/noThenProperty: a query of supabase-js is awaited
      then: (resolve: (answer: object) => void) => resolve({ data: ids.map((id) => ({ id })), error: null }),
    };
    return query;
  }
  return {
    supabase: {
      from: () => ({
        select: () => createQuery(),
        update: ({ status }: { status: string }) => createQuery(status),
      }),
    },
  };
});

const listedRow = { source: 'business_contacts', state: 'new', assignee: null } as const;

it('an undo after a lost answer counts restored rows, not those of a colleague', async () => {
  const [entry] = listSubmissionBulkActions('business', [], ['all']);
  const doneAction =
    entry && 'actions' in entry ? entry.actions.find(({ label }) => label === 'Traité') : null;
  // An attempt without an answer restored the first row, and a colleague changed the second.
  const rows = ['restored', 'changed', 'done'].map((id) => ({ ...listedRow, id }) as SubmissionRow);
  statusById = { restored: 'new', changed: 'spam', done: 'done' };
  const outcome = await doneAction?.undo?.apply(rows);
  expect(outcome?.doneIds).toEqual(['restored', 'done']);
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
