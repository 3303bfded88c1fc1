import { isAllowed } from '@/admin/config/roles';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useAccess } from '@/admin/features/auth/use-identity';
import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { searchListParams } from '@/admin/lists/search-list-params';
import { binText } from '@/copy/admin/bin';
import { contentBinText } from '@/copy/admin/content-bin';
import { ContentBin } from './components/content-bin';
import { ContentSubscreen } from './components/content-subscreen';
import { deletedByFilter } from './content-model';

export function Component() {
  const { user } = useAuth();
  const { permissions, hasRole } = useAccess();
  const searchParams = useUrlSearchParams();
  return (
    <ContentSubscreen title={binText.title} lead={contentBinText.lead} hasRole={hasRole}>
      <ContentBin
        params={searchListParams.read(searchParams)}
        deletedBy={deletedByFilter(permissions, user?.id ?? '')}
        mayErase={isAllowed(permissions, 'content_manage')}
      />
    </ContentSubscreen>
  );
}
