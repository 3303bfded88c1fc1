import { keepStoredFields } from '@/admin/editing/keep-stored-fields';
import { dateTimeInputSchema } from '@/admin/lib/date-time-schema';
import { fromDateTimeInputValue, isPastDateTime, toDateTimeInputValue } from '@/admin/lib/publication-state';
import { createNameSchema, createSlugSchema } from '@/admin/lib/text-schemas';
import { z } from '@/admin/lib/zod';
import { contentChecksText } from '@/copy/admin/checks';
import { contentDatesText } from '@/copy/admin/content';
import { contentFields } from '@/copy/admin/content-fields';
import { slugText } from '@/copy/admin/slug';
import { unreadableReasonTexts } from '@/copy/admin/unreadable-texts';
import { fieldErrorTexts } from '@/copy/forms/common';
import type { Database } from '@/types/database';
import { findUnreadableReason, hasEmptyLink } from './content-lint';

type ContentTable = Database['public']['Tables']['content'];
type Fields = typeof contentFields;

/** Column that the editor edits. */
export type ContentFieldName = keyof Fields;

type FieldValue<Field> = Field extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : Field extends { kind: 'switch' }
    ? boolean
    : Field extends { kind: 'reference' }
      ? string | null
      : string;

/** Form values of the editor. */
export type ContentValues = { -readonly [Name in ContentFieldName]: FieldValue<Fields[Name]> } & {
  tag_ids: string[];
};

/** Columns that the editor edits, and the tags. */
export type ContentColumns = Pick<ContentTable['Row'], ContentFieldName> & {
  content_tags: { tag_id: string }[];
};

export const contentFieldNames = Object.keys(contentFields) as ContentFieldName[];

/** Static hosts serve these file names for folders and unknown addresses. */
const HOST_SLUGS = ['index', '404'];

/** Schemas of fields with special rules. */
const customSchemas: Partial<Record<ContentFieldName, z.ZodType>> = {
  title: createNameSchema(contentFields.title.limit),
  slug: createSlugSchema(contentFields.slug.limit).refine(
    (slug) => !HOST_SLUGS.includes(slug),
    slugText.reserved,
  ),
  content: z
    .string()
    .max(contentFields.content.limit, fieldErrorTexts.tooLong)
    .refine((text) => findUnreadableReason(text) === null, {
      error: ({ input }) => unreadableReasonTexts[findUnreadableReason(String(input)) ?? 'parser'],
    }),
};

function toSchema(name: ContentFieldName): z.ZodType {
  const field = contentFields[name];
  const customSchema = customSchemas[name];
  if (customSchema) return customSchema;
  if (field.kind === 'choice') return z.enum(field.options);
  if (field.kind === 'reference') return z.uuid().nullable();
  if (field.kind === 'switch') return z.boolean();
  return field.kind === 'moment' ? dateTimeInputSchema : z.string().max(field.limit, fieldErrorTexts.tooLong);
}

function toInitialValue(name: ContentFieldName): unknown {
  const field = contentFields[name];
  if (field.kind === 'choice') return field.options[0];
  if (field.kind === 'reference') return null;
  return field.kind === 'switch' ? false : '';
}

const mapFields = <Value>(toValue: (name: ContentFieldName) => Value, names = contentFieldNames) =>
  Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<ContentFieldName, Value>;

const isMoment = (name: ContentFieldName) => contentFields[name].kind === 'moment';

/** Schema of each field, for an unfinished text. */
export const contentFieldSchemas = { ...mapFields(toSchema), tag_ids: z.array(z.uuid()) };

/** Schema of all fields, with the rules between them. */
export const contentSchema = (z.object(contentFieldSchemas) as unknown as z.ZodType<ContentValues>)
  .refine(({ publish_at, unpublish_at }) => !unpublish_at || !publish_at || unpublish_at > publish_at, {
    path: ['unpublish_at'],
    message: contentDatesText.wrongOrder,
  })
  .refine(({ status, content }) => status !== 'published' || !hasEmptyLink(content), {
    path: ['content'],
    message: contentChecksText.cannotBePublished,
  });

/** Returns the schema of the editor. A past date of an update is valid when it is stored: the job could not make that update. */
export const createContentSchema = (saved: ContentValues) =>
  contentSchema.refine(({ update_at }) => !isPastDateTime(update_at) || update_at === saved.update_at, {
    path: ['update_at'],
    message: contentDatesText.pastUpdate,
  });

const dateFields = contentFieldNames.filter(isMoment);

/** Returns the values to save while a date is refused. Dates and status keep their stored values. */
export const keepStoredDates = keepStoredFields<ContentValues>([...dateFields, 'status']);

/** Values of a new content (specification 4). */
export const newContentValues = { ...mapFields(toInitialValue), tag_ids: [] } as unknown as ContentValues;

/** Returns the form values of a row. */
export function toContentFormValues(row: ContentColumns): ContentValues {
  const values = mapFields((name) =>
    isMoment(name) ? toDateTimeInputValue(row[name] as string | null) : row[name],
  );
  return { ...values, tag_ids: row.content_tags.map(({ tag_id }) => tag_id).sort() } as ContentValues;
}

const publishingFields = contentFieldNames.filter((name) => contentFields[name].group === 'publishing');

/** Returns the values that need the permission to publish. */
export const pickPublishingValues = (values: ContentValues) =>
  mapFields((name) => values[name], publishingFields) as Partial<ContentValues>;

function toColumns(values: ContentValues, names = contentFieldNames) {
  const columns = mapFields(
    (name) => (isMoment(name) ? fromDateTimeInputValue(values[name] as string) : values[name]),
    names,
  );
  // A trigger of the database decides on the date (specification 4).
  const published_at = values.status === 'published' ? new Date().toISOString() : null;
  return { ...columns, published_at } as ContentTable['Update'];
}

/** Returns the columns to save. Without the permission to publish, the group « publishing » is left out. */
export const toContentUpdate = (values: ContentValues, canPublish: boolean) =>
  toColumns(
    values,
    contentFieldNames.filter((name) => canPublish || !publishingFields.includes(name)),
  );

export const toContentInsert = (values: ContentValues, authorId: string): ContentTable['Insert'] =>
  ({ ...toColumns(values), author_id: authorId }) as ContentTable['Insert'];

/** Returns true when two values of a field are equal. */
export function isSameFieldValue(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) return left.join() === right.join();
  return left === right;
}

/** Returns true when all values are equal. */
export function isSameContentValues(left: ContentValues, right: ContentValues): boolean {
  return (Object.keys(newContentValues) as (keyof ContentValues)[]).every((key) =>
    isSameFieldValue(left[key], right[key]),
  );
}
