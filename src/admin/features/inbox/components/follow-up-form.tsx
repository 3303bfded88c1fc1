import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';
import { dismissRefusedDateToast, showRefusedDateToast } from '@/admin/editing/refused-date-toast';
import { useCtrlShortcut } from '@/admin/hooks/use-ctrl-shortcut';
import { formatAdminDate, formatAdminDateTime } from '@/admin/lib/admin-date';
import { Alert } from '@/admin/ui/alert';
import { Button } from '@/admin/ui/button';
import { BlockedNavigationDialog } from '@/admin/ui/confirm-leave-dialog';
import { adminCommonText } from '@/copy/admin/common';
import { contentDatesText } from '@/copy/admin/content';
import { assigneeFieldText, submissionPanelText as text } from '@/copy/admin/inbox';
import { invalidDateFieldError } from '@/shared/form/create-resolver';
import { SelectField, TextAreaField, TextField } from '@/shared/form/field';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { toAppError } from '@/shared/lib/app-error';
import { isValidDay } from '@/shared/lib/guide-day';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import type { FollowUpDetailData } from '../api/submission-calls';
import { useSaveFollowUp } from '../api/submission-mutations';
import { type FollowUpFieldName, listChangedFollowUpFields } from '../follow-up';
import { isSubmissionStatus, maxNoteLength, submissionStatusBadges } from '../submission-source';
import { ConcurrentEditNotice } from './concurrent-edit-notice';
import { useAssignableUsers } from './use-assignable-users';
import { useFollowUpValues } from './use-follow-up-values';

