import { isAllowed } from '@/admin/config/roles';
import { useAccess } from '@/admin/features/auth/use-identity';
import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { redirectText as text } from '@/copy/admin/content';
import { redirectListParams } from './api/redirects';
import { ContentSubscreen } from './components/content-subscreen';
import { RedirectList } from './components/redirect-list';

/** Former addresses of contents, which redirect to the current ones. */
export function Component() {
  const { permissions, hasRole } = useAccess();
  const searchParams = useUrlSearchParams();
  return (
    <ContentSubscreen title={text.title} lead={text.lead} hasRole={hasRole}>
      <RedirectList
        params={redirectListParams.read(searchParams)}
        mayRemove={isAllowed(permissions, 'content_edit', 'content_manage')}
      />
    </ContentSubscreen>
  );
}
