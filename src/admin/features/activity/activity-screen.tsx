import { mayOpenScreen } from '@/admin/config/screen-access';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { Screen } from '@/admin/ui/screen';
import { activityText as text } from '@/copy/admin/activity';
import { activityListUrlParams } from './activity-params';
import { ActivityCounters } from './components/activity-counters';
import { ActivityFilterBar } from './components/activity-filter-bar';
import { ActivityList } from './components/activity-list';

export function Component() {
  const { permissions, roleState } = useOwnPermissions();
  const searchParams = useUrlSearchParams();
  const params = activityListUrlParams.read(searchParams);
  const isRefused = !mayOpenScreen('/admin/activity', { permissions, roleState });
  return (
    <Screen title={text.title} lead={text.lead} refusal={isRefused && text.refused}>
      <ActivityCounters />
      <ActivityFilterBar params={params} />
      <ActivityList params={params} />
    </Screen>
  );
}
