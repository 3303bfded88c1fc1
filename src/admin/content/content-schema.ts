import { nameSchema, slugSchema } from '@/admin/lib/slug-schema';
import { z } from '@/admin/lib/zod';
import { fieldErrors } from '@/content/site/forms/common';
import { limits } from '@/shared/config/limits';
import type { Database } from '@/types/database';
import { type TaxonomyRow, taxonomyOf } from './api/taxonomy-columns';

type ContentTable = Database['public']['Tables']['content'];

/** Bounds equal to the table's checks. */
export const contentSchema = z.object({
  title: nameSchema(limits.content.title),
  slug: slugSchema(limits.content.slug),
  content: z.string().max(limits.content.content, fieldErrors.tooLong),
  excerpt: z.string().max(limits.content.excerpt, fieldErrors.tooLong),
  status: z.enum(['draft', 'published', 'archived']),
  content_type: z.enum(['article', 'page', 'news']),
  category_id: z.uuid().nullable(),
  cover_media_id: z.uuid().nullable(),
  tag_ids: z.array(z.uuid()),
});

/** What the editor saves, checked. */
export type ContentValues = z.infer<typeof contentSchema>;

/** A new content (specification 4). */
export const newContent: ContentValues = {
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  status: 'draft',
  content_type: 'article',
  category_id: null,
  cover_media_id: null,
  tag_ids: [],
};

type TextColumns = Pick<
  ContentTable['Row'],
  'title' | 'slug' | 'content' | 'excerpt' | 'status' | 'content_type'
>;

/** The fields of a form out of a row. */
export function toValues(row: TextColumns & TaxonomyRow): ContentValues {
  return { ...textOf(row), ...taxonomyOf(row) };
}

function textOf({ title, slug, content, excerpt, status, content_type }: TextColumns): TextColumns {
  return { title, slug, content, excerpt, status, content_type };
}

const dateOf = (status: TextColumns['status']) => (status === 'published' ? new Date().toISOString() : null);

/** What is sent: now when published, nothing otherwise (specification 4); the database has the last word on it. */
export function toUpdate(values: ContentValues): ContentTable['Update'] {
  return { ...textOf(values), published_at: dateOf(values.status) };
}

/** The same for a new row, signed. */
export function toInsert(values: ContentValues, authorId: string): ContentTable['Insert'] {
  return { ...textOf(values), published_at: dateOf(values.status), author_id: authorId };
}

/** Whether two values of a field are the same to who reads them. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) return left.join() === right.join();
  return left === right;
}

/** Whether two sets of values hold the same text. */
export function sameValues(left: ContentValues, right: ContentValues): boolean {
  return (Object.keys(newContent) as (keyof ContentValues)[]).every((key) =>
    sameValue(left[key], right[key]),
  );
}
