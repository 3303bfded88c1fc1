import { useQuery } from '@tanstack/react-query';
import { CornerDownRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatAdminDate } from '@/admin/lib/admin-date';
import { firstPage, type KeysetPosition, stepsFrom, writePosition } from '@/admin/lib/keyset';
import { KeysetPager } from '@/admin/lists/keyset-pager';
import { ListFailure } from '@/admin/lists/list-failure';
import { ListNothing } from '@/admin/lists/list-nothing';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { totalText } from '@/admin/lists/total-text';
import { IconButton } from '@/admin/ui/icon-button';
import { PublicationBadge } from '@/admin/ui/publication-badge';
import { RemoveDialog } from '@/admin/ui/remove-dialog';
import { commonText } from '@/copy/admin/common';
import { redirectText as text } from '@/copy/admin/content';
import { contentPath } from '@/shared/lib/content-path';
import {
  byAge,
  REDIRECT_PAGE_SIZE,
  type RedirectRow,
  redirectQueries,
  useDeleteRedirect,
} from '../api/redirects';

interface RedirectListProps {
  position: KeysetPosition;
  mayRemove: boolean;
}

function hrefOf(position: KeysetPosition): string {
  const parameters = new URLSearchParams();
  writePosition(parameters, position);
  const place = parameters.toString();
  return `?${place}`;
}

function Redirect({ row, onRemove }: { row: RedirectRow; onRemove?: (row: RedirectRow) => void }) {
  const { path, content, created_at } = row;
  return (
    <li className="flex items-center gap-2 rounded-card border border-line bg-surface py-3 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{path}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <CornerDownRight className="size-4 shrink-0" aria-hidden="true" />
          {text.leadsTo}
          <a
            href={contentPath(content)}
            target="_blank"
            rel="noopener"
            className="text-highlight underline underline-offset-4 wrap-anywhere"
          >
            {content.title}
          </a>
          <PublicationBadge row={content} />
          <span>
            {text.since} <time dateTime={created_at}>{formatAdminDate(created_at)}</time>
          </span>
        </p>
      </div>
      {onRemove ? (
        <IconButton
          icon={Trash2}
          title={commonText.delete}
          label={`${commonText.delete} ${path}`}
          tone="danger"
          onClick={() => onRemove(row)}
        />
      ) : null}
    </li>
  );
}

/** A page of the addresses that contents have left, in each of its states. */
export function RedirectList({ position, mayRemove }: RedirectListProps) {
  const list = useQuery(redirectQueries.list(position));
  const total = useQuery(redirectQueries.count()).data;
  const [target, setTarget] = useState<RedirectRow | null>(null);
  const removal = useDeleteRedirect();
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
          <ListNotice icon={CornerDownRight} {...text.empty} />
        </ListNothing>
      ) : (
        <ul aria-label={text.listLabel} className="flex flex-col gap-3">
          {rows.map((row) => (
            <Redirect key={row.id} row={row} onRemove={mayRemove ? setTarget : undefined} />
          ))}
        </ul>
      )}
      {rows.length > 0 ? (
        <KeysetPager
          page={list.data.page}
          pageSize={REDIRECT_PAGE_SIZE}
          shown={rows.length}
          steps={stepsFrom(list.data, (row) => row[byAge.column], total, REDIRECT_PAGE_SIZE)}
          total={total}
          hrefOf={hrefOf}
        />
      ) : null}
      <RemoveDialog
        target={target?.id ?? null}
        title={text.question}
        description={target ? `${text.consequence} ${target.path}` : undefined}
        removal={removal}
        onClose={() => setTarget(null)}
      />
    </div>
  );
}
