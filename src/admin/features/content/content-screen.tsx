import { CalendarDays, CornerDownRight, LayoutList, Plus, UserRoundX } from 'lucide-react';
import { Link, Navigate } from 'react-router-dom';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useAccess } from '@/admin/features/auth/use-identity';
import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { ListNotice } from '@/admin/lists/list-notice';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { collectionText } from '@/copy/admin/collections';
import { commonText } from '@/copy/admin/common';
import { redirectText, contentText as text } from '@/copy/admin/content';
import { guideText } from '@/copy/admin/guide';
import { buttonStyles } from '@/shared/components/button-styles';
import { paths } from '@/shared/lib/paths';
import { ContentFilters } from './components/content-filters';
import { ContentList } from './components/content-list';
import { contentListParams, editorHref, legacyRedirect } from './content-list-params';
import { mayCreate } from './content-model';

const links = [
  { to: `${paths.admin.content}/rubriques`, icon: LayoutList, label: collectionText.open },
  { to: paths.admin.guide, icon: CalendarDays, label: guideText.open },
  { to: paths.admin.redirects, icon: CornerDownRight, label: redirectText.open },
];

export function Component() {
  const { user } = useAuth();
  const { permissions, hasRole } = useAccess();
  const parameters = useUrlSearchParams();
  const params = contentListParams.read(parameters);
  const legacyHref = legacyRedirect(parameters);
  if (legacyHref) return <Navigate to={legacyHref} replace />;

  if (hasRole === false) {
    return (
      <div className="flex flex-col gap-5">
        <ScreenHeader title={text.title} />
        <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={text.refused.noRole} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title={text.title}>
        {links.map(({ to, icon: Icon, label }) => (
          <Link key={to} to={to} className={buttonStyles('outline', undefined, 'compact')}>
            <Icon className="size-4" aria-hidden="true" />
            {label}
          </Link>
        ))}
        {mayCreate(permissions) ? (
          <Link to={editorHref(params, null)} className={buttonStyles('primary', undefined, 'compact')}>
            <Plus className="size-4" aria-hidden="true" />
            {text.create}
          </Link>
        ) : null}
      </ScreenHeader>
      <ContentFilters params={params} />
      <ContentList params={params} permissions={permissions} userId={user?.id ?? ''} />
    </div>
  );
}
