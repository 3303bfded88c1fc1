// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { revisionText } from '@/copy/admin/content-writing';
import { renderAdmin } from '../../../tests/support/render-admin';
import { RevisionsDialogButton } from './revisions-dialog-button';

it.each([
  ['restores a revision at once when visitors do not read the text', { title: 'Un' }, [[{ title: 'Un' }]]],
  ['shows an unreadable revision without a button to restore it', null, []],
])('%s', async (_, values, restoreCalls) => {
  const restore = vi.fn();
  const source = {
    queryKey: ['revisions'],
    list: async () => [{ version: 1, author_name: 'Awa', created_at: '2026-11-21T09:00:00.000Z' }],
    read: async () => values,
    describe: () => 'avant',
  };
  renderAdmin(
    <RevisionsDialogButton
      source={source}
      currentVersion={2}
      currentText="après"
      isDirty={false}
      isOnline={false}
      onRestore={restore}
    />,
  );
  act(() => screen.getByText(revisionText.open).click());
  const authorName = await screen.findByText('Awa');
  act(() => authorName.closest('button')?.click());
  expect(await screen.findByText('avant')).toBeInTheDocument();
  for (const button of screen.queryAllByText(revisionText.restore)) act(() => button.click());
  expect(restore.mock.calls).toEqual(restoreCalls);
});
