import { UserRoundX } from 'lucide-react';
import { mayOpenScreen } from '@/admin/config/screen-access';
import { mediaTabs } from '@/admin/config/screen-tabs';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { searchListUrlParams } from '@/admin/lists/search-list-params';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { binText } from '@/copy/admin/bin';
import { commonText } from '@/copy/admin/common';
import { mediaBinText } from '@/copy/admin/media-bin';
import { paths } from '@/shared/lib/paths';
import { MediaBin } from './components/media-bin';

/** Deleted files, for people who may delete them. */
export function Component() {
  const { loading, permissions, hasRole } = useOwnPermissions();
  const searchParams = useUrlSearchParams();
  const mayManage = mayOpenScreen(paths.admin.mediaBin, { permissions, hasRole });
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title={binText.title} lead={mediaBinText.lead} tabs={mayManage ? mediaTabs : undefined} />
      {loading ? (
        <ListSkeleton />
      ) : mayManage ? (
        <MediaBin params={searchListUrlParams.read(searchParams)} />
      ) : (
        <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={mediaBinText.refused} />
      )}
    </div>
  );
}
