import { useQueryClient } from '@tanstack/react-query';
import { mergeFields } from '@/admin/editing/merge-fields';
import { useAutosave } from '@/admin/editing/use-autosave';
import { useRetryWhenOnline } from '@/admin/editing/use-retry-when-online';
import { useVersionedForm } from '@/admin/editing/use-versioned-form';
import type { SaveOrigin, VersionedSave } from '@/admin/editing/use-versioned-saves';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useAutoSlug } from '@/admin/hooks/use-auto-slug';
import { contentChecksText } from '@/copy/admin/checks';
import { contentFields } from '@/copy/admin/content-fields';
import { slugText } from '@/copy/admin/slug';
import { type AppErrorKind, isUnansweredError } from '@/shared/lib/app-error';
import { useSaveContent } from './api/content-mutations';
import { type ContentRow, contentQueries, fetchContentById, fetchWorkingCopy } from './api/content-queries';
import { fetchLastAuthorName } from './api/revision-queries';
import type { ContentSave } from './api/save-content';
import { hasEmptyLink } from './content-lint';
import { type ContentRights, getOnlineContentHref } from './content-model';
import {
  type ContentValues,
  createContentSchema,
  newContentValues,
  pickPublishingValues,
  replaceRefusedContentDates,
  toContentFormValues,
  toValuesOfOriginal,
  unfinishedContentSchema,
} from './content-schema';

const slugErrors: Partial<Record<AppErrorKind, string>> = {
  duplicate: slugText.taken,
  redirects: slugText.usedByRedirect,
};

const toContentValues = (row: ContentRow | undefined) => (row ? toContentFormValues(row) : newContentValues);

/** Reads the text of a row. For a working copy: the copy that its original has now, else the original. */
const fetchTextOrOriginal = async ({ id, copy_of }: ContentRow): Promise<ContentRow> =>
  copy_of ? ((await fetchWorkingCopy(copy_of)) ?? fetchContentById(copy_of)) : fetchContentById(id);

