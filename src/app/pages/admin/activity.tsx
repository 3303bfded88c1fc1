import { ShieldAlert } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { hasRoute } from '@/app/has-route';
import { ListNotice } from '@/components/data-table/list-notice';
import { ScreenHeader } from '@/components/ui/screen-header';
import { isAllowed } from '@/config/roles';
import { activityText as text } from '@/content/admin/activity';
import { commonText } from '@/content/admin/common';
import { readActivityParams } from '@/features/activity/activity-params';
import { ActivityCounters } from '@/features/activity/components/activity-counters';
import { ActivityFilters } from '@/features/activity/components/activity-filters';
import { ActivityList } from '@/features/activity/components/activity-list';
import { useAccess } from '@/features/auth/use-identity';

/** The journal of the back office. */
export function Component() {
  const { permissions, hasRole } = useAccess();
  const [parameters] = useSearchParams();
  const params = readActivityParams(parameters);
  const refused = hasRole === false || !isAllowed(permissions, 'user_manage');
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title={text.title} lead={text.lead} />
      {refused ? (
        <ListNotice icon={ShieldAlert} title={commonText.refusedTitle} text={text.refused} />
      ) : (
        <>
          <ActivityCounters />
          <ActivityFilters params={params} />
          <ActivityList params={params} exists={hasRoute} />
        </>
      )}
    </div>
  );
}
