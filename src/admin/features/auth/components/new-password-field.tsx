import type { ComponentProps } from 'react';
import { loadCommonPasswords } from '../common-passwords';
import { PasswordField } from './password-field';

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  /** Name under which password managers store the password, in a form without an e-mail field. */
  username?: string;
}

/** Field of a new password. Typing starts the download of the common passwords. */
export function NewPasswordField({ username, ...fieldProps }: NewPasswordFieldProps) {
  return (
    <>
      {username === undefined ? null : (
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      )}
      <PasswordField
        {...fieldProps}
        autoComplete="new-password"
        required
        onInput={() => void loadCommonPasswords()}
      />
    </>
  );
}
