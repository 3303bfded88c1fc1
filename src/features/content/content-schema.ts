import { z } from 'zod';
import { limits } from '@/config/limits';
import { editorText } from '@/content/admin/content';
import { fieldErrors } from '@/content/forms/common';
import type { Database } from '@/types/database';

type ContentTable = Database['public']['Tables']['content'];

/** Bounds equal to the table's checks. */
export const contentSchema = z.object({
  title: z.string().trim().min(1, fieldErrors.required).max(limits.content.title, fieldErrors.tooLong),
  slug: z
    .string()
    .trim()
    .min(1, fieldErrors.required)
    .max(limits.content.slug, fieldErrors.tooLong)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, editorText.errors.slugFormat),
  content: z.string().max(limits.content.content, fieldErrors.tooLong),
  excerpt: z.string().max(limits.content.excerpt, fieldErrors.tooLong),
  status: z.enum(['draft', 'published', 'archived']),
  content_type: z.enum(['article', 'page', 'news']),
});

export type ContentValues = z.infer<typeof contentSchema>;

/** A new content (specification 4). */
export const newContent: ContentValues = {
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  status: 'draft',
  content_type: 'article',
};

/** The fields of a form out of a row. */
export function toValues(row: ContentValues): ContentValues {
  const { title, slug, content, excerpt, status, content_type } = row;
  return { title, slug, content, excerpt, status, content_type };
}

/** What is sent: now when published, nothing otherwise (specification 4); the database has the last word on it. */
export function toUpdate(values: ContentValues): ContentTable['Update'] {
  return { ...values, published_at: values.status === 'published' ? new Date().toISOString() : null };
}

/** The same for a new row, signed. */
export function toInsert(values: ContentValues, authorId: string): ContentTable['Insert'] {
  return {
    ...values,
    published_at: values.status === 'published' ? new Date().toISOString() : null,
    author_id: authorId,
  };
}

/** Whether two sets of values hold the same text. */
export function sameValues(left: ContentValues, right: ContentValues): boolean {
  return (Object.keys(newContent) as (keyof ContentValues)[]).every((key) => left[key] === right[key]);
}
