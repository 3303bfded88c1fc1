import type { UseQueryResult } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { type SubmissionTab, submissionTabs } from '@/admin/config/submissions';
import { EmptyState } from '@/admin/lists/empty-state';
import { formatTotal } from '@/admin/lists/format-total';
import { type ListPage, pageLinks } from '@/admin/lists/keyset';
import { ListFailure } from '@/admin/lists/list-failure';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { Pager } from '@/admin/lists/pager';
import type { Total } from '@/admin/lists/search-count';
import { commonText } from '@/copy/admin/common';
import { formsText as text } from '@/copy/admin/forms';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import { PAGE_SIZE, type SubmissionParams, submissionHref } from '../submission-params';
import type { SubmissionRow } from '../submission-row';
import { SubmissionCards, SubmissionTable } from './submission-table';
import { useHandlers } from './use-handlers';

/** What a tab says when nothing was ever sent, and to everybody who may not read what was. */
export function EmptyTab({ tab }: { tab: SubmissionTab }) {
  return <ListNotice icon={Inbox} title={text.tabs[tab].empty} text={text.emptyHint} />;
}

function Nothing({ params }: { params: SubmissionParams }) {
  return (
    <EmptyState
      page={params.position.page}
      firstPageHref={submissionHref(params)}
      filtered={Boolean(
        params.state || params.search || params.origin || params.period || params.whose || params.late,
      )}
      resetHref={submissionHref(params, {
        ...{ state: null, search: '', origin: null, period: null, whose: null, late: false },
      })}
      text={text}
    >
      <EmptyTab tab={params.tab} />
    </EmptyState>
  );
}

interface SubmissionListProps {
  params: SubmissionParams;
  list: UseQueryResult<ListPage<SubmissionRow>>;
  total: Total;
}

/** A page of a tab, newest first, in each of its states. */
export function SubmissionList({ params, list, total }: SubmissionListProps) {
  const wide = useMediaQuery('(min-width: 1024px)');
  const { data } = list;
  const { nameOf } = useHandlers(params.tab === 'newsletter' ? null : submissionTabs[params.tab][0]);

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
        {formatTotal(total, text.units.one, text.units.many)}
      </p>
      <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>{body}</div>
      {data && data.rows.length > 0 ? (
        <Pager
          page={data.page}
          pageSize={PAGE_SIZE}
          shown={data.rows.length}
          links={pageLinks(data, (row) => row.at, total, PAGE_SIZE)}
          total={total}
          href={(position) => submissionHref(params, { position })}
        />
      ) : null}
    </div>
  );
}
