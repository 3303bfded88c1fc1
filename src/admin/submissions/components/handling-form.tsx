import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { Location } from 'react-router-dom';
import {
  isSubmissionStatus,
  noteLength,
  type SubmissionStatus,
  submissionStatuses,
} from '@/admin/config/submissions';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { ConfirmLeave } from '@/admin/ui/confirm-leave';
import { commonText } from '@/content/admin/common';
import { drawerText as text } from '@/content/admin/forms';
import { SelectField, TextAreaField } from '@/shared/form/field';
import { useShortcut } from '@/shared/hooks/use-shortcut';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { toAppError } from '@/shared/lib/app-error';
import { buttonStyles } from '@/shared/ui/button-styles';
import type { SubmissionDetail } from '../api/submission-calls';
import { useHandle } from '../api/submission-mutations';

const openedIn = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('ouvrir') ?? ''}`;

const leavesRow = (from: Location, to: Location) => openedIn(from) !== openedIn(to);

interface Values {
  status: SubmissionStatus;
  note: string;
}

interface HandlingFormProps {
  id: string;
  handling: NonNullable<SubmissionDetail['handling']>;
  /** What was sent: the button that saves stays in sight while it is read. */
  children: ReactNode;
}

/** Where a submission stands and what staff note about it. Mounted once per row; nothing typed is lost by accident. */
export function HandlingForm({ id, handling, children }: HandlingFormProps) {
  const [saved, setSaved] = useState<Values>({
    status: isSubmissionStatus(handling.status) ? handling.status : 'new',
    note: handling.note,
  });
  const [values, setValues] = useState(saved);
  const handle = useHandle();
  const dirty = values.status !== saved.status || values.note !== saved.note;
  const blocker = useUnsavedChanges(dirty, leavesRow);

  async function save(event?: SyntheticEvent) {
    event?.preventDefault();
    if (handle.isPending || !dirty) return;
    const sent = values;
    const stored = await handle.mutateAsync({ source: handling.source, id, ...sent }).catch(() => null);
    if (stored) setSaved(sent);
  }

  useShortcut('s', () => void save(), { whileTyping: true });

  return (
    <form
      noValidate
      aria-label={text.follow}
      className="flex flex-col gap-5"
      onSubmit={(event) => void save(event)}
    >
      {children}
      <h3 className="font-display text-lg">{text.follow}</h3>
      <SelectField
        label={text.status}
        value={values.status}
        onChange={(event) => {
          const status = event.target.value;
          if (isSubmissionStatus(status)) setValues((current) => ({ ...current, status }));
        }}
      >
        {Object.entries(submissionStatuses).map(([status, { label }]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={text.note}
        hint={text.noteHint}
        rows={4}
        maxLength={noteLength}
        value={values.note}
        onChange={(event) => {
          const note = event.target.value;
          setValues((current) => ({ ...current, note }));
        }}
      />
      {handling.at ? (
        <p className="text-sm text-muted">
          {text.handled} {formatAdminDateTime(handling.at)} {text.by} {handling.by ?? text.formerAccount}
        </p>
      ) : null}
      {handle.error ? (
        <p role="alert" className="rounded-card border border-danger bg-danger/10 p-3 text-danger">
          {toAppError(handle.error).message}
        </p>
      ) : null}
      <div className="sticky bottom-0 -mx-5 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface px-5 py-3">
        <p role="status" className="mr-auto text-sm text-muted">
          {dirty ? text.unsaved : ''}
        </p>
        <button
          type="submit"
          className={buttonStyles('primary')}
          disabled={handle.isPending || !dirty}
          aria-busy={handle.isPending}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {handle.isPending ? commonText.saving : commonText.save}
        </button>
      </div>
      <ConfirmLeave
        open={blocker.state === 'blocked'}
        onLeave={() => blocker.proceed?.()}
        onStay={() => blocker.reset?.()}
      />
    </form>
  );
}
