import { expect, it } from 'vitest';
import { mergeFields } from '@/admin/editing/merge-fields';
import { type FollowUpValues, isFollowUpOverdue, listChangedFollowUpFields } from './follow-up';

const openedValues: FollowUpValues = { status: 'new', note: '', assignee: null, due_on: null };

it('merges typed fields over the values that a colleague saved', () => {
  const storedValues: FollowUpValues = { ...openedValues, status: 'done', note: 'La leur' };
  const typedValues: FollowUpValues = { ...openedValues, note: 'La mienne', due_on: '2026-05-02' };
  const mergedValues = mergeFields(openedValues, typedValues, storedValues);
  expect(mergedValues).toEqual({ status: 'done', note: 'La mienne', assignee: null, due_on: '2026-05-02' });
  expect(listChangedFollowUpFields(openedValues, storedValues)).toEqual(['status', 'note']);
});

it('keeps a field empty after the person emptied it', () => {
  const before: FollowUpValues = { ...openedValues, note: 'Avant', due_on: '2026-05-02' };
  const mergedValues = mergeFields(
    before,
    { ...before, note: '', due_on: null },
    { ...before, note: 'Après' },
  );
  expect(mergedValues).toMatchObject({ note: '', due_on: null });
});

it.each([
  ['2026-05-01', 'new', true],
  ['2026-05-01', 'in_progress', true],
  ['2026-05-01', 'done', false],
  ['2026-05-01', 'spam', false],
  ['2026-05-02', 'new', false],
  [null, 'new', false],
])('treats a row due on %s in state %s as overdue on 2026-05-02: %s', (due_on, state, isOverdue) => {
  expect(isFollowUpOverdue({ state, due_on }, '2026-05-02')).toBe(isOverdue);
});
