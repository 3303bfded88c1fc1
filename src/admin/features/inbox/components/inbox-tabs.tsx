import * as Tabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { InboxTabKey } from '@/admin/config/inbox-tabs';
import { ListToolbar } from '@/admin/lists/list-toolbar';
import { useListToolbar } from '@/admin/lists/use-list-toolbar';
import { inboxScreenText as text } from '@/copy/admin/inbox';
import { FilterTabLabel, type FilterTabsProps, getFilterTabClassName } from '@/shared/components/filter-tabs';
import { TabButton } from '@/shared/components/tab-button';
import { type SubmissionParams, submissionListUrlParams } from '../submission-params';

interface InboxTabsProps {
  params: SubmissionParams;
  tabs: FilterTabsProps<InboxTabKey>['tabs'];
  /** Buttons beside the search. */
  end?: ReactNode;
  /** Panel of the open tab. */
  children: ReactNode;
}

/** Search of the inbox, and its tabs with their counts. */
export function InboxTabs({ params, tabs, end, children }: InboxTabsProps) {
  const navigate = useNavigate();
  const { getSearchProps } = useListToolbar(submissionListUrlParams, params);
  const openTab = (tab: InboxTabKey) =>
    navigate(submissionListUrlParams.href(params, { tab }), { replace: true, preventScrollReset: true });
  return (
    <>
      <ListToolbar search={getSearchProps(text.search)} end={end} />
      <Tabs.Root value={params.tab} onValueChange={(tab) => openTab(tab as InboxTabKey)}>
        <Tabs.List aria-label={text.tabsLabel} className="flex flex-wrap gap-2 print:hidden">
          {tabs.map((tab) => (
            <TabButton
              key={tab.value}
              value={tab.value}
              isActive={tab.value === params.tab}
              onChoose={() => openTab(tab.value)}
              className={getFilterTabClassName(tab.value === params.tab)}
            >
              <FilterTabLabel {...tab} isActive={tab.value === params.tab} units={text.units} />
            </TabButton>
          ))}
        </Tabs.List>
        <Tabs.Content value={params.tab} className="pt-8 lg:pt-10">
          {children}
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}
