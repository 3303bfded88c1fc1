import { useEffect, useRef, useState } from 'react';
import { ConflictDialog } from '@/admin/editing/conflict-dialog';
import { dismissRefusedDateToast, showRefusedDateToast } from '@/admin/editing/refused-date-toast';
import { dateTimeInputSchema } from '@/admin/lib/date-time-schema';
import {
  formatInOfficeTimeZones,
  fromDateTimeInputValue,
  isPastDateTime,
  toDateTimeInputValue,
} from '@/admin/lib/publication-state';
import { Button } from '@/admin/ui/button';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { collectionDraftText as text } from '@/copy/admin/collections';
import { contentDatesText } from '@/copy/admin/content';
import type { Collection } from '@/copy/collection';
import { invalidDateFieldError } from '@/shared/form/create-resolver';
import { TextField } from '@/shared/form/field';
import { type DraftDeletion, type StoredCollectionDraft, useDiscardCollectionDraft } from '../api/drafts';
import { parseCollectionValue } from '../collection-value';
import { formatCollectionForDiff } from '../format-collection';
import type { CollectionFormState } from '../use-collection-form';

interface DraftPanelProps {
  collection: Collection;
  editor: CollectionFormState;
}

/** Returns why a new date is refused; empty for an accepted date. */
const findDateProblem = (publishAt: string) =>
  dateTimeInputSchema.safeParse(publishAt).error?.issues[0]?.message ??
  (isPastDateTime(publishAt) ? contentDatesText.pastUpdate : '');

/** Panel to save the form as a draft, with an optional date of publication, and to discard the draft. */
export function CollectionDraftPanel({ collection, editor }: DraftPanelProps) {
  const { draft, draftConflict, hasUnsavedChanges, unansweredDrafts } = editor;
  const [publishAt, setPublishAt] = useState(toDateTimeInputValue(draft?.publish_at ?? null));
  const [error, setError] = useState('');
  const dateField = useRef<HTMLInputElement>(null);
  const [draftToDiscard, setDraftToDiscard] = useState<DraftDeletion | null>(null);
  const storedDate = draft?.publish_at ?? null;
  const isDateChanged = publishAt !== toDateTimeInputValue(storedDate);
  const discard = useDiscardCollectionDraft();

  const hasDraft = draft !== undefined;
  const isSaving = editor.isSavingDraft || editor.isSubmitting;
  // A save without a response may have stored changes that the person has undone since.
  const mayDifferFromStored = hasUnsavedChanges || unansweredDrafts.length > 0;
  const canSave = !isSaving && (mayDifferFromStored || (hasDraft && isDateChanged));
  // Empties the date after the draft was published or discarded.
  useEffect(() => {
    if (!hasDraft) setPublishAt('');
  }, [hasDraft]);
  // `writeDraft` may store a draft without its past date: the field then drops this date, but keeps a typed future date.
  useEffect(() => {
    if (!storedDate) setPublishAt((value) => (isPastDateTime(value) ? '' : value));
  }, [storedDate]);

  /** Saves the draft with `send`. When the typed date is refused, marks it and saves other changes with `keptDate`. */
  function save(send = editor.saveDraft, keptDate = storedDate) {
    let problem = isDateChanged && publishAt ? findDateProblem(publishAt) : '';
    if (dateField.current?.validity.badInput) problem = invalidDateFieldError.message;
    setError(problem);
    if (!problem) {
      void dismissRefusedDateToast();
      // When clocks go back, a field value names two instants, so an unchanged date is not read from the field.
      return void send(isDateChanged ? fromDateTimeInputValue(publishAt) : keptDate);
    }
    dateField.current?.focus();
    showRefusedDateToast();
    if (mayDifferFromStored) void send(keptDate);
  }

  function reload(theirDraft: StoredCollectionDraft) {
    editor.reloadDraft(theirDraft);
    setPublishAt(toDateTimeInputValue(theirDraft.publish_at));
    setError('');
  }

  function overwrite(theirDraft: StoredCollectionDraft) {
    if (!isDateChanged) setPublishAt(toDateTimeInputValue(theirDraft.publish_at));
    save((date) => editor.overwriteDraft(theirDraft, date), theirDraft.publish_at);
  }

  return (
    <section aria-label={text.title} className="flex flex-col gap-3 rounded-card border border-line p-4">
      <h2 className="font-display text-lg">{text.title}</h2>
      <TextField
        ref={dateField}
        type="datetime-local"
        label={text.publishAt}
        hint={formatInOfficeTimeZones(fromDateTimeInputValue(publishAt)) || text.publishAtHint}
        value={publishAt}
        onChange={(event) => setPublishAt(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around this field would publish at once.
          event.preventDefault();
          if (canSave) save();
        }}
        error={error || undefined}
      />
      <Button disabled={!canSave} onClick={() => save()}>
        {editor.isSavingDraft ? text.saving : text.save}
      </Button>
      {hasDraft || unansweredDrafts.length > 0 ? (
        <Button
          variant="quiet"
          disabled={isSaving}
          onClick={() =>
            setDraftToDiscard({
              key: collection.key,
              version: draft?.version ?? 0,
              unansweredSaves: unansweredDrafts,
            })
          }
        >
          {text.discard}
        </Button>
      ) : null}
      {draftConflict ? (
        <ConflictDialog
          editor={{
            conflict: draftConflict,
            isSubmitting: isSaving,
            reload: () => reload(draftConflict.row),
            overwrite: () => overwrite(draftConflict.row),
            setConflictDialogOpen: editor.setDraftConflictDialogOpen,
          }}
          describeVersions={({ value }) => ({
            theirs: formatCollectionForDiff(collection, parseCollectionValue(collection, value)),
            mine: formatCollectionForDiff(collection, editor.values),
          })}
        />
      ) : null}
      <ConfirmMutationDialog
        target={draftToDiscard}
        title={text.discardQuestion}
        description={text.discardConsequence}
        confirmLabel={text.discard}
        pendingLabel={text.discarding}
        mutation={discard}
        onClose={() => setDraftToDiscard(null)}
        onDone={editor.showLiveValues}
      />
    </section>
  );
}
