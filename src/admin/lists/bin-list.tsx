import type { UseQueryResult } from '@tanstack/react-query';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatAdminDate, formatAdminDateTime } from '@/admin/lib/admin-date';
import { byDeletion } from '@/admin/lib/bin-params';
import type { Total } from '@/admin/lib/found';
import { type KeysetPage, stepsFrom } from '@/admin/lib/keyset';
import { quoted } from '@/admin/lib/quoted';
import { PAGE_SIZE, type SearchList } from '@/admin/lib/search-list';
import { IconButton } from '@/admin/ui/icon-button';
import { RemoveDialog } from '@/admin/ui/remove-dialog';
import { binText as text } from '@/copy/admin/bin';
import { commonText } from '@/copy/admin/common';
import { buttonStyles } from '@/shared/components/button-styles';
import { KeysetPager } from './keyset-pager';
import { ListFailure } from './list-failure';
import { ListNothing } from './list-nothing';
import { ListNotice } from './list-notice';
import { ListSkeleton } from './list-skeleton';
import { ListToolbar } from './list-toolbar';
import { SearchField } from './search-field';
import { totalText } from './total-text';
import { useListAddress } from './use-list-address';

/** Days that something waits in a bin, as `private.apply_retention` has it. */
const DAYS_KEPT = 30;

/** What every bin says of a row. */
interface Deleted {
  id: string;
  deleted_at: string;
  deleted_by_name: string;
}

/** How a row shows. */
interface Shown {
  name: string;
  /** What it was: a kind, a size. */
  facts: readonly string[];
  picture?: ReactNode;
}

interface BinListProps<Row extends Deleted> {
  params: SearchList;
  /** Returns the query of the address of another page or search. */
  toQuery: (list: Partial<SearchList>) => string;
  list: UseQueryResult<KeysetPage<Row>>;
  total: Total;
  show: (row: Row) => Shown;
  restore: { mutate(ids: string[]): void; isPending: boolean; variables: readonly string[] | undefined };
  /** Null for who may erase nothing for good. */
  erasure: {
    mutate(row: NoInfer<Row>, options: { onSuccess: () => void }): void;
    reset(): void;
    isPending: boolean;
    error: unknown;
  } | null;
  text: { listLabel: string; one: string; many: string; eraseQuestion: string; eraseConsequence: string };
}

const erasedOn = ({ deleted_at }: Deleted) =>
  new Date(Date.parse(deleted_at) + DAYS_KEPT * 86_400_000).toISOString();

interface LineProps {
  row: Deleted;
  shown: Shown;
  restoring: boolean;
  onRestore: () => void;
  onErase: (() => void) | undefined;
}

function Line({ row, shown, restoring, onRestore, onErase }: LineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-2 rounded-card border border-line bg-surface py-3 pr-2 pl-4">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        {shown.picture}
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{shown.name}</p>
          <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
            {shown.facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            <span>
              {text.deletedOn} <time dateTime={row.deleted_at}>{formatAdminDateTime(row.deleted_at)}</time>
              {row.deleted_by_name ? ` ${text.by} ${row.deleted_by_name}` : ''}
            </span>
            <span>
              {text.erasedOn} <time dateTime={erasedOn(row)}>{formatAdminDate(erasedOn(row))}</time>
            </span>
          </p>
        </div>
      </div>
      <button
        type="button"
        className={buttonStyles('outline', undefined, 'compact')}
        aria-label={`${text.restore} ${quoted(shown.name)}`}
        disabled={restoring}
        onClick={onRestore}
      >
        <ArchiveRestore className="size-4" aria-hidden="true" />
        {restoring ? text.restoring : text.restore}
      </button>
      {onErase ? (
        <IconButton
          icon={Trash2}
          title={text.erase}
          label={`${text.erase} ${quoted(shown.name)}`}
          tone="danger"
          onClick={onErase}
        />
      ) : null}
    </li>
  );
}

function Lines<Row extends Deleted>(props: BinListProps<Row>) {
  const { params, toQuery, list, total, show, restore, erasure, text: words } = props;
  const [target, setTarget] = useState<Row | null>(null);
  const rows = list.data?.rows ?? [];
  if (list.isPending) return <ListSkeleton label={commonText.loading} />;
  if (!list.data) {
    return <ListFailure title={text.error} error={list.error} onRetry={() => list.refetch()} />;
  }
  return (
    <div aria-busy={list.isFetching} className="flex flex-col gap-4">
      <p role="status" className="text-sm text-muted">
        {totalText(total, words.one, words.many) || '\u00a0'}
      </p>
      {rows.length === 0 ? (
        <ListNothing
          page={params.position.page}
          firstPageHref={toQuery({ search: params.search })}
          filtered={params.search !== ''}
          resetHref={toQuery({})}
          text={text}
        >
          <ListNotice icon={Trash2} {...text.empty} />
        </ListNothing>
      ) : (
        <>
          <ul
            aria-label={words.listLabel}
            className={`flex flex-col gap-3 ${list.isPlaceholderData ? 'opacity-60 transition-opacity' : ''}`}
          >
            {rows.map((row) => (
              <Line
                key={row.id}
                row={row}
                shown={show(row)}
                restoring={restore.isPending && restore.variables?.includes(row.id) === true}
                onRestore={() => restore.mutate([row.id])}
                onErase={erasure ? () => setTarget(row) : undefined}
              />
            ))}
          </ul>
          <KeysetPager
            page={list.data.page}
            pageSize={PAGE_SIZE}
            shown={rows.length}
            steps={stepsFrom(list.data, (row) => row[byDeletion.column], total, PAGE_SIZE)}
            total={total}
            hrefOf={(position) => toQuery({ ...params, position })}
          />
        </>
      )}
      {erasure ? (
        <RemoveDialog
          target={target}
          title={words.eraseQuestion}
          description={target ? `${quoted(show(target).name)}. ${words.eraseConsequence}` : undefined}
          removal={erasure}
          onClose={() => setTarget(null)}
        />
      ) : null}
    </div>
  );
}

/** A page of what was deleted in the last 30 days, in each of its states, and the search in it. */
export function BinList<Row extends Deleted>(props: BinListProps<Row>) {
  const setAddress = useListAddress();
  return (
    <>
      <ListToolbar
        search={
          <SearchField
            label={text.searchLabel}
            value={props.params.search}
            onSearch={(search) => setAddress(props.toQuery({ search }))}
          />
        }
      />
      <Lines {...props} />
    </>
  );
}
