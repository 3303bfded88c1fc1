import { saveOverVersion } from '@/admin/editing/save-over-version';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { AppError, toAppError } from '@/shared/lib/app-error';
import type { Database } from '@/types/database';
import {
  type ContentValues,
  isSameContentValues,
  toContentFormValues,
  toContentInsert,
  toContentUpdate,
} from '../content-schema';
import {
  CONTENT_ROW_COLUMNS,
  type ContentRow,
  fetchContentById,
  fetchContentBySlug,
  fetchWorkingCopy,
} from './content-queries';

/** Where a save writes: over its row, to a new working copy of it, or from a copy to its original. */
export type SaveTarget = 'row' | 'new copy' | 'original';

export interface ContentCreation {
  values: ContentValues;
  authorId: string;
  /** True for a person who may publish. */
  canPublish: boolean;
  /** Values of earlier saves without a response. One of them may be stored. */
  unansweredSaves: readonly ContentValues[];
}

export interface ContentUpdate {
  id: string;
  values: ContentValues;
  /** Version the values are based on. Another stored version means that a colleague saved. */
  version: number;
  canPublish: boolean;
  /** Tags of that version. */
  tags: string[];
  unansweredSaves: readonly ContentValues[];
  target: SaveTarget;
  /** Original of a working copy, with the version that the copy is based on. */
  original: { id: string; version: number } | null;
}

type Functions = Database['public']['Functions'];

type StoredColumns = Omit<ContentRow, 'content_tags'>;

const withTags = (row: StoredColumns, { tag_ids }: ContentValues): ContentRow => ({
  ...row,
  content_tags: tag_ids.map((tag_id) => ({ tag_id })),
});

/**
 * Saves a text and its tags in one transaction. Selecting the row detects a refusal by row security, which reports no
 * error.
 */
async function saveRow(args: Functions['save_content']['Args'], values: ContentValues) {
  const query = supabase.rpc('save_content', args).select<string, StoredColumns>(CONTENT_ROW_COLUMNS);
  return withTags(await unwrap(query.single()), values);
}

/** Saves a copy and replaces its original by it, in one transaction. Returns the original. */
async function publishCopyRow(args: Functions['publish_copy']['Args'], values: ContentValues) {
  const query = supabase.rpc('publish_copy', args).select<string, StoredColumns>(CONTENT_ROW_COLUMNS);
  return withTags(await unwrap(query.single()), values);
}

/** Returns the content with a slug; null without one. */
const findBySlug = (slug: string) =>
  fetchContentBySlug(slug).catch((cause) => {
    if (toAppError(cause).kind === 'not-found') return null;
    throw cause;
  });

/** Creates a content with its author. */
export async function createContent({
  values,
  authorId,
  canPublish,
  unansweredSaves,
}: ContentCreation): Promise<ContentRow> {
  for (const sentValues of unansweredSaves) {
    const createdRow = await findBySlug(sentValues.slug);
    if (
      createdRow?.author_id === authorId &&
      isSameContentValues(toContentFormValues(createdRow), sentValues)
    ) {
      if (isSameContentValues(sentValues, values)) return createdRow;
      const { id, version } = createdRow;
      const update = { id, values, version, canPublish, tags: sentValues.tag_ids, unansweredSaves: [] };
      return saveOverRow({ ...update, target: 'row', original: null });
    }
  }
  const fields = toContentInsert(values, authorId);
  try {
    return await saveRow({ fields, tags_added: values.tag_ids }, values);
  } catch (cause) {
    const error = toAppError(cause);
    if (error.kind !== 'duplicate') throw error;
    // After a lost response, the duplicate is the text that the first attempt stored.
    const existingRow = await fetchContentBySlug(values.slug).catch(() => null);
    if (existingRow?.author_id !== authorId || !isSameContentValues(toContentFormValues(existingRow), values))
      throw error;
    return existingRow;
  }
}

const toTagChanges = (before: readonly string[], after: readonly string[]) => ({
  tags_added: after.filter((tag) => !before.includes(tag)),
  tags_removed: before.filter((tag) => !after.includes(tag)),
});

