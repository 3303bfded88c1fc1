import { hasAnyPermission } from '@/admin/config/roles';
import { contentTabs } from '@/admin/config/screen-tabs';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { searchAndPageUrlParams } from '@/admin/lists/search-and-page-params';
import { Screen } from '@/admin/ui/screen';
import { binText } from '@/copy/admin/bin';
import { contentText } from '@/copy/admin/content';
import { contentBinText } from '@/copy/admin/content-bin';
import { ContentBin } from './components/content-bin';
import { getVisibleDeleterId } from './content-model';

export function Component() {
  const { user } = useAuth();
  const { permissions, hasRole } = useOwnPermissions();
  const searchParams = useUrlSearchParams();
  return (
    <Screen
      title={binText.title}
      lead={contentBinText.lead}
      tabs={contentTabs}
      refusal={hasRole === false && contentText.refused.noRole}
    >
      <ContentBin
        params={searchAndPageUrlParams.read(searchParams)}
        deletedBy={getVisibleDeleterId(permissions, user?.id ?? '')}
        mayErase={hasAnyPermission(permissions, 'content_manage')}
      />
    </Screen>
  );
}
