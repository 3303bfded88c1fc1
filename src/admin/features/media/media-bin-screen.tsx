import { mayOpenScreen } from '@/admin/config/screen-access';
import { mediaTabs } from '@/admin/config/screen-tabs';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { searchAndPageUrlParams } from '@/admin/lists/search-and-page-params';
import { Screen } from '@/admin/ui/screen';
import { binText } from '@/copy/admin/bin';
import { mediaBinText } from '@/copy/admin/media-bin';
import { paths } from '@/shared/lib/paths';
import { MediaBin } from './components/media-bin';

/** Deleted files, for people who may delete them. */
export function Component() {
  const { isLoading, permissions, roleState } = useOwnPermissions();
  const searchParams = useUrlSearchParams();
  const mayManage = mayOpenScreen(paths.admin.mediaBin, { permissions, roleState });
  return (
    <Screen
      title={binText.title}
      lead={mediaBinText.lead}
      tabs={mayManage ? mediaTabs : undefined}
      isLoading={isLoading}
      refusal={!mayManage && mediaBinText.refused}
    >
      <MediaBin params={searchAndPageUrlParams.read(searchParams)} />
    </Screen>
  );
}
