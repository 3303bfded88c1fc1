import { WifiOff } from 'lucide-react';
import { Button } from '@/admin/ui/button';
import { commonText } from '@/copy/admin/common';
import { toAppError } from '@/shared/lib/app-error';
import { ListNotice } from './list-notice';
import { RefusedNotice } from './refused-notice';

interface ListFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Says why a list did not load. A refusal has no retry. */
export function ListFailure({ title, error, onRetry }: ListFailureProps) {
  const { kind, message } = toAppError(error);
  if (kind === 'forbidden') {
    return <RefusedNotice text={message} />;
  }
  return (
    <ListNotice icon={WifiOff} title={title} text={message} role="alert">
      <Button size="regular" onClick={onRetry}>
        {commonText.retry}
      </Button>
    </ListNotice>
  );
}
