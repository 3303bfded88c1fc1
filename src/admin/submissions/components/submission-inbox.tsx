import { useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { tabKeys } from '@/admin/config/submissions';
import { MOST_FOUND, type Total } from '@/admin/lib/found';
import { ListToolbar } from '@/admin/list/list-toolbar';
import { SearchField } from '@/admin/list/search-field';
import { useListAddress } from '@/admin/list/use-list-address';
import { formsText as text } from '@/content/admin/forms';
import { FilterTabs } from '@/shared/ui/filter-tabs';
import { submissionQueries } from '../api/submission-queries';
import { type SubmissionParams, submissionHref } from '../submission-params';
import { ExportButton } from './export-dialog';
import { SubmissionFilters } from './submission-filters';
import { EmptyTab, SubmissionList } from './submission-list';
import { SubmissionPanel } from './submission-panel';

interface InboxProps {
  params: SubmissionParams;
}

const tabsWith = (totalOf: (index: number) => Total) =>
  tabKeys.map((value, index) => {
    const total = totalOf(index);
    return {
      value,
      label: text.tabs[value].label,
      count: total === null ? MOST_FOUND : total,
      more: total === null,
    };
  });

function useChoices(params: SubmissionParams) {
  const navigate = useNavigate();
  const setAddress = useListAddress();
  return {
    search: (search: string) => setAddress(submissionHref(params, { search })),
    tab: (tab: SubmissionParams['tab']) =>
      navigate(submissionHref(params, { tab }), { replace: true, preventScrollReset: true }),
  };
}

/** Everything visitors sent, for super admins. */
export function SubmissionInbox({ params }: InboxProps) {
  const choose = useChoices(params);
  const list = useQuery(submissionQueries.list(params));
  const counts = useQueries({ queries: tabKeys.map((tab) => submissionQueries.count(params, tab)) });
  const total = counts[tabKeys.indexOf(params.tab)]?.data;
  return (
    <>
      <ListToolbar
        search={<SearchField label={text.search} value={params.search} onSearch={choose.search} />}
        end={<ExportButton filters={params} total={total} />}
      />
      <div>
        <FilterTabs
          label={text.tabsLabel}
          tabs={tabsWith((index) => counts[index]?.data)}
          value={params.tab}
          onChange={choose.tab}
          units={text.units}
        >
          <div className="flex flex-col gap-5">
            <SubmissionFilters params={params} />
            <SubmissionList params={params} list={list} total={total} />
          </div>
        </FilterTabs>
      </div>
      {params.opened ? (
        <SubmissionPanel params={params} opened={params.opened} rows={list.data?.rows ?? []} />
      ) : null}
    </>
  );
}

/** What everybody else sees (specification 2.18): the same places, empty, and nothing is asked of the server. */
export function EmptyInbox({ params }: InboxProps) {
  const choose = useChoices(params);
  return (
    <>
      <ListToolbar
        search={<SearchField label={text.search} value={params.search} onSearch={choose.search} />}
      />
      <div>
        <FilterTabs
          label={text.tabsLabel}
          tabs={tabsWith(() => 0)}
          value={params.tab}
          onChange={choose.tab}
          units={text.units}
        >
          <EmptyTab tab={params.tab} />
        </FilterTabs>
      </div>
    </>
  );
}
