import { isEqual } from '@/admin/editing/merge-fields';
import { saveOverVersion } from '@/admin/editing/save-over-version';
import type { VersionedSave } from '@/admin/editing/use-versioned-saves';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { AppError, toAppError } from '@/shared/lib/app-error';
import type { Database } from '@/types/database';
import {
  type ContentValues,
  toContentFormValues,
  toContentInsert,
  toContentUpdate,
  toValuesOfOriginal,
} from '../content-schema';
import {
  CONTENT_ROW_COLUMNS,
  type ContentRow,
  fetchContentById,
  fetchContentBySlug,
  fetchWorkingCopy,
} from './content-queries';

/** Save of a content, with what the form knows about earlier saves. */
export interface ContentSave extends VersionedSave<ContentValues, ContentRow | undefined> {
  /** Author of a new content. */
  authorId: string;
  /** True for a person who may publish. */
  canPublish: boolean;
  /** Where the save of a stored content writes: to its row, to a new working copy, or from a copy to its original. */
  target: 'row' | 'new copy' | 'original';
}

/** Save of a content that is stored. */
interface ContentUpdate extends ContentSave {
  /** Row that the save writes over or copies. */
  baseRow: ContentRow;
}

/** Saves a text and its tags in one transaction. */
const callSaveContent = (args: Database['public']['Functions']['save_content']['Args']) =>
  supabase.rpc('save_content', args);

/** Sends a save and returns its row. A refusal by row security returns no row, so `single` throws « not-found ». */
async function fetchSavedRow(
  request: ReturnType<typeof callSaveContent>,
  { tag_ids }: ContentValues,
): Promise<ContentRow> {
  const row = await unwrap(
    request.select<string, Omit<ContentRow, 'content_tags'>>(CONTENT_ROW_COLUMNS).single(),
  );
  return { ...row, content_tags: tag_ids.map((tag_id) => ({ tag_id })) };
}

/** Returns true when a row stores the values. The database moves a past `publish_at` to `first_published_at`. */
const hasContentValues = (row: ContentRow, values: ContentValues) =>
  isEqual(toContentFormValues(row), values) ||
  isEqual(toContentFormValues({ ...row, publish_at: row.first_published_at }), values);

/** Finds the row that an earlier save of this person created, when its response was lost; null without one. */
async function findOwnCreation(authorId: string, sentValues: ContentValues): Promise<ContentRow | null> {
  const row = await fetchContentBySlug(sentValues.slug);
  return row?.author_id === authorId && hasContentValues(row, sentValues) ? row : null;
}

/** Creates a content with its author. When an earlier attempt without a response created it, returns its row. */
export async function insertContent(values: ContentValues, authorId: string): Promise<ContentRow> {
  const fields = toContentInsert(values, authorId);
  try {
    return await fetchSavedRow(callSaveContent({ fields, tags_added: values.tag_ids }), values);
  } catch (cause) {
    const error = toAppError(cause);
    if (error.kind !== 'duplicate') throw error;
    const createdRow = await findOwnCreation(authorId, values).catch(() => null);
    if (!createdRow) throw error;
    return createdRow;
  }
}

/** Creates a content. When an earlier save without a response created its row, saves over that row. */
async function createContent(save: ContentSave): Promise<ContentRow> {
  const { values, authorId, unansweredSaves } = save;
  for (const sentValues of unansweredSaves) {
    const row = await findOwnCreation(authorId, sentValues);
    if (!row) continue;
    if (isEqual(sentValues, values)) return row;
    return saveOverRow({ ...save, baseRow: row, version: row.version, unansweredSaves: [] });
  }
  return insertContent(values, authorId);
}

/** Returns the tags that a save changes. A repeated save compares with the row that is stored now. */
function getTagChanges({ baseRow, values: { tag_ids } }: ContentUpdate, storedRow = baseRow) {
  const storedTagIds = storedRow.content_tags.map(({ tag_id }) => tag_id);
  return {
    tags_added: tag_ids.filter((id) => !storedTagIds.includes(id)),
    tags_removed: storedTagIds.filter((id) => !tag_ids.includes(id)),
  };
}

/** Returns the columns to save. The database replaces `autosaved_at` by its own time. */
function toFields({ baseRow, values, canPublish, isManual }: ContentUpdate) {
  const fields = toContentUpdate(values, { canPublish, row: baseRow });
  // After a conflict, `readCurrent` in `use-content-form.ts` updates the `copied_version` of the row.
  if (baseRow.copy_of) fields.copied_version = baseRow.copied_version;
  if (!isManual) fields.autosaved_at = new Date().toISOString();
  return fields;
}

/** Saves a content over the version that was read. */
function saveOverRow(update: ContentUpdate): Promise<ContentRow> {
  const { baseRow, values, unansweredSaves } = update;
  const { id } = baseRow;
  const fields = toFields(update);
  return saveOverVersion<ContentRow>({
    version: update.version,
    save(version, storedRow) {
      const args = { fields, text_id: id, base_version: version, ...getTagChanges(update, storedRow) };
      return fetchSavedRow(callSaveContent(args), values);
    },
    readCurrent: () => fetchContentById(id),
    isSame: (row) => hasContentValues(row, values),
    mayReplace: (row) => unansweredSaves.some((sentValues) => hasContentValues(row, sentValues)),
  });
}

