import { hasAnyPermission } from '@/admin/config/roles';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { redirectText as text } from '@/copy/admin/content';
import { redirectListUrlParams } from './api/redirects';
import { ContentSubscreen } from './components/content-subscreen';
import { RedirectList } from './components/redirect-list';

/** Former addresses of contents, which redirect to the current ones. */
export function Component() {
  const { permissions, hasRole } = useOwnPermissions();
  const searchParams = useUrlSearchParams();
  return (
    <ContentSubscreen title={text.title} lead={text.lead} hasRole={hasRole}>
      <RedirectList
        params={redirectListUrlParams.read(searchParams)}
        mayRemove={hasAnyPermission(permissions, 'content_edit', 'content_manage')}
      />
    </ContentSubscreen>
  );
}
