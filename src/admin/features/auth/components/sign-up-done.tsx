import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/admin/ui/button';
import { authText } from '@/copy/admin/auth';

interface SignUpDoneProps {
  email: string;
  onWantSignIn: () => void;
  onCorrect: () => void;
}

const text = authText.signUpDone;

/**
 * After a sign-up. A known address gets the same answer as a new one, so that nobody learns who has an account: the hint
 * is for the person who had one and waits for a mail that will not come.
 */
export function SignUpDone({ email, onWantSignIn, onCorrect }: SignUpDoneProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <MailCheck className="size-9 text-success" aria-hidden="true" />
      <h2 ref={title} tabIndex={-1} className="font-display text-heading outline-none">
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
          onClick={onWantSignIn}
        >
          {text.link}
        </button>
      </p>
      <Button onClick={onCorrect}>{text.again}</Button>
    </div>
  );
}
