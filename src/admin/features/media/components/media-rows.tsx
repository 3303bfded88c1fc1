import { Link } from 'react-router-dom';
import { mediaTypeLabels } from '@/admin/config/media';
import { formatAdminDate } from '@/admin/lib/admin-date';
import { quoteName } from '@/admin/lib/quote-name';
import { DataTable, type ListColumn, type ListSortProps } from '@/admin/lists/data-table';
import { PageSelectionCheckbox, RowSelectionCheckbox } from '@/admin/lists/selection-checkboxes';
import type { RowSelection } from '@/admin/lists/use-row-selection';
import { Badge } from '@/admin/ui/badge';
import { mediaText as text } from '@/copy/admin/media';
import type { MediaSort } from '../media-list-params';
import { formatDimensions, formatMediaFileSize, type MediaEntry } from '../media-model';
import { MediaActionButtons } from './media-action-buttons';
import { MediaPreview } from './media-preview';

interface MediaRowsProps {
  entries: readonly MediaEntry[];
  selection: RowSelection | undefined;
  getDetailHref: (id: string) => string;
  onDelete: (entry: MediaEntry) => void;
}

const lacksAltText = (entry: MediaEntry) =>
  !entry.isSystemAsset && entry.media_type === 'image' && !entry.alt_text;

function KindBadge({ entry }: { entry: MediaEntry }) {
  if (entry.isSystemAsset) return <Badge tone="outline">{text.systemAsset}</Badge>;
  return <Badge tone="secondary">{mediaTypeLabels[entry.media_type].label}</Badge>;
}

/** Shows entries as cards. */
export function MediaGrid({ entries, selection, getDetailHref, onDelete }: MediaRowsProps) {
  return (
    <>
      <PageSelectionCheckbox selection={selection} />
      <ul
        aria-label={text.listLabel}
        className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 2xl:grid-cols-6"
      >
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="relative flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors focus-within:border-highlight hover:border-line-strong"
          >
            <div className="grid aspect-4/3 place-items-center overflow-hidden border-b border-line bg-surface-strong">
              <MediaPreview entry={entry} />
            </div>
            {selection?.canSelect(entry.id) ? (
              <div className="absolute top-1 left-1 z-1 rounded-card bg-surface/80">
                <RowSelectionCheckbox
                  id={entry.id}
                  name={quoteName(entry.original_filename)}
                  selection={selection}
                />
              </div>
            ) : null}
            <div className="flex min-w-0 grow flex-col gap-1 px-3 pt-2.5">
              <Link
                to={getDetailHref(entry.id)}
                preventScrollReset
                className="truncate text-sm font-semibold before:absolute before:inset-0 hover:text-highlight"
                title={entry.original_filename}
              >
                {entry.original_filename}
              </Link>
              <p className="truncate text-xs text-muted">
                {[formatMediaFileSize(entry.file_size), formatDimensions(entry)].filter(Boolean).join(' · ')}
              </p>
              {lacksAltText(entry) ? (
                <p className="text-xs font-semibold text-danger">{text.withoutAltText}</p>
              ) : null}
            </div>
            <div className="flex flex-wrap items-center justify-between pt-1 pr-1.5 pb-1.5 pl-3">
              <KindBadge entry={entry} />
              <div className="relative ml-auto">
                <MediaActionButtons entry={entry} onDelete={onDelete} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

interface MediaTableProps extends MediaRowsProps {
  sort: ListSortProps<MediaSort>;
}

/** Shows entries as a table, on a wide screen. */
export function MediaTable({ entries, selection, sort, getDetailHref, onDelete }: MediaTableProps) {
  const { columns: headers } = text;
  const columns: ListColumn<MediaEntry, MediaSort>[] = [
    {
      header: headers.file,
      className: 'w-[45%] max-w-0',
      sorts: ['name', 'name-desc'],
      cell: (entry) => (
        <div className="flex items-center gap-3">
          <div className="grid size-11 shrink-0 place-items-center overflow-hidden rounded bg-surface-strong">
            <MediaPreview entry={entry} />
          </div>
          <Link
            to={getDetailHref(entry.id)}
            preventScrollReset
            className="flex min-h-10 min-w-0 flex-col justify-center font-semibold hover:text-highlight"
          >
            <span className="truncate" title={entry.original_filename}>
              {entry.original_filename}
            </span>
            {lacksAltText(entry) ? (
              <span className="text-xs font-semibold text-danger">{text.withoutAltText}</span>
            ) : null}
          </Link>
        </div>
      ),
    },
    { header: headers.type, cell: (entry) => <KindBadge entry={entry} /> },
    {
      header: headers.size,
      className: 'whitespace-nowrap tabular-nums',
      sorts: ['size', 'size-asc'],
      cell: (entry) => formatMediaFileSize(entry.file_size),
    },
    {
      header: headers.dimensions,
      className: 'whitespace-nowrap tabular-nums max-lg:hidden',
      cell: (entry) => formatDimensions(entry) ?? '–',
    },
    {
      header: headers.added,
      className: 'whitespace-nowrap max-lg:hidden',
      sorts: ['newest', 'oldest'],
      cell: (entry) =>
        entry.created_at ? <time dateTime={entry.created_at}>{formatAdminDate(entry.created_at)}</time> : '–',
    },
    {
      header: headers.actions,
      hidesHeader: true,
      className: 'w-32 px-2',
      cell: (entry) => <MediaActionButtons entry={entry} onDelete={onDelete} />,
    },
  ];
  return (
    <DataTable
      caption={text.listLabel}
      rows={entries}
      columns={columns}
      sort={sort}
      selection={selection}
      getRowName={(entry) => quoteName(entry.original_filename)}
    />
  );
}