/** Compares all but status, `publish_at` and `update_at`, which may differ between a copy and its original. */
function hasSameText(row: ContentRow, values: ContentValues): boolean {
  const { status, publish_at, update_at } = values;
  return isEqual({ ...toContentFormValues(row), status, publish_at, update_at }, values);
}

/** Saves to a new working copy. Throws « conflict » when a colleague made a copy, or saved another version. */
async function saveToNewCopy(update: ContentUpdate): Promise<ContentRow> {
  const { version, values, unansweredSaves } = update;
  const { id } = update.baseRow;
  try {
    const args = { fields: toFields(update), text_id: id, base_version: version, as_copy: true };
    return await fetchSavedRow(callSaveContent({ ...args, ...getTagChanges(update) }), values);
  } catch (cause) {
    if (toAppError(cause).kind !== 'not-found') throw cause;
    const copy = await fetchWorkingCopy(id);
    // The copy comes from an attempt whose response was lost.
    if (copy && [values, ...unansweredSaves].some((sentValues) => hasSameText(copy, sentValues)))
      return saveOverRow({ ...update, baseRow: copy, version: copy.version });
    // The version is still the same, so row security refused this save.
    if (!copy && (await fetchContentById(id)).version === version) throw cause;
    throw new AppError('conflict');
  }
}

/** Returns true when an original has the text of a save whose response was lost: that save put the copy online. */
const isOwnPublication = (original: ContentRow, { unansweredSaves }: ContentUpdate): boolean =>
  unansweredSaves.some((sentValues) => hasSameText(original, sentValues));

/** Returns true when a working copy is no longer stored: it went online or was discarded. */
const hasCopyEnded = async (copyId: string, originalId: string): Promise<boolean> =>
  (await fetchWorkingCopy(originalId))?.id !== copyId;

/** Saves a working copy. Throws « conflict » when it has ended, or when a colleague saved it. */
async function saveOverCopy(update: ContentUpdate, originalId: string): Promise<ContentRow> {
  try {
    return await saveOverRow(update);
  } catch (cause) {
    if (toAppError(cause).kind !== 'not-found') throw cause;
    if (!(await hasCopyEnded(update.baseRow.id, originalId))) throw cause;
    // Throws when this person may no longer read the original either.
    const original = await fetchContentById(originalId);
    if (!isOwnPublication(original, update)) throw new AppError('conflict');
    return saveToNewCopy({ ...update, baseRow: original, version: original.version });
  }
}

/**
 * Saves a working copy and publishes it over its original. Throws « conflict » when the copy has ended, or when a colleague
 * saved the copy or the original.
 */
async function publishCopy(update: ContentUpdate): Promise<ContentRow> {
  const { baseRow, values, unansweredSaves } = update;
  const { id, copy_of: originalId, copied_version: originalVersion } = baseRow;
  if (originalId === null || originalVersion === null) throw new AppError('not-found');
  // Only the copy has `update_at`, and the publication deletes the copy.
  const { update_at: _, ...fields } = toFields(update);
  try {
    return await saveOverVersion<ContentRow>({
      version: update.version,
      save(version, storedRow) {
        const args = { copy_id: id, fields, base_version: version, original_version: originalVersion };
        const request = supabase.rpc('publish_copy', { ...args, ...getTagChanges(update, storedRow) });
        return fetchSavedRow(request, values);
      },
      readCurrent: () => fetchContentById(id),
      // The current row is the copy. It is not published, even when it has the same values.
      isSame: () => false,
      mayReplace: (current) => unansweredSaves.some((sentValues) => hasSameText(current, sentValues)),
    });
  } catch (cause) {
    if (toAppError(cause).kind !== 'not-found') throw cause;
    const original = await fetchContentById(originalId);
    if (original.version === originalVersion && !(await hasCopyEnded(id, originalId))) throw cause;
    // An attempt whose response was lost put the copy online.
    if (hasSameText(original, values)) return original;
    if (!isOwnPublication(original, update)) throw new AppError('conflict');
    const originalValues = toValuesOfOriginal(values, original);
    return saveOverRow({ ...update, baseRow: original, version: original.version, values: originalValues });
  }
}

/**
 * Creates a content, or saves it to its target. A working copy is a draft; when it goes online, the original keeps its
 * status.
 */
export function saveContent(save: ContentSave): Promise<ContentRow> {
  const { baseRow, target, values } = save;
  if (!baseRow) return createContent(save);
  const draftUpdate: ContentUpdate = { ...save, baseRow, values: { ...values, status: 'draft' } };
  if (target === 'new copy') return saveToNewCopy(draftUpdate);
  if (!baseRow.copy_of) return saveOverRow({ ...save, baseRow });
  return target === 'original' ? publishCopy(draftUpdate) : saveOverCopy(draftUpdate, baseRow.copy_of);
}
