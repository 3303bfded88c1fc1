import type { ComponentProps } from 'react';
import { loadCommonPasswords } from '../common-passwords';
import { PasswordField } from './password-field';

/** Password that is being chosen: the list it must not stand in is fetched as soon as somebody types. */
export function NewPasswordField(props: ComponentProps<typeof PasswordField>) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      required
      onInput={() => void loadCommonPasswords()}
    />
  );
}
