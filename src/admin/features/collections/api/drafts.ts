import { queryOptions, useMutation } from '@tanstack/react-query';
import { isEqual } from '@/admin/editing/merge-fields';
import { saveOverVersion } from '@/admin/editing/save-over-version';
import type { VersionedSave } from '@/admin/editing/use-versioned-saves';
import { isSameInstant } from '@/admin/lib/admin-date';
import { createVersionDeleter } from '@/admin/lib/delete-row';
import { isPastTimestamp } from '@/admin/lib/publication-state';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { collectionDraftToastTexts } from '@/copy/admin/collections';
import type { Collection, CollectionValue } from '@/copy/collection';
import { AppError, toAppError } from '@/shared/lib/app-error';
import type { Json } from '@/types/database';
import { collectionQueries } from './collection-queries';

const DRAFT_COLUMNS = 'key, value, base_version, publish_at, version, updated_at';

const fetchDrafts = (signal: AbortSignal) =>
  unwrap(supabase.from('site_collection_drafts').select(DRAFT_COLUMNS), signal);

/** Row of the draft of a collection. */
export type StoredCollectionDraft = Awaited<ReturnType<typeof fetchDrafts>>[number];

/** Reads the draft of a collection from the database, not from the query cache. */
export async function fetchDraft(key: string): Promise<StoredCollectionDraft | undefined> {
  const [draft] = await unwrap(supabase.from('site_collection_drafts').select(DRAFT_COLUMNS).eq('key', key));
  return draft;
}

/** Drafts of all collections; none for accounts that may not edit. */
export const collectionDraftsQuery = () =>
  queryOptions({
    queryKey: [...collectionQueries.all(), 'drafts'],
    queryFn: ({ signal }) => fetchDrafts(signal),
    meta: { error: collectionDraftToastTexts.loadFailed },
  });

/** Draft as a save sends it. */
export interface DraftData {
  value: CollectionValue;
  /** Version of the live value that the draft changes. */
  liveVersion: number;
  /** ISO date of the publication; null without one. */
  publishAt: string | null;
}

type DraftSave = VersionedSave<DraftData, StoredCollectionDraft | undefined>;

/** Returns true when a stored draft has the data. */
const hasDraftData = (row: StoredCollectionDraft, { value, liveVersion, publishAt }: DraftData): boolean =>
  row.base_version === liveVersion && isSameInstant(row.publish_at, publishAt) && isEqual(row.value, value);

/** Returns the stored draft if it has the data of one of these saves, whose response was lost. */
export async function findUnansweredDraft(
  key: string,
  unansweredSaves: readonly DraftData[],
): Promise<StoredCollectionDraft | undefined> {
  if (unansweredSaves.length === 0) return undefined;
  const storedDraft = await fetchDraft(key);
  return unansweredSaves.some((sentDraft) => storedDraft && hasDraftData(storedDraft, sentDraft))
    ? storedDraft
    : undefined;
}

/**
 * Updates the draft if it still has this version. Without a draft, inserts one: none was stored yet, or it was published or
 * discarded meanwhile. Throws « not-found » when the draft has another version.
 */
async function writeDraft(
  { key, label }: Collection,
  { value, liveVersion, publishAt }: DraftData,
  draftVersion: number,
): Promise<StoredCollectionDraft> {
  const drafts = supabase.from('site_collection_drafts');
  const fields = { label, value: value as unknown as NonNullable<Json>, base_version: liveVersion };
  const update = drafts
    .update({ ...fields, publish_at: publishAt })
    .eq('key', key)
    .eq('version', draftVersion);
  const [updatedDraft] = draftVersion > 0 ? await unwrap(update.select(DRAFT_COLUMNS)) : [];
  if (updatedDraft) return updatedDraft;
  // A past date would put the new draft online at once. The date of a first draft was in the future when it was typed.
  const publish_at = draftVersion > 0 && isPastTimestamp(publishAt) ? null : publishAt;
  const insert = drafts.upsert({ key, ...fields, publish_at }, { ignoreDuplicates: true });
  const [insertedDraft] = await unwrap(insert.select(DRAFT_COLUMNS));
  if (!insertedDraft) throw new AppError('not-found');
  return insertedDraft;
}

const storeDraft = (collection: Collection, { version, values, unansweredSaves }: DraftSave) =>
  saveOverVersion<StoredCollectionDraft>({
    version,
    save: (baseVersion) => writeDraft(collection, values, baseVersion),
    async readCurrent() {
      const storedDraft = await fetchDraft(collection.key);
      if (!storedDraft) throw new AppError('conflict');
      return storedDraft;
    },
    isSame: (row) => hasDraftData(row, values),
    mayReplace: (row) => unansweredSaves.some((sentDraft) => hasDraftData(row, sentDraft)),
  });

/** Saves the draft of a collection. A colleague's newer draft is a conflict. */
export function useSaveCollectionDraft(collection: Collection) {
  return useMutation({
    mutationFn: (draft: DraftSave) => storeDraft(collection, draft),
    meta: {
      invalidates: [collectionDraftsQuery().queryKey],
      success: (row) =>
        (row as StoredCollectionDraft).publish_at
          ? collectionDraftToastTexts.scheduled
          : collectionDraftToastTexts.saved,
      error: collectionDraftToastTexts.saveFailed,
    },
  });
}

const deleteDraftVersion = createVersionDeleter('site_collection_drafts', 'key');

/** Deletion of a draft, as a discard asks for it. */
export interface DraftDeletion {
  key: string;
  /** Version that was read; 0 without one. */
  version: number;
  /** Drafts of later saves without a response. One of them may be stored. */
  unansweredSaves: readonly DraftData[];
}

/** Deletes the draft that was read, or one of `unansweredSaves`. A colleague's newer draft is a conflict. */
async function deleteDraft({ key, version, unansweredSaves }: DraftDeletion): Promise<void> {
  try {
    return await deleteDraftVersion(key, version);
  } catch (cause) {
    const { kind } = toAppError(cause);
    // No draft was read, and no save without a response stored one.
    if (kind === 'not-found' && version === 0) return;
    if (kind !== 'conflict') throw cause;
    const storedDraft = await findUnansweredDraft(key, unansweredSaves);
    if (!storedDraft) throw cause;
    return deleteDraftVersion(key, storedDraft.version);
  }
}

/** Deletes the draft of a collection. The live value stays. */
export function useDiscardCollectionDraft() {
  return useMutation({
    mutationFn: deleteDraft,
    meta: {
      invalidates: [collectionDraftsQuery().queryKey],
      success: collectionDraftToastTexts.discarded,
      error: collectionDraftToastTexts.discardFailed,
    },
  });
}
