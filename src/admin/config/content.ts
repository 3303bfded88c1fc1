import type { Database } from '@/types/database';

/** Where a content stands, as the database has it. */
export type ContentStatus = Database['public']['Enums']['content_status'];
/** What a content is, as the database has it. */
export type ContentType = Database['public']['Enums']['content_type'];

/** States of a content, in the order of its life; `tone` is that of its badge. */
export const contentStatuses: Record<
  ContentStatus,
  { label: string; tone: 'success' | 'secondary' | 'outline' }
> = {
  draft: { label: 'Brouillon', tone: 'secondary' },
  published: { label: 'Publié', tone: 'success' },
  archived: { label: 'Archivé', tone: 'outline' },
};

export const contentTypes: Record<ContentType, string> = {
  article: 'Article',
  page: 'Page',
  news: 'Actualité',
};

/** True for a status the database knows. */
export function isContentStatus(value: string | null): value is ContentStatus {
  return value !== null && Object.hasOwn(contentStatuses, value);
}

/** True for a type the database knows. */
export function isContentType(value: string | null): value is ContentType {
  return value !== null && Object.hasOwn(contentTypes, value);
}
