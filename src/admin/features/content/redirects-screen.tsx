import { hasAnyPermission } from '@/admin/config/roles';
import { contentTabs } from '@/admin/config/screen-tabs';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { Screen } from '@/admin/ui/screen';
import { contentText, redirectText as text } from '@/copy/admin/content';
import { redirectListUrlParams } from './api/redirects';
import { RedirectList } from './components/redirect-list';

/** Former addresses of contents, which redirect to the current ones. */
export function Component() {
  const { permissions, hasRole } = useOwnPermissions();
  const searchParams = useUrlSearchParams();
  return (
    <Screen
      title={text.title}
      lead={text.lead}
      tabs={contentTabs}
      refusal={hasRole === false && contentText.refused.noRole}
    >
      <RedirectList
        params={redirectListUrlParams.read(searchParams)}
        mayDelete={hasAnyPermission(permissions, 'content_edit', 'content_manage')}
      />
    </Screen>
  );
}
