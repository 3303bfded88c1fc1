import { expect, it, vi } from 'vitest';
import { submissionTabKeys } from '@/admin/config/inbox-tabs';
import { listSubmissionBulkActions } from './submission-bulk';

vi.mock('@/admin/lib/supabase', () => ({ supabase: {} }));

it.each(submissionTabKeys)('asks before each action of the tab %s that cannot be undone', (tab) => {
  const people = [{ id: 'p', name: 'Awa Diop' }];
  const actions = listSubmissionBulkActions(tab, people, ['all']).flatMap((entry) =>
    'renderDialog' in entry ? [] : 'actions' in entry ? entry.actions : [entry],
  );
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter(({ question, undo }) => !question && !undo)).toEqual([]);
});
