import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveOverVersion } from '@/admin/editing/save-over-version';
import { slugify } from '@/admin/lib/slug';
import { binText } from '@/copy/admin/bin';
import { checkText } from '@/copy/admin/checks';
import { duplicateText } from '@/copy/admin/content-bin';
import { contentFields } from '@/copy/admin/content-fields';
import { contentToasts } from '@/copy/admin/toasts';
import { toAppError } from '@/shared/lib/app-error';
import { createRowDeletion } from '@/shared/lib/delete-row';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import type { Database } from '@/types/database';
import { hasEmptyLink } from '../content-lint';
import { type ContentValues, hasSameValues, toInsert, toUpdate, toValues } from '../content-schema';
import { binQueries, useRestoreContent } from './bin';
import {
  type ContentRow,
  contentQueries,
  ROW_COLUMNS,
  readContent,
  readContentBySlug,
} from './content-queries';

const listKeys = [contentQueries.lists(), contentQueries.counts(), contentQueries.reviews()];

interface ContentCreation {
  values: ContentValues;
  authorId: string;
  /** True for a person who may publish. */
  canPublish: boolean;
  /** Values of earlier saves without a response. One of them may be stored. */
  unansweredSaves: readonly ContentValues[];
}

interface ContentUpdate {
  id: string;
  values: ContentValues;
  /** Version the values are based on. Another stored version means that a colleague saved. */
  version: number;
  canPublish: boolean;
  /** Tags of that version. */
  tags: string[];
  unansweredSaves: readonly ContentValues[];
}

/**
 * Saves a text and its tags in one transaction. Selecting the row detects a refusal by row security, which reports no
 * error.
 */
async function saveRow(
  args: Database['public']['Functions']['save_content']['Args'],
  { tag_ids }: ContentValues,
): Promise<ContentRow> {
  const row = await unwrap(
    supabase.rpc('save_content', args).select<string, Omit<ContentRow, 'content_tags'>>(ROW_COLUMNS).single(),
  );
  return { ...row, content_tags: tag_ids.map((tag_id) => ({ tag_id })) };
}

/** Returns the content with a slug; null without one. */
const findBySlug = (slug: string) =>
  readContentBySlug(slug).catch((cause) => {
    if (toAppError(cause).kind === 'not-found') return null;
    throw cause;
  });

async function createContent({
  values,
  authorId,
  canPublish,
  unansweredSaves,
}: ContentCreation): Promise<ContentRow> {
  for (const sentValues of unansweredSaves) {
    const createdRow = await findBySlug(sentValues.slug);
    if (createdRow?.author_id === authorId && hasSameValues(toValues(createdRow), sentValues)) {
      if (hasSameValues(sentValues, values)) return createdRow;
      const { id, version } = createdRow;
      return updateContent({
        id,
        values,
        version,
        canPublish,
        tags: sentValues.tag_ids,
        unansweredSaves: [],
      });
    }
  }
  const fields = toInsert(values, authorId);
  try {
    return await saveRow({ fields, tags_added: values.tag_ids }, values);
  } catch (cause) {
    const error = toAppError(cause);
    if (error.kind !== 'duplicate') throw error;
    // After a lost response, the duplicate is the text that the first attempt stored.
    const existingRow = await readContentBySlug(values.slug).catch(() => null);
    if (existingRow?.author_id !== authorId || !hasSameValues(toValues(existingRow), values)) throw error;
    return existingRow;
  }
}

function updateContent(update: ContentUpdate, isAutomatic = false): Promise<ContentRow> {
  const { id, values, canPublish, unansweredSaves } = update;
  const fields = {
    ...toUpdate(values, canPublish),
    ...(isAutomatic ? { autosaved_at: new Date().toISOString() } : {}),
  };
  return saveOverVersion<ContentRow>({
    version: update.version,
    save(version, row) {
      const tags = row ? toValues(row).tag_ids : update.tags;
      const tagChanges = {
        tags_added: values.tag_ids.filter((tag) => !tags.includes(tag)),
        tags_removed: tags.filter((tag) => !values.tag_ids.includes(tag)),
      };
      return saveRow({ fields, text_id: id, base_version: version, ...tagChanges }, values);
    },
    readCurrent: () => readContent(id),
    isSame: (row) => hasSameValues(toValues(row), values),
    isOwnSave: (row) => unansweredSaves.some((sentValues) => hasSameValues(toValues(row), sentValues)),
  });
}

const deleteContent = createRowDeletion('content', 'id');

function useUpdateDetailCache() {
  const queryClient = useQueryClient();
  return (row: ContentRow) => {
    queryClient.setQueryData(contentQueries.detail(row.id).queryKey, row);
  };
}

/** Creates a content with its author. */
export function useCreateContent() {
  return useMutation({
    mutationFn: createContent,
    onSuccess: useUpdateDetailCache(),
    meta: { invalidates: listKeys, success: contentToasts.created, error: contentToasts.saveFailed },
  });
}

/** Saves a content over the version that was read. */
export function useUpdateContent() {
  return useMutation({
    mutationFn: (update: ContentUpdate) => updateContent(update),
    onSuccess: useUpdateDetailCache(),
    meta: { invalidates: listKeys, success: contentToasts.updated, error: contentToasts.saveFailed },
  });
}

