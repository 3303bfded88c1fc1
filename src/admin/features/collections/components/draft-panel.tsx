import { useEffect, useRef, useState } from 'react';
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
import { invalidDateFieldError } from '@/shared/form/create-resolver';
import { TextField } from '@/shared/form/field';
import { type StoredCollectionDraft, useDiscardCollectionDraft } from '../api/drafts';
import type { CollectionFormState } from '../use-collection-form';

interface DraftPanelProps {
  editor: CollectionFormState;
}

/** Returns why a new date is refused; empty for an acceptable one. */
const findDateProblem = (publishAt: string) =>
  dateTimeInputSchema.safeParse(publishAt).error?.issues[0]?.message ??
  (isPastDateTime(publishAt) ? contentDatesText.pastUpdate : '');

/** Saves the form as a draft, with or without a date of publication, and discards a draft. */
export function CollectionDraftPanel({ editor }: DraftPanelProps) {
  const { draft, hasUnsavedChanges } = editor;
  const [publishAt, setPublishAt] = useState(toDateTimeInputValue(draft?.publish_at ?? null));
  const [error, setError] = useState('');
  const dateField = useRef<HTMLInputElement>(null);
  const [draftToDiscard, setDraftToDiscard] = useState<StoredCollectionDraft | null>(null);
  const storedDate = draft?.publish_at ?? null;
  const isDateChanged = publishAt !== toDateTimeInputValue(storedDate);

  const hasDraft = draft !== undefined;
  const isSaving = editor.isSavingDraft || editor.isSubmitting;
  const canSave = !isSaving && (hasUnsavedChanges || (hasDraft && isDateChanged));
  // The draft was published or discarded.
  useEffect(() => {
    if (!hasDraft) setPublishAt('');
  }, [hasDraft]);
  // A save dropped a date that had passed.
  useEffect(() => {
    if (!storedDate) setPublishAt('');
  }, [storedDate]);

  /** Saves the draft. Marks a refused date, and keeps the stored one. */
  function save() {
    let problem = isDateChanged && publishAt ? findDateProblem(publishAt) : '';
    if (dateField.current?.validity.badInput) problem = invalidDateFieldError.message;
    setError(problem);
    if (!problem) {
      void dismissRefusedDateToast();
      // When clocks go back, a field value names two instants.
      return void editor.saveDraft(isDateChanged ? fromDateTimeInputValue(publishAt) : storedDate);
    }
    dateField.current?.focus();
    showRefusedDateToast({ isPartial: hasUnsavedChanges });
    if (hasUnsavedChanges) void editor.saveDraft(storedDate);
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
      <Button disabled={!canSave} onClick={save}>
        {editor.isSavingDraft ? text.saving : text.save}
      </Button>
      {draft ? (
        <Button variant="quiet" disabled={isSaving} onClick={() => setDraftToDiscard(draft)}>
          {text.discard}
        </Button>
      ) : null}
      <ConfirmMutationDialog
        target={draftToDiscard}
        title={text.discardQuestion}
        description={text.discardConsequence}
        confirmLabel={text.discard}
        pendingLabel={text.discarding}
        mutation={useDiscardCollectionDraft()}
        onClose={() => setDraftToDiscard(null)}
        onDone={editor.showLiveValues}
      />
    </section>
  );
}
