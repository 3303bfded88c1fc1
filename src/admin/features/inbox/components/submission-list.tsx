import { Inbox, Lock } from 'lucide-react';
import type { InboxTabKey } from '@/admin/config/inbox-tabs';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { ListNotice } from '@/admin/lists/list-notice';
import { type ListQueryResult, PagedList } from '@/admin/lists/paged-list';
import type { RowTotal } from '@/admin/lists/row-total';
import { inboxScreenText as text } from '@/copy/admin/inbox';
import { listSubmissionBulkActions } from '../api/submission-bulk';
import { fetchInboxPage, submissionQueries } from '../api/submission-queries';
import { buildSubmissionHref, type SubmissionParams, submissionListUrlParams } from '../submission-params';
import type { SubmissionRow } from '../submission-row';
import { hasFollowUp, listTabSubmissionTables } from '../submission-source';
import { SubmissionTable } from './submission-table';
import { useAssignableUsers } from './use-assignable-users';

/** Notice of an empty tab, or of a tab whose rows the person may not read. */
export function EmptySubmissionTab({ tab, canRead }: { tab: InboxTabKey; canRead: boolean }) {
  return (
    <ListNotice
      icon={canRead ? Inbox : Lock}
      title={text.tabs[tab].empty}
      text={canRead ? text.emptyHint : text.refused}
    />
  );
}

const listText = { ...text, error: text.loadFailed, ...text.units };

interface SubmissionListProps {
  params: SubmissionParams;
  query: ListQueryResult<SubmissionRow>;
  total: RowTotal;
}

export function SubmissionList({ params, query, total }: SubmissionListProps) {
  const { permissions } = useOwnRolesAndPermissions();
  const { people, getName: getAssigneeName } = useAssignableUsers(
    listTabSubmissionTables(params.tab).find(hasFollowUp),
  );
  return (
    <PagedList
      urlParams={submissionListUrlParams}
      params={params}
      query={query}
      total={total}
      getOrderValue={({ sentAt }) => sentAt}
      text={listText}
      resetHref={submissionListUrlParams.href(submissionListUrlParams.initial, { tab: params.tab })}
      empty={<EmptySubmissionTab canRead tab={params.tab} />}
      bulk={{
        entries: listSubmissionBulkActions(params.tab, people, permissions),
        readPage: (position, pageSize) =>
          fetchInboxPage({ ...params, position }, { pageSize, hasSenderColumns: false }),
        getName: ({ name }) => name.trim(),
        invalidates: [submissionQueries.lists(), submissionQueries.counts()],
      }}
    >
      {(rows, selection) => (
        <SubmissionTable
          tab={params.tab}
          rows={rows}
          selection={selection}
          getHref={(row) => buildSubmissionHref(params, row)}
          getAssigneeName={getAssigneeName}
        />
      )}
    </PagedList>
  );
}
