import { useMutation } from '@tanstack/react-query';
import { Archive, ArchiveRestore, PenLine, Send, Trash2, Undo2 } from 'lucide-react';
import type { ContentStatus } from '@/admin/config/content';
import { saveOverVersion } from '@/admin/editing/save-over-version';
import { deleteRows } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import type { BatchOutcome, BulkAction } from '@/admin/lists/bulk-action';
import { binText } from '@/copy/admin/bin';
import { contentChecksText } from '@/copy/admin/checks';
import { contentText } from '@/copy/admin/content';
import { contentBinText } from '@/copy/admin/content-bin';
import { contentFields } from '@/copy/admin/content-fields';
import { contentToastTexts } from '@/copy/admin/toasts';
import { AppError } from '@/shared/lib/app-error';
import { hasEmptyLink } from '../content-lint';
import { toStatusColumns } from '../content-schema';
import { restoreContents, undoDeletion } from './bin';
import { type ContentListRow, contentQueries, fetchContentById } from './content-queries';

const text = contentText.bulk;

/** Reads the stored status and text of contents. */
const fetchTexts = (ids: readonly string[]) =>
  unwrap(
    supabase
      .from('content')
      .select('id, status, content')
      .in('id', [...ids]),
  );

/**
 * Gives contents a status. Leaves out those that already have it: a second publication would change their date, and its
 * undo would withdraw a text that a colleague published meanwhile.
 */
async function setStatuses(rows: readonly ContentListRow[], status: ContentStatus): Promise<BatchOutcome> {
  const reasons = new Map<string, string>();
  const unchangedIds: string[] = [];
  const changingIds: string[] = [];
  const listedStatuses = new Map(rows.map((row) => [row.id, row.status]));
  for (const row of rows) {
    if (row.copy_of) reasons.set(row.id, text.workingCopyHint);
    else if (row.status === status) unchangedIds.push(row.id);
    else changingIds.push(row.id);
  }
  if (changingIds.length > 0) {
    for (const { id, status: storedStatus, content } of await fetchTexts(changingIds)) {
      if (storedStatus === status) unchangedIds.push(id);
      // A colleague has changed the status since: an undo would replace theirs by the listed one.
      else if (storedStatus !== listedStatuses.get(id)) reasons.set(id, text.changedMeanwhile);
      else if (status === 'published' && hasEmptyLink(content))
        reasons.set(id, contentChecksText.cannotBePublished);
    }
  }
  const ids = changingIds.filter((id) => !reasons.has(id) && !unchangedIds.includes(id));
  if (ids.length === 0) return { doneIds: [], unchangedIds, reasons };
  const savedRows = await unwrap(
    supabase.from('content').update(toStatusColumns(status)).in('id', ids).select('id'),
  );
  return { doneIds: savedRows.map(({ id }) => id), unchangedIds, reasons };
}

/** Gives the contents that still have `status` the status that the list showed. */
async function undoStatuses(rows: readonly ContentListRow[], status: ContentStatus): Promise<BatchOutcome> {
  const savedRows = await Promise.all(
    contentFields.status.options.map(async (formerStatus) => {
      const ids = rows.filter((row) => row.status === formerStatus).map(({ id }) => id);
      if (ids.length === 0) return [];
      const query = supabase.from('content').update(toStatusColumns(formerStatus)).in('id', ids);
      return unwrap(query.eq('status', status).select('id'));
    }),
  );
  return { doneIds: savedRows.flat().map(({ id }) => id) };
}

/** Deletes contents. The bin keeps no working copy, so people discard a copy in its editor, which warns them. */
async function deleteContents(rows: readonly ContentListRow[]): Promise<BatchOutcome> {
  const originals = rows.filter(({ copy_of }) => !copy_of);
  const copies = rows.filter(({ copy_of }) => copy_of);
  const { doneIds } = originals.length > 0 ? await deleteRows('content', originals) : { doneIds: [] };
  return { doneIds, reasons: new Map(copies.map(({ id }) => [id, text.workingCopyHint])) };
}

/** Bulk actions of the content list: publish, set as draft, archive, delete. */
export const contentBulkActions = {
  publish: {
    ...text.publish,
    icon: Send,
    apply: (rows) => setStatuses(rows, 'published'),
    undo: { ...text.undoPublish, icon: Undo2, apply: (rows) => undoStatuses(rows, 'published') },
  },
  draft: {
    ...text.draft,
    icon: PenLine,
    apply: (rows) => setStatuses(rows, 'draft'),
    undo: { ...text.undoStatus, icon: Undo2, apply: (rows) => undoStatuses(rows, 'draft') },
  },
  archive: {
    ...text.archive,
    icon: Archive,
    apply: (rows) => setStatuses(rows, 'archived'),
    undo: { ...text.undoStatus, icon: Undo2, apply: (rows) => undoStatuses(rows, 'archived') },
  },
  delete: {
    ...text.delete,
    icon: Trash2,
    isDanger: true,
    apply: deleteContents,
    undo: {
      label: contentBinText.undoBulk,
      icon: Undo2,
      resultWords: contentBinText.bulk.undone,
      apply: undoDeletion,
    },
  },
} satisfies Record<string, BulkAction<ContentListRow>>;

/** Bulk actions of the content bin: restore and erase. */
export const contentBinBulkActions = {
  restore: {
    label: binText.restore,
    icon: ArchiveRestore,
    resultWords: contentBinText.bulk.restored,
    apply: restoreContents,
  },
  erase: {
    label: binText.erase,
    icon: Trash2,
    isDanger: true,
    resultWords: contentBinText.bulk.erased,
    question: contentBinText.bulk.question,
    apply: (rows) => deleteRows('content_bin', rows),
  },
} satisfies Record<string, BulkAction<{ id: string }>>;

type StatusChange = Pick<ContentListRow, 'id' | 'version'> & { status: ContentStatus };

/** Saves a status over the version that was listed. Refuses to publish an empty link, like the editor. */
async function changeStatus({ id, version, status }: StatusChange) {
  if (status === 'published' && (await fetchTexts([id])).some(({ content }) => hasEmptyLink(content))) {
    throw new AppError('invalid', { providerMessage: contentChecksText.cannotBePublished });
  }
  return saveOverVersion<{ version: number; status: ContentStatus }>({
    version,
    save: (baseVersion) =>
      unwrap(
        supabase
          .from('content')
          .update(toStatusColumns(status))
          .eq('id', id)
          .eq('version', baseVersion)
          .select('version, status')
          .single(),
      ),
    readCurrent: () => fetchContentById(id),
    isSame: (row) => row.status === status,
  });
}

/** Changes the status of one content from the list. */
export function useChangeContentStatus() {
  return useMutation({
    mutationFn: changeStatus,
    // Pending until the list has the new version: a second change over the old version would look like a conflict.
    onSettled: (_data, _error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: contentQueries.all() }),
    meta: {
      success: contentToastTexts.updated,
      error: ({ providerMessage, message }) => ({
        ...contentToastTexts.saveFailed,
        description: providerMessage === contentChecksText.cannotBePublished ? providerMessage : message,
      }),
    },
  });
}
