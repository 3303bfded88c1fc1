import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { contentTypes } from '@/admin/config/content';
import { formatAdminDate, formatAdminDateTime } from '@/admin/lib/admin-date';
import { firstPage, type KeysetPosition, stepsFrom, writePosition } from '@/admin/lib/keyset';
import { quoted } from '@/admin/lib/quoted';
import { KeysetPager } from '@/admin/list/keyset-pager';
import { ListFailure } from '@/admin/list/list-failure';
import { ListNothing } from '@/admin/list/list-nothing';
import { ListNotice } from '@/admin/list/list-notice';
import { ListSkeleton } from '@/admin/list/list-skeleton';
import { totalText } from '@/admin/list/total-text';
import { IconButton } from '@/admin/ui/icon-button';
import { RemoveDialog } from '@/admin/ui/remove-dialog';
import { commonText } from '@/content/admin/common';
import { binText as text } from '@/content/admin/content-bin';
import { buttonStyles } from '@/shared/ui/button-styles';
import {
  BIN_PAGE_SIZE,
  type BinRow,
  binQueries,
  byDeletion,
  useEraseContent,
  useRestoreContent,
} from '../api/bin';

/** Days that a content waits in the bin, as `private.apply_retention` has it. */
const DAYS_KEPT = 30;

interface BinListProps {
  position: KeysetPosition;
  /** Whose deletions; null for everybody's. */
  owner: string | null;
  mayErase: boolean;
}

function hrefOf(position: KeysetPosition): string {
  const parameters = new URLSearchParams();
  writePosition(parameters, position);
  const place = parameters.toString();
  return place ? `?corbeille&${place}` : '?corbeille';
}

const erasedOn = ({ deleted_at }: BinRow) =>
  new Date(Date.parse(deleted_at) + DAYS_KEPT * 86_400_000).toISOString();

function Deleted({ row, onErase }: { row: BinRow; onErase?: (row: BinRow) => void }) {
  const restore = useRestoreContent();
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-2 rounded-card border border-line bg-surface py-3 pr-2 pl-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">{row.title}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
          <span>{contentTypes[row.content_type]}</span>
          <span>
            {text.deletedOn} <time dateTime={row.deleted_at}>{formatAdminDateTime(row.deleted_at)}</time>
            {row.deleted_by_name ? ` ${text.by} ${row.deleted_by_name}` : ''}
          </span>
          <span>
            {text.erasedOn} <time dateTime={erasedOn(row)}>{formatAdminDate(erasedOn(row))}</time>
          </span>
        </p>
      </div>
      <button
        type="button"
        className={buttonStyles('outline', undefined, 'compact')}
        aria-label={`${text.restore} ${quoted(row.title)}`}
        disabled={restore.isPending}
        onClick={() => restore.mutate([row.id])}
      >
        <ArchiveRestore className="size-4" aria-hidden="true" />
        {restore.isPending ? text.restoring : text.restore}
      </button>
      {onErase ? (
        <IconButton
          icon={Trash2}
          title={text.erase}
          label={`${text.erase} ${quoted(row.title)}`}
          tone="danger"
          onClick={() => onErase(row)}
        />
      ) : null}
    </li>
  );
}

/** A page of what was deleted in the last 30 days, in each of its states. */
export function BinList({ position, owner, mayErase }: BinListProps) {
  const list = useQuery(binQueries.list(position, owner));
  const total = useQuery(binQueries.count(owner)).data;
  const [target, setTarget] = useState<BinRow | null>(null);
  const erasure = useEraseContent();
  const rows = list.data?.rows ?? [];

  if (list.isPending) return <ListSkeleton label={commonText.loading} />;
  if (!list.data) {
    return <ListFailure title={text.error} error={list.error} onRetry={() => list.refetch()} />;
  }
  return (
    <div aria-busy={list.isFetching} className="flex flex-col gap-4">
      <p role="status" className="text-sm text-muted">
        {totalText(total, text.one, text.many) || '\u00a0'}
      </p>
      {rows.length === 0 ? (
        <ListNothing page={position.page} firstPageHref={hrefOf(firstPage)} filtered={false} text={text}>
          <ListNotice icon={Trash2} {...text.empty} />
        </ListNothing>
      ) : (
        <ul aria-label={text.listLabel} className="flex flex-col gap-3">
          {rows.map((row) => (
            <Deleted key={row.id} row={row} onErase={mayErase ? setTarget : undefined} />
          ))}
        </ul>
      )}
      {rows.length > 0 ? (
        <KeysetPager
          page={list.data.page}
          pageSize={BIN_PAGE_SIZE}
          shown={rows.length}
          steps={stepsFrom(list.data, (row) => row[byDeletion.column], total, BIN_PAGE_SIZE)}
          total={total}
          hrefOf={hrefOf}
        />
      ) : null}
      <RemoveDialog
        target={target?.id ?? null}
        title={text.eraseQuestion}
        description={target ? `${quoted(target.title)}. ${text.eraseConsequence}` : undefined}
        removal={erasure}
        onClose={() => setTarget(null)}
      />
    </div>
  );
}
