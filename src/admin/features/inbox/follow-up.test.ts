import { expect, it } from 'vitest';
import { changedFields, type FollowUpValues, isOverdue, mergeFollowUp } from './follow-up';

const opened: FollowUpValues = { status: 'new', note: '', assignee: null, dueOn: null };

it('keeps typed fields and takes the others from the colleague', () => {
  const stored: FollowUpValues = { ...opened, status: 'done', note: 'La leur' };
  const typed: FollowUpValues = { ...opened, note: 'La mienne', dueOn: '2026-05-02' };
  const merged = mergeFollowUp(typed, opened, stored);
  expect(merged).toEqual({ status: 'done', note: 'La mienne', assignee: null, dueOn: '2026-05-02' });
  expect(changedFields(opened, stored)).toEqual(['status', 'note']);
});

it('keeps a field empty that was emptied here', () => {
  const before: FollowUpValues = { ...opened, note: 'Avant', dueOn: '2026-05-02' };
  const merged = mergeFollowUp({ ...before, note: '', dueOn: null }, before, { ...before, note: 'Après' });
  expect(merged).toMatchObject({ note: '', dueOn: null });
});

it.each([
  ['2026-05-01', 'new', true],
  ['2026-05-01', 'in_progress', true],
  ['2026-05-01', 'done', false],
  ['2026-05-01', 'spam', false],
  ['2026-05-02', 'new', false],
  [null, 'new', false],
])('due on %s with status %s: overdue is %s on 2026-05-02', (dueOn, state, late) => {
  expect(isOverdue({ state, dueOn }, '2026-05-02')).toBe(late);
});
