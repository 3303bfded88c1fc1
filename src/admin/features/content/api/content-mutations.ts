import { type QueryClient, useMutation } from '@tanstack/react-query';
import { createRowDeleter } from '@/admin/lib/delete-row';
import { slugify } from '@/admin/lib/slug';
import { binText } from '@/copy/admin/bin';
import { duplicateContentText } from '@/copy/admin/content-bin';
import { contentFields } from '@/copy/admin/content-fields';
import { contentToastTexts } from '@/copy/admin/toasts';
import { workingCopyToastTexts } from '@/copy/admin/working-copy';
import { notify } from '@/shared/components/notify';
import { mayBeStored, toAppError } from '@/shared/lib/app-error';
import { type ContentValues, toContentFormValues } from '../content-schema';
import { listSlugCandidates } from '../slug-candidates';
import { contentBinQueries, useRestoreContent } from './bin';
import { type ContentRow, contentQueries, fetchContentById, fetchTakenSlugs } from './content-queries';
import { insertContent, saveContent } from './save-content';

const listKeys = [contentQueries.lists(), contentQueries.counts(), contentQueries.reviews()];

const deleteContent = createRowDeleter('content', 'id');

const updateDetailCache = (client: QueryClient, row: ContentRow) =>
  client.setQueryData(contentQueries.detail(row.id).queryKey, row);

function getSavedToast(row: ContentRow, { isNew }: { isNew: boolean }) {
  if (isNew) return contentToastTexts.created;
  return row.copy_of ? workingCopyToastTexts.saved : contentToastTexts.updated;
}

/** Creates or saves a content. An automatic save shows no toast. A retry shows one only when it succeeds. */
export function useSaveContent() {
  return useMutation({
    mutationFn: saveContent,
    onSuccess(row, { isManual, isRetry, baseRow, target }, _result, { client }) {
      updateDetailCache(client, row);
      // The publication deleted the copy: the editor of the original must not show it while the query reloads.
      if (target === 'original') client.setQueryData(contentQueries.copy(row.id).queryKey, null);
      if (isRetry) notify.success(contentToastTexts.resumed);
      else if (isManual) notify.success(getSavedToast(row, { isNew: !baseRow }));
    },
    onError(cause, { isManual, isRetry }) {
      if (isManual && !isRetry)
        notify.error({ description: toAppError(cause).message, ...contentToastTexts.saveFailed });
    },
    meta: { invalidates: listKeys },
  });
}

/** Moves a content to the bin. The toast offers to undo. */
export function useDeleteContent() {
  const restore = useRestoreContent({ keepStatus: true });
  return useMutation({
    mutationFn: deleteContent,
    onSuccess: (_data, id, _result, { client }) =>
      client.removeQueries({ queryKey: contentQueries.detail(id).queryKey, type: 'inactive' }),
    meta: {
      // Without the queries of reviews: they would fail to read the deleted row.
      invalidates: [contentQueries.lists(), contentQueries.counts(), contentBinQueries.all()],
      success: (_data, id) => ({
        ...contentToastTexts.deleted,
        action: { label: binText.undo, onClick: () => restore.mutate(String(id)) },
      }),
      error: contentToastTexts.deleteFailed,
    },
  });
}

/** Deletes a working copy permanently. The online content stays. */
export function useDiscardWorkingCopy() {
  return useMutation({
    mutationFn: deleteContent,
    onSuccess: (_data, _id, _result, { client }) =>
      client.removeQueries({ queryKey: contentQueries.anyCopy(), type: 'inactive' }),
    meta: {
      // Without the queries of reviews: they would fail to read the deleted copy.
      invalidates: [contentQueries.lists(), contentQueries.counts()],
      success: workingCopyToastTexts.discarded,
      error: workingCopyToastTexts.discardFailed,
    },
  });
}

/** Room for what a duplicate may add: a number (`-2`), then random characters (`-1a2b`). */
const MAX_SLUG_SUFFIX_LENGTH = 10;

const addRandomCharacters = (slug: string) => `${slug}-${crypto.randomUUID().slice(0, 4)}`;

/** Returns a slug for a duplicate that no visible content uses. */
async function findFreeSlug(title: string): Promise<string> {
  const slug = slugify(title, contentFields.slug.maxLength - MAX_SLUG_SUFFIX_LENGTH);
  const candidates = listSlugCandidates(slug);
  const takenSlugs = await fetchTakenSlugs(candidates, null);
  return candidates.find((candidate) => !takenSlugs.includes(candidate)) ?? addRandomCharacters(slug);
}

/** Slugs of duplicates without a response, by id and version of the source. A retry with the same slug finds its duplicate. */
const unansweredSlugs = new Map<string, string>();

/** Duplicates a text into a draft of `authorId`, without pin, byline and dates. */
async function duplicateContent({ id, authorId }: { id: string; authorId: string }): Promise<ContentRow> {
  const row = await fetchContentById(id);
  const source = toContentFormValues(row);
  const sourceKey = `${id} ${row.version}`;
  const unansweredSlug = unansweredSlugs.get(sourceKey);
  unansweredSlugs.delete(sourceKey);
  const title = `${duplicateContentText.prefix} ${source.title}`.slice(0, contentFields.title.maxLength);
  const values: ContentValues = {
    ...source,
    title,
    slug: unansweredSlug ?? (await findFreeSlug(title)),
    status: 'draft',
    publish_at: '',
    unpublish_at: '',
    update_at: '',
    pinned: false,
    byline: '',
  };
  try {
    return await insertContent(values, authorId);
  } catch (cause) {
    const error = toAppError(cause);
    if (mayBeStored(error)) unansweredSlugs.set(sourceKey, values.slug);
    if (error.kind !== 'duplicate' && error.kind !== 'redirects') throw cause;
    // A text that the person cannot see, or a redirect, has the address.
    return insertContent({ ...values, slug: addRandomCharacters(values.slug) }, authorId);
  }
}

/** Duplicates a content into a new draft of the given author. */
export function useDuplicateContent() {
  return useMutation({
    mutationFn: duplicateContent,
    onSuccess: (row, _variables, _result, { client }) => updateDetailCache(client, row),
    meta: {
      invalidates: listKeys,
      success: duplicateContentText.duplicated,
      error: duplicateContentText.failed,
    },
  });
}
