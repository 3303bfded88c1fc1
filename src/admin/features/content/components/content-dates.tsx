import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { getPublicationState } from '@/admin/lib/publication-state';
import { contentDatesText, contentEditorText as text } from '@/copy/admin/content';
import type { ContentRow } from '../api/content-queries';

/** Shows the dates of a stored content. */
export function ContentDates({ row }: { row: ContentRow }) {
  const state = getPublicationState(row);
  const isScheduled = state === 'scheduled';
  const labels = contentDatesText.dates;
  const dates = [
    [text.createdOn, row.created_at],
    [text.updatedOn, row.updated_at],
    [labels.publicationOn, isScheduled && row.publish_at],
    [text.firstPublishedOn, !isScheduled && row.published_at && row.first_published_at],
    [text.lastPublishedOn, !isScheduled && row.published_at],
    [state === 'withdrawn' ? labels.withdrawnOn : labels.withdrawalOn, row.unpublish_at],
  ] as const;
  return (
    <dl className="flex flex-col gap-2 border-t border-line pt-4 text-sm">
      {dates.map(([label, value]) =>
        value ? (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-muted">{label}</dt>
            <dd>
              <time dateTime={value}>{formatAdminDateTime(value)}</time>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
