import { type ComponentProps, useState } from 'react';
import { authText } from '@/copy/admin/auth';
import { TextField } from '@/shared/form/field';

/** Password field with a button that shows the text. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <div className="relative">
      <TextField {...props} type={isVisible ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        className="absolute -top-2.5 right-0 min-h-10 px-1 text-sm text-muted underline underline-offset-4 hover:text-fg"
        aria-label={isVisible ? authText.hidePassword : authText.showPassword}
        onClick={() => setIsVisible(!isVisible)}
      >
        {isVisible ? authText.hide : authText.show}
      </button>
    </div>
  );
}
