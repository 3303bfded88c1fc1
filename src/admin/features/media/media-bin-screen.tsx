import { mayOpenScreen } from '@/admin/config/screen-access';
import { mediaScreenLinks } from '@/admin/config/screen-links';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { useReadonlySearchParams } from '@/admin/hooks/use-readonly-search-params';
import { searchAndPageUrlParams } from '@/admin/lists/search-and-page-params';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { binText } from '@/copy/admin/bin';
import { mediaBinText } from '@/copy/admin/media-bin';
import { paths } from '@/shared/lib/paths';
import { MediaBinList } from './components/media-bin-list';

/** Deleted files, for people who may delete them. */
export function Component() {
  const { isLoading, permissions, roleState } = useOwnRolesAndPermissions();
  const searchParams = useReadonlySearchParams();
  const mayManage = mayOpenScreen(paths.admin.mediaBin, { permissions, roleState });
  return (
    <ScreenLayout
      title={binText.title}
      lead={mediaBinText.lead}
      tabs={mayManage ? mediaScreenLinks : undefined}
      isLoading={isLoading}
      refusal={!mayManage && mediaBinText.refused}
    >
      <MediaBinList params={searchAndPageUrlParams.read(searchParams)} />
    </ScreenLayout>
  );
}
