import { useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { type SubmissionTabKey, submissionTabKeys } from '@/admin/config/inbox-tabs';
import { ExportButton } from '@/admin/lists/export-button';
import { reconcileTotal } from '@/admin/lists/keyset';
import { ListToolbar } from '@/admin/lists/list-toolbar';
import { type RowTotal, SEARCH_CAP } from '@/admin/lists/row-total';
import { useListToolbar } from '@/admin/lists/use-list-toolbar';
import { submissionExportButtonText, inboxScreenText as text } from '@/copy/admin/inbox';
import { createSubmissionExport } from '../api/submission-export';
import { submissionQueries } from '../api/submission-queries';
import { buildInboxHref, type SubmissionParams } from '../submission-params';
import { CountTabs } from './count-tabs';
import { SubmissionFilterBar } from './submission-filter-bar';
import { EmptySubmissionTab, SubmissionList } from './submission-list';
import { SubmissionPanel } from './submission-panel';

function toTab(value: SubmissionTabKey, total?: RowTotal) {
  // The total of a search above the cap is null.
  const isCapped = total === null;
  return { value, label: text.tabs[value].label, count: isCapped ? SEARCH_CAP : total, isCapped };
}

function useInboxNavigation(params: SubmissionParams) {
  const navigate = useNavigate();
  return {
    ...useListToolbar({ href: buildInboxHref }, params),
    setTab: (tab: SubmissionParams['tab']) =>
      navigate(buildInboxHref(params, { tab }), { replace: true, preventScrollReset: true }),
  };
}

interface SubmissionInboxProps {
  params: SubmissionParams;
  /** Tabs that the person may read. Others are not requested. */
  tabs: readonly SubmissionTabKey[];
}

export function SubmissionInbox({ params, tabs }: SubmissionInboxProps) {
  const inboxNavigation = useInboxNavigation(params);
  const list = useQuery(submissionQueries.list(params));
  const counts = useQueries({ queries: tabs.map((tab) => submissionQueries.count(params, tab)) });
  const total = reconcileTotal(list.data, counts[tabs.indexOf(params.tab)]?.data);
  return (
    <>
      <ListToolbar
        search={inboxNavigation.getSearchProps(text.search)}
        end={
          <ExportButton
            title={submissionExportButtonText.title}
            disabled={total === 0}
            createExport={() => createSubmissionExport(params)}
          >
            {submissionExportButtonText.open}
          </ExportButton>
        }
      />
      <CountTabs
        label={text.tabsLabel}
        tabs={tabs.map((tab, index) => toTab(tab, tab === params.tab ? total : counts[index]?.data))}
        value={params.tab}
        onChange={inboxNavigation.setTab}
        units={text.units}
      >
        <div className="flex flex-col gap-5">
          <SubmissionFilterBar params={params} />
          <SubmissionList params={params} query={list} total={total} />
        </div>
      </CountTabs>
      {params.openSubmission ? (
        <SubmissionPanel
          params={params}
          openSubmission={params.openSubmission}
          rows={list.data?.rows ?? []}
        />
      ) : null}
    </>
  );
}

/** Empty screen for people without a readable tab (specification 2.18). Loads nothing. */
export function NoAccessInbox({ params }: { params: SubmissionParams }) {
  const inboxNavigation = useInboxNavigation(params);
  return (
    <>
      <ListToolbar search={inboxNavigation.getSearchProps(text.search)} />
      <CountTabs
        label={text.tabsLabel}
        tabs={submissionTabKeys.map((tab) => toTab(tab, 0))}
        value={params.tab}
        onChange={inboxNavigation.setTab}
        units={text.units}
      >
        <EmptySubmissionTab canRead={false} tab={params.tab} />
      </CountTabs>
    </>
  );
}
