import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { mergeFields } from '@/admin/editing/merge-fields';
import { useAutosave } from '@/admin/editing/use-autosave';
import { type PendingSave, useRetryWhenOnline } from '@/admin/editing/use-retry-when-online';
import { type SaveContext, useVersionedForm } from '@/admin/editing/use-versioned-form';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useAutoSlug } from '@/admin/hooks/use-auto-slug';
import { contentChecksText } from '@/copy/admin/checks';
import { contentFields } from '@/copy/admin/content-fields';
import { slugText } from '@/copy/admin/slug';
import { AppError, type AppErrorKind, isUnanswered } from '@/shared/lib/app-error';
import {
  useAutosaveContent,
  useCreateContent,
  useRetrySaveContent,
  useUpdateContent,
} from './api/content-mutations';
import { type ContentRow, contentQueries, fetchContentById, fetchWorkingCopy } from './api/content-queries';
import { fetchLastAuthorName } from './api/revision-queries';
import type { SaveTarget } from './api/save-content';
import { contentBackupStore } from './content-backup';
import { hasEmptyLink } from './content-lint';
import { getPublicContentHref } from './content-model';
import {
  type ContentValues,
  createContentSchema,
  isSameContentValues,
  keepStoredDates,
  newContentValues,
  pickPublishingValues,
  toContentFormValues,
} from './content-schema';

/** Maximum number of saves without a response that are compared with the stored row. */
const MAX_UNANSWERED_SAVES = 10;

const slugErrors: Partial<Record<AppErrorKind, string>> = {
  duplicate: slugText.taken,
  redirects: slugText.usedByRedirect,
};

const toContentValues = (row: ContentRow | undefined) => (row ? toContentFormValues(row) : newContentValues);

/** Returns the row that a colleague saved: this one, the original of this copy, or the copy of this original. */
async function readCurrent(stored: ContentRow | undefined, version: number) {
  if (!stored) throw new AppError('not-found');
  const current = await fetchContentById(stored.id);
  if (current.version !== version) return { row: current, savedBy: await fetchLastAuthorName(current.id) };
  if (!current.copy_of) {
    const row = (await fetchWorkingCopy(current.id)) ?? current;
    return { row, savedBy: await fetchLastAuthorName(row.id) };
  }
  const original = await fetchContentById(current.copy_of);
  const { id, copy_of, update_at } = current;
  // The conflict shows what a working copy of the new version of the original would hold.
  const row: ContentRow = {
    ...original,
    id,
    version,
    copy_of,
    update_at,
    status: 'draft',
    copied_version: original.version,
  };
  return { row, savedBy: await fetchLastAuthorName(original.id) };
}

/** Returns true when changes go to a working copy: visitors read the row, and the form keeps it published. */
const needsCopy = (row: ContentRow | undefined, { status }: ContentValues) =>
  row !== undefined && !row.copy_of && status === 'published' && getPublicContentHref(row) !== null;

/** Returns the original of a working copy, with the version that the copy is based on; null for other rows. */
const toOriginal = ({ copy_of, copied_version }: ContentRow) =>
  copy_of ? { id: copy_of, version: copied_version ?? 0 } : null;

interface QueuedSave {
  sentValues: ContentValues;
  changesPublicText: boolean;
}

interface ContentFormOptions {
  /** Undefined for a new content. */
  row: ContentRow | undefined;
  /** True for a person who may change the text: it is saved automatically while visitors do not read it. */
  canWrite: boolean;
  /** True for a person who may publish, and so may set pin, byline and dates. */
  canPublish: boolean;
  /** Called when another row is in the editor: a new content, a copy, or the original of a copy. */
  onRowChange: (row: ContentRow) => void;
}

