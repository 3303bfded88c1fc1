import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { fromDateTimeInputValue } from '@/admin/lib/publication-state';
import { quoteName } from '@/admin/lib/quote-name';
import { contentChecksText } from '@/copy/admin/checks';
import type { ContentValues } from './content-schema';

const text = contentChecksText.requests;

/** Returns French phrases for the filled values that need the permission to publish: pin, byline, dates. */
export function describeValuesForPublishers(values: ContentValues): string[] {
  const { content_type, pinned, byline, publish_at, unpublish_at } = values;
  const isListed = content_type !== 'page';
  const publishAt = fromDateTimeInputValue(publish_at);
  const unpublishAt = fromDateTimeInputValue(unpublish_at);
  const requests: string[] = [];
  if (pinned && isListed) requests.push(text.pinned);
  // A function returns the name, because `replace` expands `$&` in a string.
  if (byline.trim() && isListed) requests.push(text.byline.replace('{nom}', () => quoteName(byline.trim())));
  if (publishAt) requests.push(text.publishAt.replace('{date}', formatAdminDateTime(publishAt)));
  if (unpublishAt) requests.push(text.unpublishAt.replace('{date}', formatAdminDateTime(unpublishAt)));
  return requests;
}
