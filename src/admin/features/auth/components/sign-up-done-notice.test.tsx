// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { authText } from '@/copy/admin/auth';
import { SignUpDoneNotice } from './sign-up-done-notice';

const { link, editEmail } = authText.confirmationSent;

it.each([link, editEmail])('moves the focus to the title of the page after « %s »', async (name) => {
  render(
    <main>
      <h1>Administration</h1>
      <SignUpDoneNotice email="awa@exemple.com" onChooseSignIn={vi.fn()} onEditEmail={vi.fn()} />
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
