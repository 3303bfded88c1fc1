import { expect, it, vi } from 'vitest';
import { submissionTabKeys } from '@/admin/config/inbox-tabs';
import { listSubmissionBulkActions } from './submission-bulk';

vi.mock('@/admin/lib/supabase', () => ({ supabase: {} }));

it.each(submissionTabKeys)('each action of the tab %s asks first or can be undone', (tab) => {
  const people = [{ id: 'p', name: 'Awa Diop' }];
  const actions = listSubmissionBulkActions(tab, people, ['all']).flatMap((entry) => {
    if ('actions' in entry) return entry.actions;
    return 'renderDialog' in entry ? [] : [entry];
  });
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter(({ question, undo }) => !question && !undo)).toEqual([]);
});
