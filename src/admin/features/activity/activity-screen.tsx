import { ShieldAlert } from 'lucide-react';
import { mayOpenScreen } from '@/admin/config/screen-access';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { ListNotice } from '@/admin/lists/list-notice';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { activityText as text } from '@/copy/admin/activity';
import { commonText } from '@/copy/admin/common';
import { activityListUrlParams } from './activity-params';
import { ActivityCounters } from './components/activity-counters';
import { ActivityFilterBar } from './components/activity-filter-bar';
import { ActivityList } from './components/activity-list';

export function Component() {
  const { permissions, hasRole } = useOwnPermissions();
  const searchParams = useUrlSearchParams();
  const params = activityListUrlParams.read(searchParams);
  const isRefused = !mayOpenScreen('/admin/activity', { permissions, hasRole });
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title={text.title} lead={text.lead} />
      {isRefused ? (
        <ListNotice icon={ShieldAlert} title={commonText.refusedTitle} text={text.refused} />
      ) : (
        <>
          <ActivityCounters />
          <ActivityFilterBar params={params} />
          <ActivityList params={params} />
        </>
      )}
    </div>
  );
}
