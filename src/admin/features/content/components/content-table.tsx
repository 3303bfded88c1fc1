import { ExternalLink, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { contentTypes } from '@/admin/config/content';
import { useSite } from '@/admin/hooks/use-site';
import { formatAdminDate } from '@/admin/lib/admin-date';
import { publicationState } from '@/admin/lib/publication-state';
import { quoted } from '@/admin/lib/quoted';
import { ListTable } from '@/admin/lists/list-table';
import { IconButton } from '@/admin/ui/icon-button';
import { PublicationBadge } from '@/admin/ui/publication-badge';
import { ReviewBadge } from '@/admin/ui/review-badge';
import { commonText } from '@/copy/admin/common';
import { contentText } from '@/copy/admin/content';
import type { ContentListRow } from '../api/content-queries';
import { publicHref } from '../content-model';
import type { Selection } from '../use-selection';

/** Rows of the content list with what may be done to each, for table and cards alike. */
export interface ContentRowsProps {
  rows: readonly ContentListRow[];
  editHref: (id: string) => string;
  mayRemove: (row: ContentListRow) => boolean;
  onRemove: (row: ContentListRow) => void;
  /** Makes a copy of a row; absent for who may create none. */
  renderDuplicate?: (row: ContentListRow) => ReactNode;
  /** Absent for who may do nothing to several at once. */
  selection?: Selection;
}

const columns = contentText.columns;

function Day({ value }: { value: string | null }) {
  if (!value) return <span className="whitespace-nowrap text-muted">{contentText.notPublished}</span>;
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {formatAdminDate(value)}
    </time>
  );
}

function RemoveButton({ row, onRemove }: { row: ContentListRow; onRemove: (row: ContentListRow) => void }) {
  return (
    <IconButton
      icon={Trash2}
      title={commonText.delete}
      label={`${commonText.delete} ${quoted(row.title)}`}
      tone="danger"
      onClick={() => onRemove(row)}
    />
  );
}

/** The day of its publication, or of the one to come. */
const onlineSince = (row: ContentListRow) =>
  publicationState(row) === 'scheduled' ? row.publish_at : row.published_at;

/** To the public page of what is online. */
function ViewLink({ row }: { row: ContentListRow }) {
  const href = publicHref(row);
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
      <span className="sr-only">{`${contentText.view}, ${quoted(row.title)}`}</span>
    </a>
  );
}

const box = 'size-5 accent-(--accent)';

function RowBox({ row, selection }: { row: ContentListRow; selection: Selection }) {
  return (
    <label className="grid size-10 cursor-pointer place-items-center">
      <input
        type="checkbox"
        className={box}
        checked={selection.has(row.id)}
        onChange={() => selection.toggle(row.id)}
      />
      <span className="sr-only">{`${contentText.selection.selectRow} ${quoted(row.title)}`}</span>
    </label>
  );
}

function PageBox({ selection, visible }: { selection: Selection; visible?: boolean }) {
  return (
    <label className="flex min-h-10 min-w-10 cursor-pointer items-center justify-center gap-3">
      <input
        type="checkbox"
        className={box}
        ref={(input) => {
          if (input) input.indeterminate = selection.some;
        }}
        checked={selection.all}
        onChange={selection.togglePage}
      />
      <span className={visible ? 'text-sm' : 'sr-only'}>{contentText.selection.selectPage}</span>
    </label>
  );
}

/** The list from 768 px. */
export function ContentTable(props: ContentRowsProps) {
  const { rows, editHref, mayRemove, onRemove, renderDuplicate, selection } = props;
  const site = useSite();
  return (
    <ListTable
      caption={contentText.listLabel}
      corner={selection ? <PageBox selection={selection} /> : undefined}
      columns={[
        { label: columns.title },
        { label: columns.status },
        { label: columns.type, className: 'max-lg:hidden' },
        { label: columns.created },
        { label: columns.published, className: 'max-lg:hidden' },
        { label: columns.actions, hideLabel: true },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id} className={selection?.has(row.id) ? 'bg-surface-strong' : 'hover:bg-surface'}>
          {selection ? (
            <td className="pl-2">
              <RowBox row={row} selection={selection} />
            </td>
          ) : null}
          <td className="max-w-0 px-4 py-1.5 md:w-[40%]">
            <Link
              to={editHref(row.id)}
              className="flex min-h-10 flex-col justify-center text-[0.9375rem] font-semibold hover:text-highlight"
            >
              {row.title}
              <span className="truncate text-xs font-normal text-muted">{row.slug}</span>
            </Link>
          </td>
          <td className="px-4 py-1.5">
            <span className="flex flex-wrap gap-1.5">
              <PublicationBadge row={row} site={site} />
              <ReviewBadge row={row} />
            </span>
          </td>
          <td className="px-4 py-1.5 max-lg:hidden">{contentTypes[row.content_type]}</td>
          <td className="px-4 py-1.5">
            <Day value={row.created_at} />
          </td>
          <td className="px-4 py-1.5 max-lg:hidden">
            <Day value={onlineSince(row)} />
          </td>
          <td className="w-32 px-2 py-1.5">
            <div className="flex justify-end">
              <ViewLink row={row} />
              {renderDuplicate?.(row)}
              {mayRemove(row) ? <RemoveButton row={row} onRemove={onRemove} /> : null}
            </div>
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{label}</dt>
      <dd className="text-fg">{children}</dd>
    </div>
  );
}

/** The same below 768 px. */
export function ContentCards(props: ContentRowsProps) {
  const { rows, editHref, mayRemove, onRemove, renderDuplicate, selection } = props;
  const site = useSite();
  return (
    <>
      {selection ? (
        <div className="flex pl-2">
          <PageBox selection={selection} visible />
        </div>
      ) : null}
      <ul aria-label={contentText.listLabel} className="flex flex-col gap-3">
        {rows.map((row) => (
          <li key={row.id} className="rounded-card border border-line bg-surface p-4">
            <div className="flex items-start gap-2">
              {selection ? (
                <div className="-ml-2">
                  <RowBox row={row} selection={selection} />
                </div>
              ) : null}
              <Link
                to={editHref(row.id)}
                className="min-w-0 flex-1 py-1.5 leading-snug font-semibold hover:text-highlight"
              >
                {row.title}
              </Link>
              <ViewLink row={row} />
              {renderDuplicate?.(row)}
              {mayRemove(row) ? <RemoveButton row={row} onRemove={onRemove} /> : null}
            </div>
            <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
              <PublicationBadge row={row} site={site} />
              <ReviewBadge row={row} />
              <span>{contentTypes[row.content_type]}</span>
            </p>
            <dl className="mt-2 flex flex-wrap gap-x-4 text-sm text-muted">
              <Fact label={columns.created}>
                <Day value={row.created_at} />
              </Fact>
              {row.published_at ? (
                <Fact label={columns.published}>
                  <Day value={onlineSince(row)} />
                </Fact>
              ) : null}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
