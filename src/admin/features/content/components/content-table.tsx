import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { contentStatusBadges, contentTypeLabels } from '@/admin/config/content';
import { mayCreateContent } from '@/admin/config/roles';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { useSiteBuild } from '@/admin/hooks/api/site-build';
import { formatAdminDate, formatAdminDateTime } from '@/admin/lib/admin-date';
import type { PublishedBuild } from '@/admin/lib/build-status';
import { quoteName } from '@/admin/lib/quote-name';
import { DataTable, type ListColumn } from '@/admin/lists/data-table';
import { StatusButton } from '@/admin/lists/status-button';
import type { RowSelection } from '@/admin/lists/use-row-selection';
import { Badge } from '@/admin/ui/badge';
import { DeleteIconButton } from '@/admin/ui/delete-icon-button';
import { PublicationBadge } from '@/admin/ui/publication-badge';
import { ReviewBadge } from '@/admin/ui/review-badge';
import { contentText } from '@/copy/admin/content';
import { workingCopyText } from '@/copy/admin/working-copy';
import { applyFrenchTypography } from '@/shared/lib/french-typography';
import { useChangeContentStatus } from '../api/content-bulk';
import { type ContentListRow, contentQueries } from '../api/content-queries';
import {
  buildContentEditorHref,
  type ContentListParams,
  type ContentSortKey,
  contentListUrlParams,
  contentOrders,
} from '../content-list-params';
import { getContentRights, getOnlineContentHref, getPublicationDate } from '../content-model';
import { DuplicateButton } from './duplicate-button';

interface ContentTableProps {
  rows: readonly ContentListRow[];
  params: ContentListParams;
  onDelete: (row: ContentListRow) => void;
  /** Undefined without bulk actions. */
  selection?: RowSelection | undefined;
}

const headers = contentText.columns;

function DateCell({ value }: { value: string | null }) {
  if (!value) return <span className="whitespace-nowrap text-muted">{contentText.notPublished}</span>;
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {formatAdminDate(value)}
    </time>
  );
}

interface StatusBadgeProps {
  row: ContentListRow;
  site: PublishedBuild;
  mayChange: boolean;
}

/** Shows the status, in a menu for a person who may change it. */
function StatusBadge({ row, site, mayChange }: StatusBadgeProps) {
  const statusChange = useChangeContentStatus();
  if (row.copy_of) return <Badge tone="secondary">{workingCopyText.label}</Badge>;
  if (!mayChange) return <PublicationBadge row={row} site={site} />;
  return (
    <StatusButton
      label={`${contentText.changeStatusOf} ${quoteName(row.title)}`}
      statuses={contentStatusBadges}
      current={row.status}
      isPending={statusChange.isPending}
      onChoose={(status) => statusChange.mutate({ id: row.id, version: row.version, status })}
    >
      <PublicationBadge row={row} site={site} />
    </StatusButton>
  );
}

function CopyLink({ copy, href }: { copy: ContentListRow; href: string }) {
  return (
    <>
      <Link to={href} className="inline-flex min-h-6 items-center">
        <span className="sr-only">{`${workingCopyText.openLabel} ${quoteName(copy.title)}`}</span>
        <span aria-hidden="true">
          <Badge tone="secondary" wraps>
            {copy.update_at
              ? `${workingCopyText.scheduledOn} ${formatAdminDateTime(copy.update_at)}`
              : workingCopyText.label}
          </Badge>
        </span>
      </Link>
      <ReviewBadge row={copy} />
    </>
  );
}

function ViewLink({ row }: { row: ContentListRow }) {
  const href = getOnlineContentHref(row);
  if (!href) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="grid size-10 place-items-center rounded-card text-muted hover:bg-surface-strong hover:text-highlight"
      title={contentText.view}
    >
      <ExternalLink className="size-4" aria-hidden="true" />
      <span className="sr-only">{`${contentText.view}, ${quoteName(row.title)}`}</span>
    </a>
  );
}

/** Table of the content list, with sorting, selection and actions of each row. */
export function ContentTable({ rows, params, onDelete, selection }: ContentTableProps) {
  const userId = useAuth().user?.id ?? '';
  const { permissions } = useOwnRolesAndPermissions();
  const navigate = useNavigate();
  const site = useSiteBuild();
  const { data: copies = [] } = useQuery(contentQueries.copies(rows.map(({ id }) => id)));
  const getEditHref = (id: string) => buildContentEditorHref(params, id);
  const mayDuplicate = mayCreateContent(permissions);
  /** Returns the rights on a row; null for a working copy, which changes only in its editor. */
  const getRowRights = (row: ContentListRow) =>
    row.copy_of ? null : getContentRights(row, permissions, userId);
  const columns: ListColumn<ContentListRow, ContentSortKey>[] = [
    {
      header: headers.title,
      card: 'title',
      className: 'max-w-0 w-[40%]',
      sorts: ['title', 'title-desc'],
      cell: (row) => (
        <Link
          to={getEditHref(row.id)}
          className="flex min-h-10 flex-col justify-center text-[0.9375rem] leading-snug font-semibold hover:text-highlight"
        >
          {applyFrenchTypography(row.title)}
          <span className="truncate text-xs font-normal text-muted max-md:hidden">{row.slug}</span>
        </Link>
      ),
    },
    {
      header: headers.status,
      card: 'line',
      cell: (row) => {
        const copy = copies.find(({ copy_of }) => copy_of === row.id);
        return (
          <span className="flex flex-wrap gap-1.5">
            <StatusBadge row={row} site={site} mayChange={getRowRights(row)?.canPublish === true} />
            <ReviewBadge row={row} />
            {copy ? <CopyLink copy={copy} href={getEditHref(copy.id)} /> : null}
          </span>
        );
      },
    },
    {
      header: headers.type,
      card: 'line',
      className: 'max-lg:hidden',
      cell: (row) => contentTypeLabels[row.content_type],
    },
    {
      header: headers.created,
      card: 'labelledValue',
      sorts: ['created', 'oldest'],
      cell: (row) => <DateCell value={row.created_at} />,
    },
    {
      header: headers.published,
      card: 'labelledValue',
      hidesOnCard: (row) => !row.published_at,
      className: 'max-lg:hidden',
      cell: (row) => <DateCell value={getPublicationDate(row)} />,
    },
    {
      header: headers.actions,
      hidesHeader: true,
      card: 'actions',
      className: 'w-32 px-2',
      cell: (row) => (
        <div className="flex justify-end">
          <ViewLink row={row} />
          {mayDuplicate && !row.copy_of ? (
            <DuplicateButton
              id={row.id}
              title={row.title}
              onDuplicated={(newId) => navigate(getEditHref(newId))}
            />
          ) : null}
          {getRowRights(row)?.canDelete ? (
            <DeleteIconButton name={quoteName(row.title)} onClick={() => onDelete(row)} />
          ) : null}
        </div>
      ),
    },
  ];
  return (
    <DataTable
      caption={contentText.listLabel}
      rows={rows}
      columns={columns}
      sort={{
        current: params.sort,
        orders: contentOrders,
        href: (sort) => contentListUrlParams.href(params, { sort }),
      }}
      selection={selection}
      getRowName={({ title }) => quoteName(title)}
    />
  );
}
