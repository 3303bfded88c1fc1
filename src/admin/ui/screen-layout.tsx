import type { ComponentProps, ReactNode } from 'react';
import { mayOpenScreen } from '@/admin/config/screen-access';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { RefusedNotice } from '@/admin/lists/refused-notice';
import { ScreenHeader } from './screen-header';

interface ScreenLayoutProps extends ComponentProps<typeof ScreenHeader> {
  /** Main buttons, at the right of the title. */
  actions?: ReactNode;
  /** Why the person may not open the screen; false when they may. */
  refusal?: string | false;
}

/**
 * Renders the head of a screen, then the content, or the reason of a refusal. Until the permissions are known, it shows
 * only title and lead: unknown permissions would show what the person may not do. The hidden content already sends its
 * requests. The head leaves out tabs that would refuse the person.
 */
export function ScreenLayout({ actions, tabs, refusal, children, ...header }: ScreenLayoutProps) {
  const { isLoading, ...access } = useOwnRolesAndPermissions();
  const openTabs = tabs?.filter(({ path }) => mayOpenScreen(path, access));
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader {...header} tabs={isLoading ? undefined : openTabs}>
        {isLoading ? null : actions}
      </ScreenHeader>
      {isLoading ? <ListSkeleton /> : null}
      <div hidden={isLoading} className="flex flex-col gap-5">
        {refusal ? <RefusedNotice text={refusal} /> : children}
      </div>
    </div>
  );
}
