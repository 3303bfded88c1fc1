// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { eraseText as text } from '@/copy/admin/inbox';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { refuse, stubApi } from '../../../../../tests/support/stub-api';
import { ErasePersonButton } from './erase-person-button';

it('asks to start again when a CV arrived before the erasure', async () => {
  stubApi(({ url }) =>
    url.href.includes('/rpc/erase_person') ? refuse(500, '55000') : { row_counts: {}, cv_paths: [] },
  );
  renderAdmin(<ErasePersonButton email="awa@exemple.com" onErased={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: text.open }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: text.confirm }));
  expect(await dialog.findByText(text.newCv)).toBeVisible();
});
