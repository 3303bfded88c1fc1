import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { fromDateTimeInputValue } from '@/admin/lib/publication-state';
import { quoteName } from '@/admin/lib/quote-name';
import { contentChecksText } from '@/copy/admin/checks';
import type { ContentValues } from './content-schema';

const text = contentChecksText.requests;

/** Returns French phrases for the filled values that need the permission to publish: pin, byline, dates. */
export function describePublishingValues(values: ContentValues): string[] {
  const { content_type, pinned, byline, publish_at, unpublish_at } = values;
  const isListed = content_type !== 'page';
  const formatDate = (value: string) => formatAdminDateTime(fromDateTimeInputValue(value) ?? '');
  const requests: string[] = [];
  if (pinned && isListed) requests.push(text.pinned);
  // a function, because `$&` in a typed name would be expanded
  if (byline.trim() && isListed) requests.push(text.byline.replace('{nom}', () => quoteName(byline.trim())));
  if (publish_at) requests.push(text.publishAt.replace('{date}', formatDate(publish_at)));
  if (unpublish_at) requests.push(text.unpublishAt.replace('{date}', formatDate(unpublish_at)));
  return requests;
}