/** Saves a draft automatically, without toasts. */
export function useAutosaveContent() {
  return useMutation({
    mutationFn: (update: ContentUpdate) => updateContent(update, true),
    onSuccess: useUpdateDetailCache(),
    meta: { invalidates: listKeys },
  });
}

/** Retries a save after the network was lost. Shows a toast only when it succeeds. */
export function useResumedSave() {
  return useMutation({
    mutationFn: ({ automatic, ...save }: (ContentCreation | ContentUpdate) & { automatic: boolean }) =>
      'authorId' in save ? createContent(save) : updateContent(save, automatic),
    onSuccess: useUpdateDetailCache(),
    meta: { invalidates: listKeys, success: contentToasts.resumed },
  });
}

/** Moves a content to the bin. The toast offers to undo. */
export function useDeleteContent() {
  const queryClient = useQueryClient();
  const restore = useRestoreContent();
  return useMutation({
    mutationFn: async (id: string) => {
      await deleteContent(id);
      return id;
    },
    onSuccess: (id) =>
      queryClient.removeQueries({ queryKey: contentQueries.detail(id).queryKey, type: 'inactive' }),
    meta: {
      invalidates: [...listKeys, binQueries.all()],
      success: (id) => ({
        ...contentToasts.deleted,
        action: { label: binText.undo, onClick: () => restore.mutate([String(id)]) },
      }),
      error: contentToasts.deleteFailed,
    },
  });
}

/** Returns an unused slug for a copy. The person may not see every content, so the save can still fail. */
async function findFreeSlug(title: string): Promise<string> {
  const base = slugify(title, contentFields.slug.limit - 10);
  const candidates = [base, ...Array.from({ length: 49 }, (_, index) => `${base}-${index + 2}`)];
  const takenRows = await unwrap(supabase.from('content').select('slug').in('slug', candidates));
  const takenSlugs = new Set(takenRows.map(({ slug }) => slug));
  return candidates.find((slug) => !takenSlugs.has(slug)) ?? `${base}-${Date.now() % 1000}`;
}

/** Copies a text into a draft of `authorId`, without pin, byline and dates. */
async function duplicateContent({ id, authorId }: { id: string; authorId: string }): Promise<ContentRow> {
  const source = toValues(await readContent(id));
  const title = `${duplicateText.prefix} ${source.title}`.slice(0, contentFields.title.limit);
  const values: ContentValues = {
    ...source,
    title,
    slug: await findFreeSlug(title),
    status: 'draft',
    publish_at: '',
    unpublish_at: '',
    pinned: false,
    byline: '',
  };
  const creation = { authorId, canPublish: false, unansweredSaves: [] };
  try {
    return await createContent({ ...creation, values });
  } catch (cause) {
    const { kind } = toAppError(cause);
    if (kind !== 'duplicate' && kind !== 'redirects') throw cause;
    // a hidden text or a redirect has the address
    const slug = `${values.slug}-${crypto.randomUUID().slice(0, 4)}`;
    return createContent({ ...creation, values: { ...values, slug } });
  }
}

export function useDuplicateContent() {
  return useMutation({
    mutationFn: duplicateContent,
    onSuccess: useUpdateDetailCache(),
    meta: { invalidates: listKeys, success: duplicateText.done, error: duplicateText.failed },
  });
}

/** Action on several contents. */
export type BulkAction = 'publish' | 'archive' | 'delete';

/** Content of a bulk action. The title is shown when the action fails. */
export interface BulkTarget {
  id: string;
  title: string;
  status: ContentRow['status'];
}

/** Result of one content. `already`: it had the status before. `reason` is empty for a success. */
export interface BulkResult {
  id: string;
  title: string;
  outcome: 'done' | 'already' | 'refused' | 'failed';
  reason: string;
}

const targetStatus = { publish: 'published', archive: 'archived' } as const;

/** Applies an action to one content. Returns « refused » without an update when a link has no address. */
async function applyBulkAction(action: BulkAction, target: BulkTarget): Promise<BulkResult['outcome']> {
  if (action === 'delete') {
    await deleteContent(target.id);
    return 'done';
  }
  const status = targetStatus[action];
  // A second publication would change its date.
  if (target.status === status) return 'already';
  const published_at = status === 'published' ? new Date().toISOString() : null;
  if (published_at) {
    const { content } = await unwrap(supabase.from('content').select('content').eq('id', target.id).single());
    if (hasEmptyLink(content)) return 'refused';
  }
  await unwrap(
    supabase.from('content').update({ status, published_at }).eq('id', target.id).select('id').single(),
  );
  return 'done';
}

/** Applies an action to each content in turn, to report each result. Only an ended session stops it. */
async function applyBulkActions({ action, targets }: { action: BulkAction; targets: readonly BulkTarget[] }) {
  const results: BulkResult[] = [];
  for (const target of targets) {
    try {
      const outcome = await applyBulkAction(action, target);
      results.push({ ...target, outcome, reason: outcome === 'refused' ? checkText.blocked : '' });
    } catch (cause) {
      const error = toAppError(cause);
      if (error.kind === 'session') throw error;
      const outcome = error.kind === 'not-found' || error.kind === 'forbidden' ? 'refused' : 'failed';
      results.push({ ...target, outcome, reason: error.message });
    }
  }
  return results;
}

/** Publishes, archives or deletes several contents. Returns a result for each. */
export function useBulkAction() {
  // includes the queries of the bin
  return useMutation({ mutationFn: applyBulkActions, meta: { invalidates: [contentQueries.all()] } });
}
