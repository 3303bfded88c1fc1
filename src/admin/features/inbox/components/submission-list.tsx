import { Inbox } from 'lucide-react';
import { hasFollowUp, listSources, type SubmissionTab } from '@/admin/config/submissions';
import { ListNotice } from '@/admin/lists/list-notice';
import { type ListQuery, PagedList } from '@/admin/lists/paged-list';
import type { Total } from '@/admin/lists/search-count';
import { formsText as text } from '@/copy/admin/forms';
import { type SubmissionParams, submissionHref, submissionListParams } from '../submission-params';
import type { SubmissionRow } from '../submission-row';
import { SubmissionTable } from './submission-table';
import { useAssignableUsers } from './use-assignable-users';

/** Empty tab, also for people who may not read its rows. */
export function EmptyTab({ tab }: { tab: SubmissionTab }) {
  return <ListNotice icon={Inbox} title={text.tabs[tab].empty} text={text.emptyHint} />;
}

const list = { ...submissionListParams, href: submissionHref };

const listText = { ...text, error: text.loadFailed, ...text.units };

interface SubmissionListProps {
  params: SubmissionParams;
  query: ListQuery<SubmissionRow>;
  total: Total;
}

/** Shows a page of a tab, newest first. */
export function SubmissionList({ params, query, total }: SubmissionListProps) {
  const { nameOf: getAssigneeName } = useAssignableUsers(listSources(params.tab).find(hasFollowUp) ?? null);
  return (
    <PagedList
      list={list}
      params={params}
      query={query}
      total={total}
      getOrderValue={({ at }) => at}
      text={listText}
      resetHref={submissionHref({ ...submissionListParams.initial, tab: params.tab })}
      empty={<EmptyTab tab={params.tab} />}
    >
      {(rows) => (
        <SubmissionTable
          tab={params.tab}
          rows={rows}
          getHref={(opened) => submissionHref(params, { opened })}
          getAssigneeName={getAssigneeName}
        />
      )}
    </PagedList>
  );
}