/** Returns the row that a colleague saved: this one, the original of this copy, or the copy of this original. */
async function readCurrent(baseRow: ContentRow | undefined, version: number) {
  if (!baseRow) return null;
  const current = await fetchTextOrOriginal(baseRow);
  // A colleague saved this row, or another row took its place.
  if (current.id !== baseRow.id || current.version !== version)
    return { row: current, savedBy: await fetchLastAuthorName(current.id) };
  // The original is unchanged, so a colleague made a copy of it.
  if (!current.copy_of) {
    const row = (await fetchWorkingCopy(current.id)) ?? current;
    return { row, savedBy: await fetchLastAuthorName(row.id) };
  }
  // The copy is unchanged, so its original changed. The returned row is a copy that has the original's text.
  const original = await fetchContentById(current.copy_of);
  const { id, copy_of, update_at } = current;
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
  row !== undefined && !row.copy_of && status === 'published' && getOnlineContentHref(row) !== null;

interface ContentFormOptions {
  /** Row of the address. Undefined for a new content. */
  row: ContentRow | undefined;
  rights: ContentRights;
  /** Called when another row is in the editor: a new content, a copy, or the original of a copy. */
  onRowChange: (row: ContentRow) => void;
}

/** Returns the form of a content: a versioned form with automatic saves, and retries when the network returns. */
export function useContentForm(options: ContentFormOptions) {
  const { row, onRowChange } = options;
  const { canEditText, canEditAny, canPublish } = options.rights;
  const userId = useAuth().user?.id;
  const { mutateAsync } = useSaveContent();
  const queryClient = useQueryClient();

  function write(save: VersionedSave<ContentValues, ContentRow | undefined>) {
    const { values, baseRow, changesPublicText } = save;
    let target: ContentSave['target'] = 'row';
    if (baseRow?.copy_of && changesPublicText) target = 'original';
    else if (canEditText && needsCopy(baseRow, values) && !changesPublicText) target = 'new copy';
    return mutateAsync({ ...save, authorId: userId ?? '', canPublish, target });
  }

  const editor = useVersionedForm<ContentValues, ContentRow | undefined>({
    schema: createContentSchema,
    row,
    toValues: toContentValues,
    write,
    readCurrent,
    backup: { kind: 'content', schema: unfinishedContentSchema, toId: (storedRow) => storedRow?.id },
    // `overwrite` keeps all fields of a stored working copy, because the copy already differs from its original.
    merge: (base, mine, theirs, { prefersMine }): ContentValues => {
      if (prefersMine && editor.storedRow?.copy_of)
        return hasCopyEnded ? toValuesOfOriginal(mine, theirs) : mine;
      return mergeFields(base, mine, theirs);
    },
    restrict: (newValues, base) => (canPublish ? newValues : { ...newValues, ...pickPublishingValues(base) }),
    replaceRefusedDates: replaceRefusedContentDates,
  });
  const { form, values, storedRow, isDirty, conflict, failure } = editor;
  /** Save without a response, which a retry repeats. */
  const pendingSave = failure && isUnansweredError(failure.error) ? failure : null;
  /** True when the conflict is about an original whose working copy went online or was discarded. */
  const hasCopyEnded = Boolean(storedRow?.copy_of && conflict && !conflict.row.copy_of);
  const autoSlug = useAutoSlug(!row, contentFields.slug.maxLength, (value) =>
    form.setValue('slug', value, { shouldValidate: form.formState.isSubmitted }),
  );

  async function send(typedValues: ContentValues, origin: SaveOrigin): Promise<void> {
    const result = await editor.save(typedValues, origin);
    if (!result) return;
    if (result.row) {
      autoSlug.lock();
      if (row?.id === result.row.id) return;
      onRowChange(result.row);
      const { copy_of } = result.row;
      // Only now, because the editor of the original is read-only once a copy exists.
      if (copy_of) queryClient.setQueryData(contentQueries.copy(copy_of).queryKey, result.row);
      return;
    }
    const message = slugErrors[result.error.kind];
    if (message) form.setError('slug', { message }, { shouldFocus: origin.isManual });
  }

  const isDraft = storedRow?.status === 'draft' && values.status === 'draft';
  /** True when a save makes a working copy, because visitors read the text. */
  const startsCopy = canEditText && needsCopy(storedRow, values);
  /** True when a save changes nothing that visitors read. */
  const keepsPublicText = isDraft || startsCopy;
  /**
   * Returns the values for an automatic save; null when they are invalid or unchanged. Stored dates replace invalid
   * ones. The rules of a draft apply, because an automatic save publishes nothing.
   */
  function getAutosaveValues(): ContentValues | null {
    const { status } = form.getValues();
    const draft: ContentValues = { ...form.getValues(), status: 'draft' };
    const { publish_at, unpublish_at, update_at } = editor.storedValues;
    const schema = createContentSchema(editor.storedValues);
    const validDraft =
      schema.safeParse(draft).data ??
      schema.safeParse({ ...draft, publish_at, unpublish_at, update_at }).data;
    if (!validDraft) return null;
    const sentValues = { ...validDraft, status };
    return editor.isStored(sentValues) ? null : sentValues;
  }
  // A manual save that waits for the network may publish. An automatic save would take its place.
  const isManualSavePending = pendingSave?.origin.isManual === true;
  const isSignedIn = userId !== undefined;
  const mayAutosave =
    isSignedIn && canEditText && keepsPublicText && isDirty && conflict === null && !isManualSavePending;
  useAutosave(mayAutosave, values, () => {
    const autosaveValues = getAutosaveValues();
    if (autosaveValues) void send(autosaveValues, { isManual: false });
  });

  // Without a session, a save sends nothing. After a new sign-in, the delay of the retry starts again.
  useRetryWhenOnline(isSignedIn ? pendingSave : null, ({ sentValues, origin }) => {
    // A retried autosave sends the latest text. A manual save may publish, so its retry sends the values of the click.
    const latestValues = !origin.isManual && keepsPublicText ? getAutosaveValues() : null;
    void send(latestValues ?? sentValues, { ...origin, isRetry: true });
  });

  const createSubmit = ({ changesPublicText }: Pick<SaveOrigin, 'changesPublicText'>) =>
    editor.createSubmit((sentValues, { leavesOutRefusedDate }) =>
      // A save without the refused date puts nothing online.
      send(sentValues, { isManual: true, changesPublicText: changesPublicText && !leavesOutRefusedDate }),
    );

  /** Saves the text over the version that visitors read. */
  function publish() {
    // A working copy is a draft, so the schema accepts its empty links.
    if (storedRow?.copy_of && hasEmptyLink(values.content)) {
      form.setError('content', { message: contentChecksText.cannotBePublished }, { shouldFocus: true });
      return;
    }
    return createSubmit({ changesPublicText: true })();
  }

  return {
    ...editor,
    submit: createSubmit({ changesPublicText: false }),
    publish,
    overwrite: () =>
      editor.overwrite(createSubmit({ changesPublicText: conflict?.origin.changesPublicText })),
    startsCopy,
    isWaitingForNetwork: pendingSave !== null,
    /** Failure of a manual save; null while the save waits for the network. */
    failure: failure?.origin.isManual && !pendingSave ? failure : null,
    hasAutosaveFailed: failure?.origin.isManual === false,
    handleTitleChange: autoSlug.update,
    handleSlugChange: autoSlug.lock,
    /** Restores a revision and saves it, without its address and status. */
    restore(revision: Partial<ContentValues>) {
      editor.fill({ ...values, ...revision, slug: values.slug, status: values.status });
      // The dialog told editors that visitors read the change at once. A contributor restores into a working copy.
      return createSubmit({ changesPublicText: startsCopy && canEditAny })();
    },
    reload() {
      if (!conflict) return;
      editor.reload(hasCopyEnded ? toValuesOfOriginal(values, conflict.row) : values);
      if (conflict.row.id === row?.id) return;
      queryClient.setQueryData(contentQueries.detail(conflict.row.id).queryKey, conflict.row);
      onRowChange(conflict.row);
    },
    restoreBackup() {
      autoSlug.lock();
      editor.restoreBackup();
    },
  };
}

/** Form of a content with its actions, as `useContentForm` returns it. */
export type ContentFormState = ReturnType<typeof useContentForm>;
