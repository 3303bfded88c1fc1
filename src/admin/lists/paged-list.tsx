import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminCommonText } from '@/copy/admin/common';
import { getButtonClassName } from '@/shared/components/button-class-name';
import type { BulkListOptions } from './bulk-action';
import { BulkBar } from './bulk-bar';
import { getPageLinks, type KeysetPosition, type PageOfRows, reconcileTotal } from './keyset';
import { ListNotice } from './list-notice';
import { ListSkeleton } from './list-skeleton';
import { LoadFailureNotice } from './load-failure-notice';
import { Pager } from './pager';
import { formatRowTotal, type RowTotal } from './row-total';
import { useListFocus } from './use-list-focus';
import { type RowSelection, useRowSelection } from './use-row-selection';

/** Part of the result of `useQuery`. */
export interface ListQueryResult<Row> {
  data: PageOfRows<Row> | undefined;
  isPending: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface PagedListText {
  error: string;
  one: string;
  many: string;
  /** Absent for a list without filters. */
  noMatch?: { title: string; text: string; reset: string };
}

interface PagedListProps<Row extends { id: string }, Params extends { position: KeysetPosition }> {
  /** Definition of the list's address, from `defineListUrlParams`. `params` has its current values. */
  urlParams: {
    /** Infinity for a list of one page. */
    pageSize: number;
    href: (params: Params, change?: { position: KeysetPosition }) => string;
    isFiltered: (params: Params) => boolean;
  };
  params: NoInfer<Params>;
  query: ListQueryResult<Row>;
  /** Number of rows of the list; absent when `query` returns it. */
  total?: RowTotal;
  /** Returns the row's value of the ordering column, as the database wrote it; absent for pages by OFFSET. */
  getOrderValue?: (row: Row) => string;
  text: PagedListText;
  /** True when the total is visible; else only screen readers read it. */
  showsTotal?: boolean;
  /** Buttons beside the total. */
  actions?: ReactNode;
  /** Shown while the list loads; by default, the grey rows of a table. */
  skeleton?: ReactNode;
  /** Shown when the list has no row at all. */
  empty: ReactNode;
  /** Link that removes the filters; by default `?`, the address without a query string. */
  resetHref?: string;
  /** Actions on several rows; absent for none. */
  bulk?: BulkListOptions<Row> | undefined;
  /** Renders the rows of a page; `selection` is undefined without bulk actions. */
  children: (rows: Row[], selection: RowSelection | undefined) => ReactNode;
}

/** Shows a page of a list in its state: loading, failed, empty, no match, or rows with total and pager. */
export function PagedList<Row extends { id: string }, Params extends { position: KeysetPosition }>(
  props: PagedListProps<Row, Params>,
) {
  const {
    urlParams,
    params,
    query,
    getOrderValue,
    text,
    showsTotal = false,
    actions,
    skeleton,
    empty,
    resetHref = '?',
    bulk,
    children,
  } = props;
  const listFocus = useListFocus<HTMLDivElement>();
  const page = query.data;
  const { isSelectable = () => true } = bulk ?? {};
  const selectableRows = bulk && page ? page.rows.filter(isSelectable) : [];
  const selection = useRowSelection(
    urlParams.href(params, { position: params.position }),
    selectableRows.map(({ id }) => id),
  );
  const hasBulkActions = bulk !== undefined && bulk.entries.length > 0;
  const total = reconcileTotal(page, props.total === undefined ? page?.total : props.total);

  /** Says why a page has no row: a page after the last, no match, or an empty list. */
  function renderEmptyPage(): ReactNode {
    if (params.position.page > 1) {
      return (
        <ListNotice icon={SearchX} {...adminCommonText.pastLastPage}>
          <Link to={urlParams.href(params)} className={getButtonClassName('outline')}>
            {adminCommonText.pager.first}
          </Link>
        </ListNotice>
      );
    }
    if (!urlParams.isFiltered(params) || !text.noMatch) return empty;
    const { reset, ...noMatchText } = text.noMatch;
    return (
      <ListNotice icon={SearchX} {...noMatchText}>
        <Link to={resetHref} className={getButtonClassName('outline')}>
          {reset}
        </Link>
      </ListNotice>
    );
  }

  function renderBody(): ReactNode {
    if (query.isPending) return skeleton ?? <ListSkeleton />;
    if (!page)
      return <LoadFailureNotice title={text.error} error={query.error} onRetry={() => query.refetch()} />;
    if (page.rows.length > 0) return children(page.rows, hasBulkActions ? selection : undefined);
    return renderEmptyPage();
  }

  return (
    <div {...listFocus} aria-busy={query.isFetching} className="flex flex-col gap-4">
      <div className={showsTotal ? 'flex flex-wrap items-center justify-between gap-3' : 'sr-only'}>
        <p role="status" className="min-h-6 text-sm text-muted">
          {formatRowTotal(total, text.one, text.many)}
        </p>
        {actions}
      </div>
      <div
        className={
          query.isPlaceholderData
            ? 'flex flex-col gap-3 opacity-60 transition-opacity'
            : 'flex flex-col gap-3'
        }
      >
        {renderBody()}
      </div>
      {hasBulkActions ? (
        <BulkBar
          bulk={bulk}
          getOrderValue={getOrderValue}
          rows={selectableRows.filter(({ id }) => selection.has(id))}
          selection={selection}
          total={bulk.total === undefined ? total : bulk.total}
        />
      ) : null}
      {page && page.rows.length > 0 && Number.isFinite(urlParams.pageSize) ? (
        <Pager
          page={page.page}
          pageSize={urlParams.pageSize}
          rowCount={page.rows.length}
          links={getPageLinks(page, { getOrderValue, total, pageSize: urlParams.pageSize })}
          total={total}
          href={(position) => urlParams.href(params, { position })}
        />
      ) : null}
    </div>
  );
}
