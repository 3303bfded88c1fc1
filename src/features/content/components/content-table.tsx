import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { contentStatuses, contentTypes } from '@/config/content';
import { commonText } from '@/content/admin/common';
import { contentText } from '@/content/admin/content';
import { formatAdminDate } from '@/lib/admin-date';
import type { ContentListRow } from '../api/content-queries';

export interface ContentRowsProps {
  rows: readonly ContentListRow[];
  editHref: (id: string) => string;
  mayRemove: (row: ContentListRow) => boolean;
  onRemove: (row: ContentListRow) => void;
}

const columns = contentText.columns;

function Day({ value }: { value: string | null }) {
  if (!value) return <span className="text-muted">{contentText.notPublished}</span>;
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {formatAdminDate(value)}
    </time>
  );
}

function RemoveButton({ row, onRemove }: { row: ContentListRow; onRemove: (row: ContentListRow) => void }) {
  return (
    <button
      type="button"
      className="grid size-10 place-items-center rounded-card text-muted hover:bg-surface-strong hover:text-danger"
      aria-label={`${commonText.delete} «\u00a0${row.title}\u00a0»`}
      title={commonText.delete}
      onClick={() => onRemove(row)}
    >
      <Trash2 className="size-4" aria-hidden="true" />
    </button>
  );
}

const heading = 'px-4 py-2.5 font-semibold';

/** The list from 768 px. */
export function ContentTable({ rows, editHref, mayRemove, onRemove }: ContentRowsProps) {
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{contentText.listLabel}</caption>
        <thead className="bg-surface text-muted">
          <tr>
            <th scope="col" className={heading}>
              {columns.title}
            </th>
            <th scope="col" className={heading}>
              {columns.status}
            </th>
            <th scope="col" className={`${heading} max-lg:hidden`}>
              {columns.type}
            </th>
            <th scope="col" className={heading}>
              {columns.created}
            </th>
            <th scope="col" className={`${heading} max-lg:hidden`}>
              {columns.published}
            </th>
            <th scope="col" className={heading}>
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {rows.map((row) => (
            <tr key={row.id} className="hover:bg-surface">
              <td className="max-w-0 px-4 py-1.5 md:w-[45%]">
                <Link
                  to={editHref(row.id)}
                  className="flex min-h-10 flex-col justify-center text-[0.9375rem] font-semibold hover:text-highlight"
                >
                  {row.title}
                  <span className="truncate text-xs font-normal text-muted">{row.slug}</span>
                </Link>
              </td>
              <td className="px-4 py-1.5">
                <Badge tone={contentStatuses[row.status].tone}>{contentStatuses[row.status].label}</Badge>
              </td>
              <td className="px-4 py-1.5 max-lg:hidden">{contentTypes[row.content_type]}</td>
              <td className="px-4 py-1.5">
                <Day value={row.created_at} />
              </td>
              <td className="px-4 py-1.5 max-lg:hidden">
                <Day value={row.published_at} />
              </td>
              <td className="w-14 px-2 py-1.5">
                {mayRemove(row) ? <RemoveButton row={row} onRemove={onRemove} /> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
export function ContentCards({ rows, editHref, mayRemove, onRemove }: ContentRowsProps) {
  return (
    <ul aria-label={contentText.listLabel} className="flex flex-col gap-3">
      {rows.map((row) => (
        <li key={row.id} className="rounded-card border border-line bg-surface p-4">
          <div className="flex items-start gap-2">
            <Link
              to={editHref(row.id)}
              className="min-w-0 flex-1 py-1.5 leading-snug font-semibold hover:text-highlight"
            >
              {row.title}
            </Link>
            {mayRemove(row) ? <RemoveButton row={row} onRemove={onRemove} /> : null}
          </div>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
            <Badge tone={contentStatuses[row.status].tone}>{contentStatuses[row.status].label}</Badge>
            <span>{contentTypes[row.content_type]}</span>
          </p>
          <dl className="mt-2 flex flex-wrap gap-x-4 text-sm text-muted">
            <Fact label={columns.created}>
              <Day value={row.created_at} />
            </Fact>
            {row.published_at ? (
              <Fact label={columns.published}>
                <Day value={row.published_at} />
              </Fact>
            ) : null}
          </dl>
        </li>
      ))}
    </ul>
  );
}
