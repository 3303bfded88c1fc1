import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { fromLocalInput } from '@/admin/lib/publication-state';
import { quoteName } from '@/admin/lib/quote-name';
import { checkText } from '@/copy/admin/checks';
import type { ContentValues } from './content-schema';

const text = checkText.requests;

/** Lists the values that need the permission to publish: pin, byline and dates. */
export function listPublicationRequests(values: ContentValues): string[] {
  const { content_type, pinned, byline, publish_at, unpublish_at } = values;
  const isListed = content_type !== 'page';
  const formatDate = (value: string) => formatAdminDateTime(fromLocalInput(value) ?? '');
  return [
    ...(pinned && isListed ? [text.pinned] : []),
    ...(byline.trim() && isListed ? [text.byline.replace('{nom}', () => quoteName(byline.trim()))] : []),
    ...(publish_at ? [text.publishAt.replace('{date}', formatDate(publish_at))] : []),
    ...(unpublish_at ? [text.unpublishAt.replace('{date}', formatDate(unpublish_at))] : []),
  ];
}
