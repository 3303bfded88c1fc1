import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { mayOpenScreen } from '@/admin/config/screen-access';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { RefusedNotice } from '@/admin/lists/refused-notice';
import { removeTrailingSlash } from '@/shared/lib/remove-trailing-slash';
import { ScreenHeader } from './screen-header';

interface ScreenLayoutProps extends ComponentProps<typeof ScreenHeader> {
  /** Main buttons, at the right of the title. */
  actions?: ReactNode;
  /** Replaces actions and content for a person who may not open this address (`screen-access.ts`). */
  refusedText?: string;
}

/**
 * Renders the head of a screen, then the content, or the reason of a refusal. Until the permissions are known, it shows
 * only title and lead: unknown permissions would show what the person may not do. The hidden content already sends its
 * requests. The head leaves out tabs that would refuse the person.
 */
export function ScreenLayout({ actions, tabs, refusedText, children, ...header }: ScreenLayoutProps) {
  const { isLoading, ...access } = useOwnRolesAndPermissions();
  // The router ignores case and a slash at the end.
  const path = removeTrailingSlash(useLocation().pathname).toLowerCase();
  const isRefused = refusedText !== undefined && !mayOpenScreen(path, access);
  const openTabs = tabs?.filter((tab) => mayOpenScreen(tab.path, access));
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader {...header} tabs={isLoading ? undefined : openTabs}>
        {isLoading || isRefused ? null : actions}
      </ScreenHeader>
      {isLoading ? <ListSkeleton /> : null}
      <div hidden={isLoading} className="flex flex-col gap-5">
        {isRefused ? <RefusedNotice text={refusedText} /> : children}
      </div>
    </div>
  );
}
