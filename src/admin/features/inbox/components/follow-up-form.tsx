import type { ReactNode } from 'react';
import { BackupNotice } from '@/admin/editing/backup-notice';
import { ConflictDialog } from '@/admin/editing/conflict-dialog';
import { isEqual } from '@/admin/editing/merge-fields';
import { useCtrlShortcut } from '@/admin/hooks/use-ctrl-shortcut';
import { formatAdminDate, formatAdminDateTime } from '@/admin/lib/admin-date';
import { Alert } from '@/admin/ui/alert';
import { Button } from '@/admin/ui/button';
import { UnsavedChangesGuard } from '@/admin/ui/unsaved-changes-guard';
import { adminCommonText } from '@/copy/admin/common';
import { assigneeFieldText, submissionPanelText as text } from '@/copy/admin/inbox';
import { SelectField, TextAreaField, TextField } from '@/shared/form/field';
import { changesPathOrQuery } from '@/shared/hooks/use-unsaved-changes';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import type { FollowUpDetailData } from '../api/submission-calls';
import { type FollowUpValues, toFollowUpColumns } from '../follow-up';
import { maxNoteLength, submissionStatusBadges } from '../submission-source';
import { useFollowUpForm } from '../use-follow-up-form';
import { useAssignableUsers } from './use-assignable-users';

interface FollowUpFormProps {
  id: string;
  followUp: FollowUpDetailData;
  /** Details of the submission, above the sticky save button. */
  children: ReactNode;
}

/** Form of the follow-up of one submission. Asks for confirmation before typed values are lost. Mount it once per row. */
export function FollowUpForm({ id, followUp, children }: FollowUpFormProps) {
  const { people, isError: isPeopleError, getName: getAssigneeName } = useAssignableUsers(followUp.source);

  function getEditorName({ savedBy, savedByName }: FollowUpDetailData): string {
    // A deleted account leaves no id.
    if (!savedBy) return text.formerAccount;
    // Row security may hide the profile. The list of possible assignees may have the name.
    return savedByName ?? getAssigneeName(savedBy);
  }

  const editor = useFollowUpForm(id, followUp, getEditorName);
  const { field, values, storedValues, isDirty, isSubmitting, failure, conflict } = editor;
  useCtrlShortcut('s', () => isDirty && void editor.submit());

  const dueField = field('due_on');
  const isOnlyDateUnsaved =
    dueField.error !== undefined && isEqual({ ...values, due_on: storedValues.due_on }, storedValues);
  const unsavedText = isOnlyDateUnsaved ? text.dateUnsaved : text.unsaved;

  const formatForDiff = ({ status, assignee, due_on, note }: FollowUpValues) =>
    [
      `${text.status}\u00a0: ${submissionStatusBadges[status].label}`,
      `${text.assignee}\u00a0: ${assignee ? getAssigneeName(assignee) : text.nobody}`,
      `${text.dueOn}\u00a0: ${due_on ? formatAdminDate(due_on) : ''}`,
      `${text.note}\u00a0: ${note}`,
    ].join('\n');

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
      onSubmit={(event) => void editor.submit(event)}
    >
      {children}
      <h3 className="font-display text-lg">{text.followUp}</h3>
      <BackupNotice editor={editor} />
      <SelectField {...field('status')} label={text.status}>
        {Object.entries(submissionStatusBadges).map(([status, { label }]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...field('assignee')}
          // React Hook Form sets the field before this render adds the option of a colleague's choice.
          value={values.assignee}
          label={text.assignee}
          hint={isPeopleError ? assigneeFieldText.failed : undefined}
        >
          <option value="">{text.nobody}</option>
          {menuPeople.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
        </SelectField>
        <TextField {...dueField} type="date" label={text.dueOn} min={getLocalDateInDays(0)} />
      </div>
      <TextAreaField
        {...field('note')}
        label={text.note}
        hint={text.noteHint}
        rows={4}
        maxLength={maxNoteLength}
      />
      {followUp.updated_at ? (
        <p className="text-sm text-muted">
          {text.lastFollowUpOn} {formatAdminDateTime(followUp.updated_at)} {text.by} {getEditorName(followUp)}
        </p>
      ) : null}
      {failure && !conflict ? (
        <Alert>{failure.error.kind === 'invalid' ? text.refusedValue : failure.error.message}</Alert>
      ) : null}
      <ConflictDialog
        editor={editor}
        describeVersions={(theirRow) => ({
          theirs: formatForDiff(theirRow),
          mine: formatForDiff(toFollowUpColumns(values)),
        })}
      />
      <div className="sticky bottom-0 -mx-5 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface px-5 py-3">
        <p role="status" className="mr-auto text-sm text-muted">
          {isDirty ? unsavedText : ''}
        </p>
        <Button
          variant="primary"
          size="regular"
          type="submit"
          disabled={!isDirty}
          isPending={isSubmitting}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {isSubmitting ? adminCommonText.saving : adminCommonText.save}
        </Button>
      </div>
      <UnsavedChangesGuard isDirty={isDirty} isLeaving={changesPathOrQuery} />
    </form>
  );
}