const getRowAddress = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('ouvrir') ?? ''}`;

const isLeavingRow = (from: Location, to: Location) => getRowAddress(from) !== getRowAddress(to);

/** Latest due date, in days from today: five years. It stays within the limit of the database, ten years from the arrival. */
const MAX_DUE_DAYS = 5 * 365;

/** Returns the error message of a refused due date. Empty for a valid or stored date, and for none. */
function findDueOnError(dueOn: string | null, storedDueOn: string | null): string {
  if (dueOn === null || dueOn === storedDueOn) return '';
  if (!isValidDay(dueOn) || dueOn > getLocalDateInDays(MAX_DUE_DAYS)) return contentDatesText.implausibleYear;
  return dueOn < getLocalDateInDays(0) ? text.duePast : '';
}

const fieldLabels: Record<FollowUpFieldName, string> = {
  status: text.status,
  assignee: text.assignee,
  due_on: text.dueOn,
  note: text.note,
};

interface FollowUpFormProps {
  id: string;
  followUp: FollowUpDetailData;
  /** Details of the submission, above the sticky save button. */
  children: ReactNode;
}

/** Form of the follow-up of one submission. Asks for confirmation before typed values are lost. Mount it once per row. */
export function FollowUpForm({ id, followUp, children }: FollowUpFormProps) {
  const { values, isDirty, theirChanges, version, storedValues, updateValues, setStoredBaseline, reset } =
    useFollowUpValues(followUp);
  const saveFollowUp = useSaveFollowUp();
  const dueField = useRef<HTMLInputElement>(null);
  const [dueError, setDueError] = useState('');
  const { people, isError: isPeopleError, getName: getAssigneeName } = useAssignableUsers(followUp.source);
  const blocker = useUnsavedChanges(isDirty, isLeavingRow);
  const isOnlyDateUnsaved =
    dueError !== '' &&
    listChangedFollowUpFields(storedValues, { ...values, due_on: storedValues.due_on }).length === 0;
  const unsavedText = isOnlyDateUnsaved ? text.dateUnsaved : text.unsaved;
  const saveError = saveFollowUp.error ? toAppError(saveFollowUp.error) : null;

  async function save(event?: SyntheticEvent) {
    event?.preventDefault();
    if (saveFollowUp.isPending || !isDirty) return;
    const newDueError = dueField.current?.validity.badInput
      ? invalidDateFieldError.message
      : findDueOnError(values.due_on, storedValues.due_on);
    setDueError(newDueError);
    const isDateRefused = newDueError !== '';
    // A refused date does not prevent the save of the other fields.
    const sentValues = isDateRefused ? { ...values, due_on: storedValues.due_on } : values;
    const hasChangesToSend = listChangedFollowUpFields(storedValues, sentValues).length > 0;
    if (isDateRefused) {
      dueField.current?.focus();
      if (!hasChangesToSend) showRefusedDateToast({ isPartial: false });
    } else {
      void dismissRefusedDateToast();
    }
    if (!hasChangesToSend) return;
    const savedRow = await saveFollowUp
      .mutateAsync({ source: followUp.source, id, version, values: sentValues, isPartial: isDateRefused })
      .catch(() => null);
    if (savedRow) setStoredBaseline(savedRow.version, sentValues);
  }

  useCtrlShortcut('s', () => void save());

  function getLastEditorName(): string {
    // A deleted account leaves no id.
    if (!followUp.savedBy) return text.formerAccount;
    // Row security may hide the profile. The list of possible assignees may have the name.
    return followUp.savedByName ?? getAssigneeName(followUp.savedBy);
  }
  const lastEditorName = getLastEditorName();

  function formatStoredValue(field: FollowUpFieldName): string {
    if (field === 'status') return submissionStatusBadges[storedValues.status].label;
    if (field === 'assignee')
      return storedValues.assignee ? getAssigneeName(storedValues.assignee) : text.nobody;
    if (field === 'due_on') return storedValues.due_on ? formatAdminDate(storedValues.due_on) : '';
    return storedValues.note;
  }

  // An assignee who lost the permission stays in the menu.
  const menuPeople =
    values.assignee && !people.some((person) => person.id === values.assignee)
      ? [...people, { id: values.assignee, name: getAssigneeName(values.assignee) }]
      : people;

  return (
    <form
      noValidate
      aria-label={text.followUp}
      className="flex flex-col gap-5"
      onSubmit={(event) => void save(event)}
    >
      {children}
      <h3 className="font-display text-lg">{text.followUp}</h3>
      <SelectField
        label={text.status}
        value={values.status}
        onChange={(event) => {
          const status = event.target.value;
          if (isSubmissionStatus(status)) updateValues({ status });
        }}
      >
        {Object.entries(submissionStatusBadges).map(([status, { label }]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={text.assignee}
          hint={isPeopleError ? assigneeFieldText.failed : undefined}
          value={values.assignee ?? ''}
          onChange={(event) => updateValues({ assignee: event.target.value || null })}
        >
          <option value="">{text.nobody}</option>
          {menuPeople.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
        </SelectField>
        <TextField
          type="date"
          label={text.dueOn}
          min={getLocalDateInDays(0)}
          ref={dueField}
          error={dueError || undefined}
          value={values.due_on ?? ''}
          onChange={({ target }) => {
            if (!target.validity.badInput) setDueError('');
            updateValues({ due_on: target.value || null });
          }}
          onBlur={({ target }) => {
            if (target.validity.badInput) setDueError(invalidDateFieldError.message);
          }}
        />
      </div>
      <TextAreaField
        label={text.note}
        hint={text.noteHint}
        rows={4}
        maxLength={maxNoteLength}
        value={values.note}
        onChange={(event) => updateValues({ note: event.target.value })}
      />
      {followUp.savedAt ? (
        <p className="text-sm text-muted">
          {text.lastFollowUpOn} {formatAdminDateTime(followUp.savedAt)} {text.by} {lastEditorName}
        </p>
      ) : null}
      {theirChanges.length > 0 ? (
        <ConcurrentEditNotice
          // A second conflict is a new notice, which scrolls into view.
          key={followUp.version}
          editorName={lastEditorName}
          savedAt={followUp.savedAt}
          changes={theirChanges.map((field) => ({
            label: fieldLabels[field],
            value: formatStoredValue(field),
          }))}
          onDiscard={reset}
        />
      ) : null}
      {theirChanges.length === 0 && saveError ? (
        <Alert>{saveError.kind === 'invalid' ? text.refusedValue : saveError.message}</Alert>
      ) : null}
      <div className="sticky bottom-0 -mx-5 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface px-5 py-3">
        <p role="status" className="mr-auto text-sm text-muted">
          {isDirty ? unsavedText : ''}
        </p>
        <Button
          variant="primary"
          size="regular"
          type="submit"
          disabled={!isDirty}
          isPending={saveFollowUp.isPending}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {saveFollowUp.isPending ? adminCommonText.saving : adminCommonText.save}
        </Button>
      </div>
      <BlockedNavigationDialog blocker={blocker} />
    </form>
  );
}
