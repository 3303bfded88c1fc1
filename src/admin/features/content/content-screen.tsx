import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { mayCreateContent } from '@/admin/config/roles';
import { contentTabs } from '@/admin/config/screen-tabs';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { Screen } from '@/admin/ui/screen';
import { contentText as text } from '@/copy/admin/content';
import { compactButtonStyles } from '@/shared/components/button-styles';
import { ContentFilterBar } from './components/content-filter-bar';
import { ContentList } from './components/content-list';
import { buildContentEditorHref, contentListUrlParams } from './content-list-params';

export function Component() {
  const { permissions, roleState } = useOwnPermissions();
  const searchParams = useUrlSearchParams();
  const params = contentListUrlParams.read(searchParams);
  return (
    <Screen
      title={text.title}
      tabs={contentTabs}
      refusal={roleState === 'none' && text.refused.noRole}
      actions={
        mayCreateContent(permissions) ? (
          <Link to={buildContentEditorHref(params, null)} className={compactButtonStyles('primary')}>
            <Plus className="size-4" aria-hidden="true" />
            {text.create}
          </Link>
        ) : null
      }
    >
      <ContentFilterBar params={params} />
      <ContentList params={params} />
    </Screen>
  );
}
