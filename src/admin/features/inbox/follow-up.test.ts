import { expect, it } from 'vitest';
import { isFollowUpOverdue } from './follow-up';

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
