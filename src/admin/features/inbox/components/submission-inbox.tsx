import { useQueries, useQuery } from '@tanstack/react-query';
import { type InboxTabKey, inboxTabKeys } from '@/admin/config/inbox-tabs';
import { ExportButton } from '@/admin/lists/export-button';
import { reconcileTotal } from '@/admin/lists/keyset';
import { type RowTotal, SEARCH_CAP } from '@/admin/lists/row-total';
import { submissionExportButtonText, inboxScreenText as text } from '@/copy/admin/inbox';
import { createSubmissionExport } from '../api/submission-export';
import { submissionQueries } from '../api/submission-queries';
import type { SubmissionKey, SubmissionParams } from '../submission-params';
import { InboxTabs } from './inbox-tabs';
import { SubmissionFilterBar } from './submission-filter-bar';
import { EmptySubmissionTab, SubmissionList } from './submission-list';
import { SubmissionPanel } from './submission-panel';

function toTab(value: InboxTabKey, total?: RowTotal) {
  // The total of a search above the cap is null.
  const isCapped = total === null;
  return { value, label: text.tabs[value].label, count: isCapped ? SEARCH_CAP : total, isCapped };
}

interface SubmissionInboxProps {
  params: SubmissionParams;
  /** Submission whose panel is open; null for none. */
  openSubmission: SubmissionKey | null;
  /** Tabs that the person may read. Others are not requested. */
  tabs: readonly InboxTabKey[];
}

export function SubmissionInbox({ params, openSubmission, tabs }: SubmissionInboxProps) {
  const list = useQuery(submissionQueries.list(params));
  const counts = useQueries({ queries: tabs.map((tab) => submissionQueries.count(params, tab)) });
  const total = reconcileTotal(list.data, counts[tabs.indexOf(params.tab)]?.data);
  return (
    <>
      <InboxTabs
        params={params}
        tabs={tabs.map((tab, index) => toTab(tab, tab === params.tab ? total : counts[index]?.data))}
        end={
          <ExportButton
            title={submissionExportButtonText.title}
            disabled={total === 0}
            total={total}
            createExport={() => createSubmissionExport(params)}
          >
            {submissionExportButtonText.open}
          </ExportButton>
        }
      >
        <div className="flex flex-col gap-5">
          <SubmissionFilterBar params={params} />
          <SubmissionList params={params} query={list} total={total} />
        </div>
      </InboxTabs>
      {openSubmission ? (
        <SubmissionPanel params={params} openSubmission={openSubmission} rows={list.data?.rows ?? []} />
      ) : null}
    </>
  );
}

/** Empty screen for people without a readable tab (specification 2.18). Loads nothing. */
export function NoAccessInbox({ params }: { params: SubmissionParams }) {
  return (
    <InboxTabs params={params} tabs={inboxTabKeys.map((tab) => toTab(tab, 0))}>
      <EmptySubmissionTab canRead={false} tab={params.tab} />
    </InboxTabs>
  );
}
