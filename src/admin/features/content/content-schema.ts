import { fromLocalInput, toLocalInput } from '@/admin/lib/publication-state';
import { nameSchema, slugSchema } from '@/admin/lib/slug-schema';
import { z } from '@/admin/lib/zod';
import { checkText } from '@/copy/admin/checks';
import { scheduleText } from '@/copy/admin/content';
import { slugText } from '@/copy/admin/slug';
import { unreadableTexts } from '@/copy/admin/unreadable-texts';
import { fieldErrors } from '@/copy/forms/common';
import { limits } from '@/shared/lib/limits';
import type { Database } from '@/types/database';
import { type TaxonomyRow, taxonomyOf } from './api/taxonomy-columns';
import { hasEmptyLink, whyUnreadable } from './text-checks';

type ContentTable = Database['public']['Tables']['content'];

/** What a `datetime-local` field holds; empty for no date. */
const momentSchema = z.union([z.literal(''), z.iso.datetime({ local: true, precision: -1 })]);

/** Static hosts serve files of these names for a folder and for unknown addresses. */
const HOST_SLUGS = ['index', '404'];

/** Bounds equal to the table's checks. */
const fieldsSchema = z.object({
  title: nameSchema(limits.content.title),
  slug: slugSchema(limits.content.slug).refine((slug) => !HOST_SLUGS.includes(slug), slugText.reserved),
  content: z
    .string()
    .max(limits.content.content, fieldErrors.tooLong)
    .refine((text) => whyUnreadable(text) === null, {
      error: ({ input }) => unreadableTexts[whyUnreadable(String(input)) ?? 'parser'],
    }),
  excerpt: z.string().max(limits.content.excerpt, fieldErrors.tooLong),
  status: z.enum(['draft', 'published', 'archived']),
  content_type: z.enum(['article', 'page', 'news']),
  category_id: z.uuid().nullable(),
  cover_media_id: z.uuid().nullable(),
  seo_title: z.string().max(limits.content.seo_title, fieldErrors.tooLong),
  seo_description: z.string().max(limits.content.seo_description, fieldErrors.tooLong),
  share_media_id: z.uuid().nullable(),
  byline: z.string().max(limits.content.byline, fieldErrors.tooLong),
  tag_ids: z.array(z.uuid()),
  /** In the clock of this device. */
  publish_at: momentSchema,
  unpublish_at: momentSchema,
  pinned: z.boolean(),
});

/** The fields one by one, for what is not a whole saved text yet. */
export const contentFields = fieldsSchema.shape;

/** The same with what holds between them. */
export const contentSchema = fieldsSchema
  .refine(({ publish_at, unpublish_at }) => !unpublish_at || !publish_at || unpublish_at > publish_at, {
    path: ['unpublish_at'],
    message: scheduleText.order,
  })
  .refine(({ status, content }) => status !== 'published' || !hasEmptyLink(content), {
    path: ['content'],
    message: checkText.blocked,
  });

/** What the editor saves, checked. */
export type ContentValues = z.infer<typeof fieldsSchema>;

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
  seo_title: '',
  seo_description: '',
  share_media_id: null,
  byline: '',
  tag_ids: [],
  publish_at: '',
  unpublish_at: '',
  pinned: false,
};

type TextColumns = Pick<
  ContentTable['Row'],
  'title' | 'slug' | 'content' | 'excerpt' | 'status' | 'content_type'
>;

type SharingColumns = Pick<
  ContentTable['Row'],
  'seo_title' | 'seo_description' | 'share_media_id' | 'byline'
>;

type ScheduleColumns = Pick<ContentTable['Row'], 'publish_at' | 'unpublish_at' | 'pinned'>;

/** The fields of a form out of a row. */
export function toValues(row: TextColumns & SharingColumns & ScheduleColumns & TaxonomyRow): ContentValues {
  return {
    ...textOf(row),
    ...sharingOf(row),
    ...taxonomyOf(row),
    publish_at: toLocalInput(row.publish_at),
    unpublish_at: toLocalInput(row.unpublish_at),
    pinned: row.pinned,
  };
}

const scheduleOf = ({ publish_at, unpublish_at, pinned }: ContentValues): ScheduleColumns => ({
  publish_at: fromLocalInput(publish_at),
  unpublish_at: fromLocalInput(unpublish_at),
  pinned,
});

function textOf({ title, slug, content, excerpt, status, content_type }: TextColumns): TextColumns {
  return { title, slug, content, excerpt, status, content_type };
}

const sharingOf = ({
  seo_title,
  seo_description,
  share_media_id,
  byline,
}: SharingColumns): SharingColumns => ({
  seo_title,
  seo_description,
  share_media_id,
  byline,
});

const dateOf = (status: TextColumns['status']) => (status === 'published' ? new Date().toISOString() : null);

/** Returns what those who publish decide: pin, signature and dates. */
export const publishingChoices = ({ publish_at, unpublish_at, pinned, byline }: ContentValues) => ({
  ...{ publish_at, unpublish_at, pinned, byline },
});

/**
 * Returns the columns to save. The date is now when published, else null (specification 4); the database has the last word on it. A
 * person who may not publish sends no pin, signature nor dates.
 */
export function toUpdate(values: ContentValues, publishes: boolean): ContentTable['Update'] {
  const { byline, ...sharing } = sharingOf(values);
  return {
    ...textOf(values),
    ...sharing,
    ...(publishes ? { byline, ...scheduleOf(values) } : {}),
    published_at: dateOf(values.status),
  };
}

/** The same for a new row, signed. */
export function toInsert(values: ContentValues, authorId: string): ContentTable['Insert'] {
  return {
    ...textOf(values),
    ...sharingOf(values),
    ...scheduleOf(values),
    published_at: dateOf(values.status),
    author_id: authorId,
  };
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
