import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { focusTitle } from '@/shared/lib/focus-title';

/** Shown while a text loads. After a retry, the pressed button is gone: the focus moves to the title that follows. */
export function LoadingNotice({ text, isRetry }: { text: string; isRetry: boolean }) {
  useEffect(
    () => () => {
      if (isRetry && document.activeElement === document.body) focusTitle();
    },
    [isRetry],
  );
  return (
    <div role="status" className="page-gutter min-h-dvh pt-42 text-muted lg:pt-44">
      <title>{text}</title>
      <h1>{text}</h1>
    </div>
  );
}

/** Leads to the new path of a moved text, and shows the notice until its page is loaded. */
export const MovedTextRedirect = ({ to, text }: { to: string; text: string }) => (
  <>
    <Navigate to={to} replace />
    <LoadingNotice text={text} isRetry={false} />
  </>
);
