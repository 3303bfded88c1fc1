import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAutosave } from '@/admin/editing/use-autosave';
import { type PendingSave, useRetryWhenOnline } from '@/admin/editing/use-retry-when-online';
import { type SaveContext, useVersionedForm } from '@/admin/editing/use-versioned-form';
import { useAutoSlug } from '@/admin/hooks/use-auto-slug';
import { contentFields } from '@/copy/admin/content-fields';
import { slugText } from '@/copy/admin/slug';
import { AppError, type AppErrorKind, isUnanswered } from '@/shared/lib/app-error';
import {
  useAutosaveContent,
  useCreateContent,
  useResumedSave,
  useUpdateContent,
} from './api/content-mutations';
import { type ContentRow, readContent } from './api/content-queries';
import { readLastAuthorName } from './api/revision-queries';
import { contentBackup } from './content-backup';
import {
  type ContentValues,
  contentSchema,
  hasSameValues,
  newContent,
  pickPublishingValues,
  toValues,
} from './content-schema';

/** Maximum number of saves without a response that are compared with the stored row. */
const MAX_UNANSWERED = 10;

const slugErrors: Partial<Record<AppErrorKind, string>> = {
  duplicate: slugText.taken,
  redirects: slugText.redirects,
};

const toContentValues = (row: ContentRow | undefined) => (row ? toValues(row) : newContent);

async function readCurrent(stored: ContentRow | undefined) {
  if (!stored) throw new AppError('not-found');
  const [row, savedBy] = await Promise.all([readContent(stored.id), readLastAuthorName(stored.id)]);
  return { row, savedBy };
}

interface ContentFormOptions {
  /** Undefined for a new content. */
  row: ContentRow | undefined;
  /** Null without a signed-in person: nothing is saved. */
  userId: string | null;
  /** True when drafts are saved automatically. */
  canAutosave: boolean;
  /** True for a person who may publish, and so may set pin, byline and dates. */
  canPublish: boolean;
  onCreated: (row: ContentRow) => void;
}

/** Returns the form of a content: a versioned form with automatic saves, and retries when the network returns. */
export function useContentForm({ row, userId, canAutosave, canPublish, onCreated }: ContentFormOptions) {
  const create = useCreateContent();
  const update = useUpdateContent();
  const autosave = useAutosaveContent();
  const retry = useResumedSave();
  const [pendingSave, setPendingSave] = useState<PendingSave<ContentValues> | null>(null);
  /** Saves since the last response. */
  const unansweredSaves = useRef<ContentValues[]>([]);
  /** Manual save during an autosave. It runs next, over the version of the autosave. */
  const [queuedSave, setQueuedSave] = useState<ContentValues | null>(null);

  async function write(values: ContentValues, context: SaveContext<ContentValues, ContentRow>) {
    const { stored, version, base, isManual, isRetry } = context;
    const change = { values, canPublish, unansweredSaves: unansweredSaves.current };
    if (stored) {
      const updatedContent = { ...change, id: stored.id, version, tags: base.tag_ids };
      if (isRetry) return retry.mutateAsync({ ...updatedContent, automatic: !isManual });
      return (isManual ? update : autosave).mutateAsync(updatedContent);
    }
    const newContentSave = { ...change, authorId: userId ?? '' };
    return isRetry
      ? retry.mutateAsync({ ...newContentSave, automatic: !isManual })
      : create.mutateAsync(newContentSave);
  }

  const editor = useVersionedForm<ContentValues, ContentRow>({
    schema: contentSchema,
    row,
    toValues: toContentValues,
    isSame: hasSameValues,
    write,
    readCurrent,
    backup: { store: contentBackup, userId, toId: (stored) => stored?.id },
    restrict: (next, base) => (canPublish ? next : { ...next, ...pickPublishingValues(base) }),
    onSubmit: (sentValues) => send(sentValues, { isManual: true }),
  });
  const { form, values, stored, dirty, conflict, backup, savingRef } = editor;
  const slug = useAutoSlug(!row, contentFields.slug.limit, (value) =>
    form.setValue('slug', value, { shouldValidate: form.formState.isSubmitted }),
  );

  async function send(
    sentValues: ContentValues,
    { isManual, isRetry = false }: { isManual: boolean; isRetry?: boolean },
  ): Promise<void> {
    if (!userId) return;
    if (savingRef.current) {
      if (isManual && savingRef.current === 'automatic') setQueuedSave(sentValues);
      return;
    }
    const wasOnline = onlineManager.isOnline();
    const { row: savedRow, error } = await editor.save(sentValues, { isManual, isRetry });
    if (savedRow) {
      unansweredSaves.current = [];
      setPendingSave(null);
      slug.lock();
      if (stored) return;
      backup.clearNewDraft();
      return onCreated(savedRow);
    }
    if (isUnanswered(error)) {
      if (wasOnline)
        unansweredSaves.current = [...unansweredSaves.current, sentValues].slice(-MAX_UNANSWERED);
      setPendingSave({
        values: sentValues,
        isManual,
        attempts: isRetry ? (pendingSave?.attempts ?? 0) + 1 : 1,
      });
      return;
    }
    setPendingSave(null);
    const message = slugErrors[error.kind];
    if (message) form.setError('slug', { message }, { shouldFocus: isManual });
  }

  const flushQueuedSave = useEffectEvent((queued: ContentValues) => {
    setQueuedSave(null);
    void send(queued, { isManual: true });
  });
  const { isBusy } = editor;
  useEffect(() => {
    if (queuedSave && !isBusy) flushQueuedSave(queuedSave);
  }, [queuedSave, isBusy]);

  const isDraft = stored?.status === 'draft' && values.status === 'draft';
  useAutosave(canAutosave && isDraft && dirty && conflict === null, values, () => {
    const { data } = contentSchema.safeParse(form.getValues());
    if (data) void send(data, { isManual: false });
  });

  useRetryWhenOnline(pendingSave, ({ values: pendingValues, isManual }) => {
    // A retried autosave sends the latest text. A manual save may publish, so it sends the values at its click.
    const latestValues = !isManual && isDraft ? contentSchema.safeParse(form.getValues()).data : null;
    void send(latestValues ?? pendingValues, { isManual, isRetry: true });
  });

  const failure = editor.failure?.isManual && !pendingSave ? editor.failure.error : null;
  return {
    ...editor,
    id: stored?.id,
    saving: editor.saving || retry.isPending || queuedSave !== null,
    /** True when a save waits for the network. */
    offline: pendingSave !== null,
    failure,
    autosaveFailed: editor.failure ? !editor.failure.isManual : false,
    handleTitleChange: slug.update,
    handleSlugChange: slug.lock,
    /** Restores a revision and saves it. Address and status stay. */
    restore(revision: Partial<ContentValues>) {
      editor.fill({ ...values, ...revision, slug: values.slug, status: values.status });
      return editor.submit();
    },
    restoreBackup() {
      slug.lock();
      editor.restoreBackup();
    },
  };
}

export type ContentFormState = ReturnType<typeof useContentForm>;
