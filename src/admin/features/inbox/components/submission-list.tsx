import type { UseQueryResult } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { hasFollowUp, type SubmissionTab, sourcesOfTab } from '@/admin/config/submissions';
import type { Total } from '@/admin/lib/found';
import { type KeysetPage, stepsFrom } from '@/admin/lib/keyset';
import { KeysetPager } from '@/admin/lists/keyset-pager';
import { ListFailure } from '@/admin/lists/list-failure';
import { ListNothing } from '@/admin/lists/list-nothing';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { totalText } from '@/admin/lists/total-text';
import { commonText } from '@/copy/admin/common';
import { formsText as text } from '@/copy/admin/forms';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import { PAGE_SIZE, type SubmissionParams, submissionHref } from '../submission-params';
import type { SubmissionRow } from '../submission-row';
import { SubmissionCards, SubmissionTable } from './submission-table';
import { useAssignableUsers } from './use-assignable-users';

/** Empty tab, also for people who may not read its rows. */
export function EmptyTab({ tab }: { tab: SubmissionTab }) {
  return <ListNotice icon={Inbox} title={text.tabs[tab].empty} text={text.emptyHint} />;
}

function Nothing({ params }: { params: SubmissionParams }) {
  return (
    <ListNothing
      page={params.position.page}
      firstPageHref={submissionHref(params)}
      filtered={Boolean(
        params.state ||
          params.search ||
          params.origin ||
          params.period ||
          params.assigneeFilter ||
          params.overdueOnly,
      )}
      resetHref={submissionHref(params, {
        state: null,
        search: '',
        origin: null,
        period: null,
        assigneeFilter: null,
        overdueOnly: false,
      })}
      text={text}
    >
      <EmptyTab tab={params.tab} />
    </ListNothing>
  );
}

interface SubmissionListProps {
  params: SubmissionParams;
  list: UseQueryResult<KeysetPage<SubmissionRow>>;
  total: Total;
}

/** A page of a tab, newest first, in each of its states. */
export function SubmissionList({ params, list, total }: SubmissionListProps) {
  const wide = useMediaQuery('(min-width: 1024px)');
  const { data } = list;
  const { nameOf } = useAssignableUsers(sourcesOfTab(params.tab).find(hasFollowUp) ?? null);

  let body: ReactNode;
  if (list.isPending) body = <ListSkeleton label={commonText.loading} />;
  else if (!data)
    body = <ListFailure title={text.loadFailed} error={list.error} onRetry={() => list.refetch()} />;
  else if (data.rows.length === 0) body = <Nothing params={params} />;
  else {
    const Rows = wide ? SubmissionTable : SubmissionCards;
    body = (
      <Rows
        tab={params.tab}
        rows={data.rows}
        hrefOf={(opened) => submissionHref(params, { opened })}
        nameOf={nameOf}
      />
    );
  }

  return (
    <div aria-busy={list.isFetching} className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {totalText(total, text.units.one, text.units.many)}
      </p>
      <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>{body}</div>
      {data && data.rows.length > 0 ? (
        <KeysetPager
          page={data.page}
          pageSize={PAGE_SIZE}
          shown={data.rows.length}
          steps={stepsFrom(data, (row) => row.at, total, PAGE_SIZE)}
          total={total}
          hrefOf={(position) => submissionHref(params, { position })}
        />
      ) : null}
    </div>
  );
}
