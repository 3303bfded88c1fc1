import { hasAnyPermission } from '@/admin/config/roles';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { searchListUrlParams } from '@/admin/lists/search-list-params';
import { binText } from '@/copy/admin/bin';
import { contentBinText } from '@/copy/admin/content-bin';
import { ContentBin } from './components/content-bin';
import { ContentSubscreen } from './components/content-subscreen';
import { getVisibleDeleterId } from './content-model';

export function Component() {
  const { user } = useAuth();
  const { permissions, hasRole } = useOwnPermissions();
  const searchParams = useUrlSearchParams();
  return (
    <ContentSubscreen title={binText.title} lead={contentBinText.lead} hasRole={hasRole}>
      <ContentBin
        params={searchListUrlParams.read(searchParams)}
        deletedBy={getVisibleDeleterId(permissions, user?.id ?? '')}
        mayErase={hasAnyPermission(permissions, 'content_manage')}
      />
    </ContentSubscreen>
  );
}
