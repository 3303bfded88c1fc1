// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { eraseText as text } from '@/copy/admin/inbox';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { ErasePersonButton } from './erase-person-button';

it('asks to start again when a CV arrived before the erasure', async () => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    String(input).includes('/rpc/erase_person')
      ? Response.json({ code: '55000' }, { status: 500 })
      : Response.json({ row_counts: {}, cv_paths: [] }),
  );
  renderAdmin(<ErasePersonButton email="awa@exemple.com" onErased={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: text.open }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: text.confirm }));
  expect(await dialog.findByText(text.newCv)).toBeVisible();
});
