import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { InboxTabKey } from '@/admin/config/inbox-tabs';
import { ListToolbar } from '@/admin/lists/list-toolbar';
import { useListToolbar } from '@/admin/lists/use-list-toolbar';
import { inboxScreenText as text } from '@/copy/admin/inbox';
import { type FilterTab, FilterTabs } from '@/shared/components/filter-tabs';
import { buildInboxHref, type SubmissionParams } from '../submission-params';

interface InboxTabsProps {
  params: SubmissionParams;
  tabs: readonly FilterTab<InboxTabKey>[];
  /** Buttons beside the search. */
  end?: ReactNode;
  /** Panel of the open tab. */
  children: ReactNode;
}

/** Search of the inbox, and its tabs with their counts. */
export function InboxTabs({ params, tabs, end, children }: InboxTabsProps) {
  const navigate = useNavigate();
  const { getSearchProps } = useListToolbar({ href: buildInboxHref }, params);
  return (
    <>
      <ListToolbar search={getSearchProps(text.search)} end={end} />
      <FilterTabs
        label={text.tabsLabel}
        tabs={tabs}
        value={params.tab}
        onChange={(tab) =>
          navigate(buildInboxHref(params, { tab }), { replace: true, preventScrollReset: true })
        }
        units={text.units}
      >
        {children}
      </FilterTabs>
    </>
  );
}
