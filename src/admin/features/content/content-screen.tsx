import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { mayCreateContent } from '@/admin/config/roles';
import { contentScreenTabs } from '@/admin/config/screen-links';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { useReadonlySearchParams } from '@/admin/hooks/use-readonly-search-params';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { contentText as text } from '@/copy/admin/content';
import { getCompactButtonClassName } from '@/shared/components/button-class-name';
import { ContentFilterBar } from './components/content-filter-bar';
import { ContentList } from './components/content-list';
import { buildContentEditorHref, contentListUrlParams } from './content-list-params';

/** Screen of the content list. */
export function Component() {
  const { permissions } = useOwnRolesAndPermissions();
  const params = contentListUrlParams.read(useReadonlySearchParams());
  return (
    <ScreenLayout
      title={text.title}
      tabs={contentScreenTabs}
      refusedText={text.refused.noRole}
      actions={
        mayCreateContent(permissions) ? (
          <Link to={buildContentEditorHref(params, null)} className={getCompactButtonClassName('primary')}>
            <Plus className="size-4" aria-hidden="true" />
            {text.create}
          </Link>
        ) : null
      }
    >
      <ContentFilterBar params={params} />
      <ContentList params={params} />
    </ScreenLayout>
  );
}
