import type { ComponentProps } from 'react';
import { loadCommonPasswords } from '../common-passwords';
import { PasswordField } from './password-field';

/** Field of a new password. Typing starts the download of the common passwords. */
export const NewPasswordField = (props: ComponentProps<typeof PasswordField>) => (
  <PasswordField {...props} autoComplete="new-password" required onInput={() => void loadCommonPasswords()} />
);
