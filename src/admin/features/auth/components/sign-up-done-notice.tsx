import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/admin/ui/button';
import { authText } from '@/copy/admin/auth';
import { focusTitle } from '@/shared/lib/focus-title';

interface SignUpDoneNoticeProps {
  email: string;
  onChooseSignIn: () => void;
  onEditEmail: () => void;
}

const text = authText.confirmationSent;

/**
 * Confirmation after a sign-up, the same for known and new addresses: it must not reveal who has an account. The hint
 * helps a person who has an account and therefore gets no mail.
 */
export function SignUpDoneNotice({ email, onChooseSignIn, onEditEmail }: SignUpDoneNoticeProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);

  /** Runs an action that removes its pressed button, so the focus moves first. */
  function leave(action: () => void) {
    focusTitle();
    action();
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <MailCheck className="size-9 text-success" aria-hidden="true" />
      <h2 ref={titleRef} tabIndex={-1} className="font-display text-heading outline-none">
        {text.title}
      </h2>
      <p className="text-muted">
        {text.text} <strong className="break-all text-fg">{email}</strong>.
      </p>
      <p>
        {text.hint}{' '}
        <button
          type="button"
          className="min-h-10 font-semibold text-highlight underline underline-offset-4 hover:text-fg"
          onClick={() => leave(onChooseSignIn)}
        >
          {text.link}
        </button>
      </p>
      <Button onClick={() => leave(onEditEmail)}>{text.editEmail}</Button>
    </div>
  );
}