/** Returns the form of a content: a versioned form with automatic saves, and retries when the network returns. */
export function useContentForm({ row, canWrite, canPublish, onRowChange }: ContentFormOptions) {
  const userId = useAuth().user?.id;
  const create = useCreateContent();
  const update = useUpdateContent();
  const autosave = useAutosaveContent();
  const retry = useRetrySaveContent();
  const [pendingSave, setPendingSave] = useState<PendingSave<ContentValues> | null>(null);
  /** Saves since the last response. */
  const unansweredSaves = useRef<ContentValues[]>([]);
  /** Manual save during an autosave. It runs next, over the version of the autosave. */
  const [queuedSave, setQueuedSave] = useState<QueuedSave | null>(null);
  /** True when the next submit, or the one that met a conflict, puts the text online. */
  const nextSaveChangesPublicText = useRef(false);
  const queryClient = useQueryClient();

  async function write(values: ContentValues, context: SaveContext<ContentValues, ContentRow>) {
    const { storedRow, version, base, isManual, isRetry } = context;
    const change = { values, canPublish, unansweredSaves: unansweredSaves.current };
    if (!storedRow) {
      const creation = { ...change, authorId: userId ?? '' };
      if (isRetry) return retry.mutateAsync({ ...creation, isAutomatic: !isManual });
      return create.mutateAsync(creation);
    }
    let target: SaveTarget = 'row';
    if (storedRow.copy_of && context.changesPublicText) target = 'original';
    else if (canWrite && needsCopy(storedRow, values) && !context.changesPublicText) target = 'new copy';
    const contentUpdate = {
      ...change,
      id: storedRow.id,
      baseVersion: version,
      baseTagIds: base.tag_ids,
      target,
      original: toOriginal(storedRow),
    };
    if (isRetry) return retry.mutateAsync({ ...contentUpdate, isAutomatic: !isManual });
    return (isManual ? update : autosave).mutateAsync(contentUpdate);
  }

  const editor = useVersionedForm<ContentValues, ContentRow>({
    schema: createContentSchema,
    row,
    toValues: toContentValues,
    isSame: isSameContentValues,
    write,
    readCurrent,
    backup: { store: contentBackupStore, toId: (stored) => stored?.id },
    // The stored values of a working copy already contain changes. So each of its fields counts as changed.
    mergeConflict: (base, typedValues, theirValues): ContentValues =>
      editor.stored?.copy_of ? typedValues : mergeFields(base, typedValues, theirValues),
    restrict: (next, base) => (canPublish ? next : { ...next, ...pickPublishingValues(base) }),
    replaceRefusedDates: keepStoredDates,
    // A save without the refused date puts nothing online.
    onSubmit: (sentValues, isPartial) =>
      send(sentValues, {
        isManual: true,
        changesPublicText: nextSaveChangesPublicText.current && !isPartial,
      }),
  });
  const { form, values, stored, dirty, conflict, backup, savingRef } = editor;
  const slug = useAutoSlug(!row, contentFields.slug.limit, (value) =>
    form.setValue('slug', value, { shouldValidate: form.formState.isSubmitted }),
  );

  async function send(
    sentValues: ContentValues,
    options: { isManual: boolean; isRetry?: boolean; changesPublicText?: boolean },
  ): Promise<void> {
    const { isManual, isRetry = false, changesPublicText = false } = options;
    // Nothing is saved without a signed-in person.
    if (!userId) return;
    if (savingRef.current) {
      if (isManual && savingRef.current === 'automatic') setQueuedSave({ sentValues, changesPublicText });
      return;
    }
    nextSaveChangesPublicText.current = changesPublicText;
    const wasOnline = onlineManager.isOnline();
    const { row: savedRow, error } = await editor.save(sentValues, {
      isManual,
      isRetry,
      changesPublicText,
    });
    if (savedRow) {
      unansweredSaves.current = [];
      setPendingSave(null);
      slug.lock();
      if (stored?.id === savedRow.id) return;
      backup.clearPrevious(stored?.id);
      return onRowChange(savedRow);
    }
    if (isUnanswered(error)) {
      if (wasOnline)
        unansweredSaves.current = [...unansweredSaves.current, sentValues].slice(-MAX_UNANSWERED_SAVES);
      const attempts = isRetry ? (pendingSave?.attempts ?? 0) + 1 : 1;
      setPendingSave({ values: sentValues, isManual, changesPublicText, attempts });
      return;
    }
    setPendingSave(null);
    const message = slugErrors[error.kind];
    if (message) form.setError('slug', { message }, { shouldFocus: isManual });
  }

  const flushQueuedSave = useEffectEvent((queued: QueuedSave) => {
    setQueuedSave(null);
    void send(queued.sentValues, { isManual: true, changesPublicText: queued.changesPublicText });
  });
  const { isBusy } = editor;
  useEffect(() => {
    if (queuedSave && !isBusy) flushQueuedSave(queuedSave);
  }, [queuedSave, isBusy]);

  const isDraft = stored?.status === 'draft' && values.status === 'draft';
  const startsCopy = needsCopy(stored, values);
  /** Returns the values for an automatic save; null without a change. Stored dates replace invalid ones. */
  function readDraft(): ContentValues | null {
    const { status } = form.getValues();
    const draft: ContentValues = { ...form.getValues(), status: 'draft' };
    const { publish_at, unpublish_at, update_at } = editor.saved;
    const schema = createContentSchema(editor.saved);
    const validDraft =
      schema.safeParse(draft).data ??
      schema.safeParse({ ...draft, publish_at, unpublish_at, update_at }).data;
    if (!validDraft) return null;
    const sentValues = { ...validDraft, status };
    return isSameContentValues(sentValues, editor.saved) ? null : sentValues;
  }
  useAutosave(canWrite && (isDraft || startsCopy) && dirty && conflict === null, values, () => {
    const draft = readDraft();
    if (draft) void send(draft, { isManual: false });
  });

  useRetryWhenOnline(pendingSave, ({ values: pendingValues, isManual, changesPublicText = false }) => {
    // A retried autosave sends the latest text. A manual save may publish, so it sends the values at its click.
    const latestValues = !isManual && (isDraft || startsCopy) ? readDraft() : null;
    void send(latestValues ?? pendingValues, { isManual, isRetry: true, changesPublicText });
  });

  function submit(event?: BaseSyntheticEvent) {
    nextSaveChangesPublicText.current = false;
    return editor.submit(event);
  }

  /** Saves the text over the version that visitors read. */
  function publish() {
    nextSaveChangesPublicText.current = true;
    if (stored?.copy_of && hasEmptyLink(values.content)) {
      form.setError('content', { message: contentChecksText.cannotBePublished }, { shouldFocus: true });
      return;
    }
    return editor.submit();
  }

  const failure = editor.failure?.isManual && !pendingSave ? editor.failure.error : null;
  return {
    ...editor,
    id: stored?.id,
    submit,
    publish,
    /** True when saving makes a copy, because visitors read the text. */
    startsCopy: canWrite && startsCopy,
    saving: editor.saving || retry.isPending || queuedSave !== null,
    isWaitingForNetwork: pendingSave !== null,
    failure,
    hasAutosaveFailed: editor.failure ? !editor.failure.isManual : false,
    handleTitleChange: slug.update,
    handleSlugChange: slug.lock,
    /**
     * Restores a revision and saves it. Address and status stay. The text of visitors changes too: the dialog asked
     * for a confirmation.
     */
    restore(revision: Partial<ContentValues>) {
      editor.fill({ ...values, ...revision, slug: values.slug, status: values.status });
      nextSaveChangesPublicText.current = startsCopy;
      return editor.submit();
    },
    reload() {
      editor.reload();
      if (!conflict || conflict.row.id === stored?.id) return;
      queryClient.setQueryData(contentQueries.detail(conflict.row.id).queryKey, conflict.row);
      onRowChange(conflict.row);
    },
    restoreBackup() {
      slug.lock();
      editor.restoreBackup();
    },
  };
}

export type ContentFormState = ReturnType<typeof useContentForm>;
