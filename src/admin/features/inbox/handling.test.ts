import { expect, it } from 'vitest';
import { changedFields, type HandlingValues, isLate, mergeHandling } from './handling';

const opened: HandlingValues = { status: 'new', note: '', assignee: null, dueOn: null };

it('keeps what was typed here and takes the rest of what a colleague saved', () => {
  const stored: HandlingValues = { ...opened, status: 'done', note: 'La leur' };
  const typed: HandlingValues = { ...opened, note: 'La mienne', dueOn: '2026-05-02' };
  const merged = mergeHandling(typed, opened, stored);
  expect(merged).toEqual({ status: 'done', note: 'La mienne', assignee: null, dueOn: '2026-05-02' });
  expect(changedFields(opened, stored)).toEqual(['status', 'note']);
});

it('keeps a field that was emptied here empty', () => {
  const before: HandlingValues = { ...opened, note: 'Avant', dueOn: '2026-05-02' };
  const merged = mergeHandling({ ...before, note: '', dueOn: null }, before, { ...before, note: 'Après' });
  expect(merged).toMatchObject({ note: '', dueOn: null });
});

it.each([
  ['2026-05-01', 'new', true],
  ['2026-05-01', 'in_progress', true],
  ['2026-05-01', 'done', false],
  ['2026-05-01', 'spam', false],
  ['2026-05-02', 'new', false],
  [null, 'new', false],
])('due on %s and %s: late is %s on 2026-05-02', (dueOn, state, late) => {
  expect(isLate({ state, dueOn }, '2026-05-02')).toBe(late);
});
