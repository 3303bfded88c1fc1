import { createRefusedDatesReplacer } from '@/admin/editing/create-refused-dates-replacer';
import { dateTimeInputSchema } from '@/admin/lib/date-time-schema';
import { fromDateTimeInputValue, isPastDateTime, toDateTimeInputValue } from '@/admin/lib/publication-state';
import { createNonEmptyTextSchema, createSlugSchema } from '@/admin/lib/text-schemas';
import { z } from '@/admin/lib/zod';
import { contentChecksText } from '@/copy/admin/checks';
import { contentDatesText } from '@/copy/admin/content';
import { contentFields } from '@/copy/admin/content-fields';
import { slugText } from '@/copy/admin/slug';
import { unreadableMarkdownMessages } from '@/copy/admin/unreadable-text-messages';
import { fieldErrorTexts } from '@/copy/forms/field-errors';
import type { Database } from '@/types/database';
import { hasEmptyLink, parseContentText } from './content-lint';

type ContentTable = Database['public']['Tables']['content'];
type Fields = typeof contentFields;

/** Column that the editor edits. */
export type ContentFieldName = keyof Fields;

/** Type of a form value, by the kind of its field. */
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

/** Part of a content row that fills the form: edited columns and tags. */
export type StoredContentValues = Pick<ContentTable['Row'], ContentFieldName> & {
  content_tags: { tag_id: string }[];
};

/** Names of the columns that the editor edits. */
export const contentFieldNames = Object.keys(contentFields) as ContentFieldName[];

/** File names that static hosts serve for folders and unknown addresses. */
const RESERVED_SLUGS = ['index', '404'];

const customSchemas: Partial<Record<ContentFieldName, z.ZodType>> = {
  title: createNonEmptyTextSchema(contentFields.title.maxLength),
  slug: createSlugSchema(contentFields.slug.maxLength).refine(
    (slug) => !RESERVED_SLUGS.includes(slug),
    slugText.reserved,
  ),
  content: z
    .string()
    .max(contentFields.content.maxLength, fieldErrorTexts.tooLong)
    .refine((text) => parseContentText(text).unreadableReason === null, {
      error: ({ input }) =>
        unreadableMarkdownMessages[parseContentText(String(input)).unreadableReason ?? 'parser'],
    }),
};

function createFieldSchema(name: ContentFieldName): z.ZodType {
  const field = contentFields[name];
  const customSchema = customSchemas[name];
  if (customSchema) return customSchema;
  if (field.kind === 'choice') return z.enum(field.options);
  if (field.kind === 'reference') return z.uuid().nullable();
  if (field.kind === 'switch') return z.boolean();
  return field.kind === 'dateTime'
    ? dateTimeInputSchema
    : z.string().max(field.maxLength, fieldErrorTexts.tooLong);
}

function getInitialValue(name: ContentFieldName): unknown {
  const field = contentFields[name];
  if (field.kind === 'choice') return field.options[0];
  if (field.kind === 'reference') return null;
  return field.kind === 'switch' ? false : '';
}

const mapFields = <Value>(toValue: (name: ContentFieldName) => Value, names = contentFieldNames) =>
  Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<ContentFieldName, Value>;

const isDateTimeField = (name: ContentFieldName) => contentFields[name].kind === 'dateTime';

/** Schema of each field, without the rules between fields. */
export const contentFieldSchemas = { ...mapFields(createFieldSchema), tag_ids: z.array(z.uuid()) };

/** Schema of an unfinished text in a backup: every string is accepted, also one that the form refuses. */
export const unfinishedContentSchema = z.object({
  ...mapFields((name) => createFieldSchema(name).or(z.string())),
  tag_ids: z.array(z.uuid()),
}) as unknown as z.ZodType<ContentValues>;

/** Schema of all fields, with the rules between them. */
const contentSchema = (z.object(contentFieldSchemas) as unknown as z.ZodType<ContentValues>)
  .refine(({ publish_at, unpublish_at }) => !(publish_at && unpublish_at) || publish_at < unpublish_at, {
    path: ['unpublish_at'],
    message: contentDatesText.wrongOrder,
  })
  .refine(
    ({ status, update_at, content }) => {
      // A job puts a working copy with `update_at` online.
      const willBeOnline = status === 'published' || update_at !== '';
      return !(willBeOnline && hasEmptyLink(content));
    },
    {
      path: ['content'],
      message: contentChecksText.cannotBePublished,
    },
  );

/** Returns the schema of the editor. The only past `update_at` that it accepts is the stored one of a failed update. */
export const createContentSchema = (storedValues: ContentValues) =>
  contentSchema.refine(
    ({ update_at }) => !isPastDateTime(update_at) || update_at === storedValues.update_at,
    {
      path: ['update_at'],
      message: contentDatesText.pastUpdate,
    },
  );

const dateFieldNames = contentFieldNames.filter(isDateTimeField);

/** Returns the values to save while a date is refused: dates and status as stored, and the other typed values. */
export const replaceRefusedContentDates = createRefusedDatesReplacer<ContentValues>([
  ...dateFieldNames,
  'status',
]);

/** Values of a new content (specification 4). */
export const newContentValues = { ...mapFields(getInitialValue), tag_ids: [] } as unknown as ContentValues;

/** Returns the form values of a row. */
export function toContentFormValues(row: StoredContentValues): ContentValues {
  const values = mapFields((name) =>
    isDateTimeField(name) ? toDateTimeInputValue(row[name] as string | null) : row[name],
  );
  return { ...values, tag_ids: row.content_tags.map(({ tag_id }) => tag_id).sort() } as ContentValues;
}

/** Returns the values of a working copy for its original, which keeps its status and has no `update_at`. */
export const toValuesOfOriginal = (
  values: ContentValues,
  { status }: Pick<ContentValues, 'status'>,
): ContentValues => ({ ...values, status, update_at: '' });

const publishingFieldNames = contentFieldNames.filter((name) => contentFields[name].group === 'publishing');

/** Returns the values that need the permission to publish. */
export const pickPublishingValues = (values: ContentValues) =>
  mapFields((name) => values[name], publishingFieldNames) as Partial<ContentValues>;

/** Returns the columns `status` and `published_at` (specification 4); a trigger replaces the date by the time of the database. */
export const toStatusColumns = (status: ContentValues['status']) => ({
  status,
  published_at: status === 'published' ? new Date().toISOString() : null,
});

/** Returns the date to save. An unchanged one keeps its instant: when clocks go back, a field value names two instants. */
function toTimestamp(value: string, storedTimestamp: string | null = null): string | null {
  return toDateTimeInputValue(storedTimestamp) === value ? storedTimestamp : fromDateTimeInputValue(value);
}

/** Returns the columns to save. Without the permission to publish, the group « publishing » is left out. */
export function toContentUpdate(
  values: ContentValues,
  { canPublish, row }: { canPublish: boolean; row?: StoredContentValues },
): ContentTable['Update'] {
  const names = contentFieldNames.filter((name) => canPublish || !publishingFieldNames.includes(name));
  const columns = mapFields(
    (name) =>
      isDateTimeField(name)
        ? toTimestamp(values[name] as string, row?.[name] as string | null)
        : values[name],
    names,
  );
  return { ...columns, ...toStatusColumns(values.status) } as ContentTable['Update'];
}

/** Returns the columns of a new content, with its author. */
export const toContentInsert = (values: ContentValues, authorId: string): ContentTable['Insert'] =>
  ({ ...toContentUpdate(values, { canPublish: true }), author_id: authorId }) as ContentTable['Insert'];
