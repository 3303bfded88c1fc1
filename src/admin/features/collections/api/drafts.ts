import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isEqual } from '@/admin/editing/merge-fields';
import { isSameInstant } from '@/admin/lib/admin-date';
import { isPastTimestamp } from '@/admin/lib/publication-state';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { collectionDraftToastTexts } from '@/copy/admin/collections';
import type { Collection, CollectionValue } from '@/copy/collection';
import { AppError } from '@/shared/lib/app-error';
import { makeIdempotent } from '@/shared/lib/idempotent';
import type { Json } from '@/types/database';
import { collectionQueries, replaceRowByKey } from './collection-queries';

const DRAFT_COLUMNS = 'key, value, base_version, publish_at, version, updated_at';

const fetchDrafts = (signal: AbortSignal) =>
  unwrap(supabase.from('site_collection_drafts').select(DRAFT_COLUMNS).abortSignal(signal));

/** Row of the draft of a collection. */
export type StoredCollectionDraft = Awaited<ReturnType<typeof fetchDrafts>>[number];

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

interface DraftSave extends DraftData {
  /** Version of the draft that was read; undefined without one. */
  draftVersion: number | undefined;
  /** Drafts of earlier saves without a response. One of them may be stored. */
  unansweredSaves: readonly DraftData[];
}

/** Returns true when a stored draft has the data. */
export const hasDraftData = (
  row: StoredCollectionDraft,
  { value, liveVersion, publishAt }: DraftData,
): boolean =>
  row.base_version === liveVersion && isSameInstant(row.publish_at, publishAt) && isEqual(row.value, value);

/**
 * Inserts the draft, or updates it if it still has the version that was read. Inserts it too when that one was published
 * or discarded meanwhile, without a date that has passed.
 */
async function storeDraft(collection: Collection, draftSave: DraftSave): Promise<StoredCollectionDraft> {
  const { key, label } = collection;
  const { value, draftVersion, liveVersion, publishAt, unansweredSaves } = draftSave;
  const drafts = supabase.from('site_collection_drafts');
  const fields = {
    label,
    value: value as unknown as NonNullable<Json>,
    base_version: liveVersion,
    publish_at: publishAt,
  };
  const query =
    draftVersion === undefined
      ? drafts.upsert({ key, ...fields }, { ignoreDuplicates: true })
      : drafts.update(fields).eq('key', key).eq('version', draftVersion);
  const [row] = await unwrap(query.select(DRAFT_COLUMNS));
  if (row) return row;
  const [storedDraft] = await unwrap(drafts.select(DRAFT_COLUMNS).eq('key', key));
  if (!storedDraft && draftVersion !== undefined)
    return storeDraft(collection, {
      ...draftSave,
      draftVersion: undefined,
      publishAt: isPastTimestamp(publishAt) ? null : publishAt,
    });
  if (!storedDraft) throw new AppError('conflict');
  // The answer to an earlier attempt that stored these values may have been lost.
  if (hasDraftData(storedDraft, draftSave)) return storedDraft;
  if (!unansweredSaves.some((sentDraft) => hasDraftData(storedDraft, sentDraft)))
    throw new AppError('conflict');
  return storeDraft(collection, { ...draftSave, draftVersion: storedDraft.version, unansweredSaves: [] });
}

/** Saves the draft of a collection. A colleague's newer draft is a conflict. */
export function useSaveCollectionDraft(collection: Collection) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: DraftSave) => storeDraft(collection, draft),
    onSuccess: (row) => {
      queryClient.setQueryData(collectionDraftsQuery().queryKey, (rows) => replaceRowByKey(rows, row));
    },
    meta: {
      success: (row) =>
        (row as StoredCollectionDraft).publish_at
          ? collectionDraftToastTexts.scheduled
          : collectionDraftToastTexts.saved,
      error: collectionDraftToastTexts.saveFailed,
    },
  });
}

/** Deletes the draft that was read. A colleague's newer draft is a conflict. */
const deleteDraft = makeIdempotent(
  async ({ key, version }: StoredCollectionDraft): Promise<void> => {
    const drafts = supabase.from('site_collection_drafts');
    const deletedRows = await unwrap(drafts.delete().eq('key', key).eq('version', version).select('key'));
    if (deletedRows.length > 0) return;
    const [storedDraft] = await unwrap(drafts.select('version').eq('key', key));
    if (!storedDraft) throw new AppError('not-found');
    throw new AppError(storedDraft.version === version ? 'forbidden' : 'conflict');
  },
  ({ key, version }) => `${key} ${version}`,
  async () => undefined,
  ['not-found'],
);

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