/** Columns of a save over a row. The database replaces `autosaved_at` by its own time. */
const toFields = ({ values, canPublish, original }: ContentUpdate, isAutomatic: boolean) => ({
  ...toContentUpdate(values, canPublish),
  ...(original ? { copied_version: original.version } : {}),
  ...(isAutomatic ? { autosaved_at: new Date().toISOString() } : {}),
});

function saveOverRow(update: ContentUpdate, isAutomatic = false): Promise<ContentRow> {
  const { id, values, unansweredSaves } = update;
  const fields = toFields(update, isAutomatic);
  return saveOverVersion<ContentRow>({
    version: update.version,
    save(version, row) {
      const tagChanges = toTagChanges(row ? toContentFormValues(row).tag_ids : update.tags, values.tag_ids);
      return saveRow({ fields, text_id: id, base_version: version, ...tagChanges }, values);
    },
    readCurrent: () => fetchContentById(id),
    isSame: (row) => isSameContentValues(toContentFormValues(row), values),
    isOwnSave: (row) =>
      unansweredSaves.some((sentValues) => isSameContentValues(toContentFormValues(row), sentValues)),
  });
}

/** Compares all but status and dates, which differ between a copy and its original. */
function hasSameText(row: ContentRow, values: ContentValues): boolean {
  const { status, publish_at, update_at } = values;
  return isSameContentValues({ ...toContentFormValues(row), status, publish_at, update_at }, values);
}

/** Saves to a new working copy. Throws « conflict » when a colleague made one, or saved another version. */
async function saveToNewCopy(update: ContentUpdate, isAutomatic: boolean): Promise<ContentRow> {
  const { id, version, unansweredSaves } = update;
  const values: ContentValues = { ...update.values, status: 'draft' };
  const args = { text_id: id, base_version: version, as_copy: true };
  try {
    const fields = toFields({ ...update, values }, isAutomatic);
    return await saveRow({ fields, ...args, ...toTagChanges(update.tags, values.tag_ids) }, values);
  } catch (cause) {
    if (toAppError(cause).kind !== 'not-found') throw cause;
    const copy = await fetchWorkingCopy(id);
    if (copy?.copy_of && [values, ...unansweredSaves].some((sentValues) => hasSameText(copy, sentValues))) {
      // the copy of an attempt whose response was lost
      const original = { id, version: copy.copied_version ?? version };
      const { tag_ids } = toContentFormValues(copy);
      return saveOverRow(
        { ...update, id: copy.id, values, version: copy.version, tags: tag_ids, original },
        isAutomatic,
      );
    }
    if (!copy && (await fetchContentById(id)).version === version) throw cause;
    throw new AppError('conflict');
  }
}

/** Saves a copy and replaces its original by it. Throws « conflict » when a colleague saved one of them. */
async function publishCopy(
  update: ContentUpdate,
  original: { id: string; version: number },
): Promise<ContentRow> {
  const { id, values, unansweredSaves } = update;
  // `update_at` belongs to the copy, which the publication deletes
  const { update_at: _, ...fields } = toFields(update, false);
  try {
    return await saveOverVersion<ContentRow>({
      version: update.version,
      save(version, row) {
        const tagChanges = toTagChanges(row ? toContentFormValues(row).tag_ids : update.tags, values.tag_ids);
        const versions = { base_version: version, original_version: original.version };
        return publishCopyRow({ copy_id: id, fields, ...versions, ...tagChanges }, values);
      },
      readCurrent: () => fetchContentById(id),
      isSame: () => false,
      isOwnSave: (row) => unansweredSaves.some((sentValues) => hasSameText(row, sentValues)),
    });
  } catch (cause) {
    if (toAppError(cause).kind !== 'not-found') throw cause;
    const current = await fetchContentById(original.id);
    if (current.version === original.version) throw cause;
    // an attempt whose response was lost put the copy online
    if (hasSameText(current, values)) return current;
    throw new AppError('conflict');
  }
}

/** Saves over the version that was read. */
export function updateContent(update: ContentUpdate, isAutomatic = false): Promise<ContentRow> {
  const { target, original } = update;
  if (target === 'new copy') return saveToNewCopy(update, isAutomatic);
  const status = original ? 'draft' : update.values.status;
  const values: ContentValues = { ...update.values, status };
  return target === 'original' && original
    ? publishCopy({ ...update, values }, original)
    : saveOverRow({ ...update, values }, isAutomatic);
}
