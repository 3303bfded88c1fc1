import { contentStatuses, contentTypes, isContentStatus, isContentType } from '@/admin/config/content';
import { editorText, sharingText } from '@/copy/admin/content';
import type { ContentValues } from './content-schema';

const fields = editorText.fields;

/** A content as one text, to be compared line by line. */
export function describeContent(values: Partial<ContentValues>): string {
  const { title = '', slug = '', excerpt = '', content = '', status = null, content_type = null } = values;
  const { byline = '', seo_title = '', seo_description = '' } = values;
  return [
    `${fields.title.label}\u00a0: ${title}`,
    `${fields.slug.label}\u00a0: ${slug}`,
    `${fields.status.label}\u00a0: ${isContentStatus(status) ? contentStatuses[status].label : ''}`,
    `${fields.type.label}\u00a0: ${isContentType(content_type) ? contentTypes[content_type] : ''}`,
    `${fields.excerpt.label}\u00a0: ${excerpt}`,
    `${sharingText.byline.label}\u00a0: ${byline}`,
    `${sharingText.seoTitle.label}\u00a0: ${seo_title}`,
    `${sharingText.seoDescription.label}\u00a0: ${seo_description}`,
    '',
    content,
  ].join('\n');
}

/** The texts and choices that a revision holds; what it does not know stays out. */
export function readSnapshot(snapshot: unknown): Partial<ContentValues> {
  if (typeof snapshot !== 'object' || snapshot === null) return {};
  const values: Partial<ContentValues> = {};
  for (const key of [
    'title',
    'slug',
    'excerpt',
    'content',
    'byline',
    'seo_title',
    'seo_description',
  ] as const) {
    const value: unknown = Reflect.get(snapshot, key);
    if (typeof value === 'string') values[key] = value;
  }
  const status: unknown = Reflect.get(snapshot, 'status');
  if (typeof status === 'string' && isContentStatus(status)) values.status = status;
  const type: unknown = Reflect.get(snapshot, 'content_type');
  if (typeof type === 'string' && isContentType(type)) values.content_type = type;
  for (const key of ['category_id', 'cover_media_id', 'share_media_id'] as const) {
    const value: unknown = Reflect.get(snapshot, key);
    if (typeof value === 'string' || value === null) values[key] = value;
  }
  return values;
}
