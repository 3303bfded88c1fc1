import type { ComponentProps, ReactNode } from 'react';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { RefusedNotice } from '@/admin/lists/refused-notice';
import { ScreenHeader } from './screen-header';

interface ScreenProps extends ComponentProps<typeof ScreenHeader> {
  /** Main buttons, at the right of the title. */
  actions?: ReactNode;
  /** True until the permissions are known. */
  isLoading?: boolean;
  /** Why the person may not open the screen; false when they may. */
  refusal?: string | false;
}

/** Renders the head of a screen, then the content, or the reason of a refusal. */
export function ScreenLayout({ actions, isLoading, refusal, children, ...header }: ScreenProps) {
  const content = refusal ? <RefusedNotice text={refusal} /> : children;
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader {...header}>{actions}</ScreenHeader>
      {isLoading ? <ListSkeleton /> : content}
    </div>
  );
}
