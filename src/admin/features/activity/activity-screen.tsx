import { useReadonlySearchParams } from '@/admin/hooks/use-readonly-search-params';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { activityText as text } from '@/copy/admin/activity';
import { activityListUrlParams } from './activity-params';
import { ActivityCounterCards } from './components/activity-counter-cards';
import { ActivityFilterBar } from './components/activity-filter-bar';
import { ActivityList } from './components/activity-list';

export function Component() {
  const searchParams = useReadonlySearchParams();
  const params = activityListUrlParams.read(searchParams);
  return (
    <ScreenLayout title={text.title} lead={text.lead} refusedText={text.refused}>
      <ActivityCounterCards />
      <ActivityFilterBar params={params} />
      <ActivityList params={params} />
    </ScreenLayout>
  );
}
