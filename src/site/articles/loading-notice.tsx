import { useEffect } from 'react';
import { focusTitle } from '@/shared/lib/focus-title';

/** Shown while a text loads. After a retry, the focus was on the removed button, and moves to the title that replaces this notice. */
export function LoadingNotice({ text, isRetry }: { text: string; isRetry: boolean }) {
  useEffect(
    () => () => {
      if (isRetry && document.activeElement === document.body) focusTitle();
    },
    [isRetry],
  );
  return (
    <p role="status" className="page-gutter min-h-dvh pt-42 text-muted lg:pt-44">
      <title>{text}</title>
      {text}
    </p>
  );
}
