import { FileQuestion, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/admin/ui/button';
import { adminCommonText } from '@/copy/admin/common';
import { toAppError } from '@/shared/lib/app-error';
import { ListNotice } from './list-notice';
import { RefusedNotice } from './refused-notice';

interface LoadFailureNoticeProps {
  title: string;
  error: unknown;
  onRetry: () => void;
  /** Text for a record that does not exist, or whose address is malformed; absent for a list. */
  missingText?: string;
  /** Other buttons or links. */
  children?: ReactNode;
}

/** Says why a list or a record did not load. A refusal and a missing record have no retry. */
export function LoadFailureNotice({ title, error, onRetry, missingText, children }: LoadFailureNoticeProps) {
  const { kind, message } = toAppError(error);
  if (kind === 'forbidden') return <RefusedNotice text={message}>{children}</RefusedNotice>;
  const isMissing = missingText !== undefined && (kind === 'not-found' || kind === 'invalid');
  return (
    <ListNotice
      icon={isMissing ? FileQuestion : WifiOff}
      title={title}
      text={isMissing ? missingText : message}
      role="alert"
    >
      {isMissing ? null : (
        <Button size="regular" onClick={onRetry}>
          {adminCommonText.retry}
        </Button>
      )}
      {children}
    </ListNotice>
  );
}
