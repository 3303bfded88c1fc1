import { ShieldAlert } from 'lucide-react';
import { isAllowed } from '@/admin/config/roles';
import { useAccess } from '@/admin/features/auth/use-identity';
import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { ListNotice } from '@/admin/lists/list-notice';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { activityText as text } from '@/copy/admin/activity';
import { commonText } from '@/copy/admin/common';
import { activityListParams } from './activity-params';
import { ActivityCounters } from './components/activity-counters';
import { ActivityFilters } from './components/activity-filters';
import { ActivityList } from './components/activity-list';

export function Component() {
  const { permissions, hasRole } = useAccess();
  const searchParams = useUrlSearchParams();
  const params = activityListParams.read(searchParams);
  const isRefused = hasRole === false || !isAllowed(permissions, 'user_manage');
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title={text.title} lead={text.lead} />
      {isRefused ? (
        <ListNotice icon={ShieldAlert} title={commonText.refusedTitle} text={text.refused} />
      ) : (
        <>
          <ActivityCounters />
          <ActivityFilters params={params} />
          <ActivityList params={params} />
        </>
      )}
    </div>
  );
}
