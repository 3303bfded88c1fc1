// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { linkDialogText } from '@/copy/admin/links';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { LinkPicker } from './link-picker';

it.each([
  ['refuses', 'javascript:alert(1)', linkDialogText.problems.scheme, []],
  ['picks', 'exemple.com/a', '', [['https://exemple.com/a']]],
])('Enter %s the address %s', async (_, address, status, picks) => {
  const onPick = vi.fn();
  renderAdmin(<LinkPicker value="" onPick={onPick} />);
  await userEvent.type(screen.getByRole('combobox'), `${address}{Enter}`);
  expect(screen.getByRole('status').textContent).toBe(status);
  expect(onPick.mock.calls).toEqual(picks);
});
