import { Plus, UserRoundX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { contentTabs } from '@/admin/config/screen-tabs';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { ListNotice } from '@/admin/lists/list-notice';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { commonText } from '@/copy/admin/common';
import { contentText as text } from '@/copy/admin/content';
import { buttonStyles } from '@/shared/components/button-styles';
import { ContentFilterBar } from './components/content-filter-bar';
import { ContentList } from './components/content-list';
import { buildContentEditorHref, contentListUrlParams } from './content-list-params';
import { mayCreateContent } from './content-model';

/** The list of contents. */
export function Component() {
  const { user } = useAuth();
  const { permissions, hasRole } = useOwnPermissions();
  const searchParams = useUrlSearchParams();
  const params = contentListUrlParams.read(searchParams);

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
      <ScreenHeader title={text.title} tabs={contentTabs}>
        {mayCreateContent(permissions) ? (
          <Link
            to={buildContentEditorHref(params, null)}
            className={buttonStyles('primary', undefined, 'compact')}
          >
            <Plus className="size-4" aria-hidden="true" />
            {text.create}
          </Link>
        ) : null}
      </ScreenHeader>
      <ContentFilterBar params={params} />
      <ContentList params={params} permissions={permissions} userId={user?.id ?? ''} />
    </div>
  );
}
