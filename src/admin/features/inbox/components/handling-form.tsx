import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { Location } from 'react-router-dom';
import { isSubmissionStatus, noteLength, submissionStatuses } from '@/admin/config/submissions';
import { formatAdminDate, formatAdminDateTime } from '@/admin/lib/admin-date';
import { ConfirmBlocked } from '@/admin/ui/confirm-leave';
import { commonText } from '@/copy/admin/common';
import { handlerText, drawerText as text } from '@/copy/admin/forms';
import { buttonStyles } from '@/shared/components/button-styles';
import { SelectField, TextAreaField, TextField } from '@/shared/form/field';
import { useShortcut } from '@/shared/hooks/use-shortcut';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { toAppError } from '@/shared/lib/app-error';
import type { StoredHandling } from '../api/submission-calls';
import { useHandle } from '../api/submission-mutations';
import { changedFields, type HandlingField, type HandlingValues, mergeHandling } from '../handling';
import { Meanwhile } from './meanwhile';
import { useHandlers } from './use-handlers';

const openedIn = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('ouvrir') ?? ''}`;

const leavesRow = (from: Location, to: Location) => openedIn(from) !== openedIn(to);

const valuesOf = ({ status, note, assignee, dueOn }: HandlingValues): HandlingValues => ({
  ...{ status, note, assignee, dueOn },
});

const labels: Record<HandlingField, string> = {
  status: text.status,
  assignee: text.assignee,
  dueOn: text.dueOn,
  note: text.note,
};

/**
 * What is typed over what is stored. A version that a colleague saved meanwhile takes the place of what was left alone here, and
 * is told when something was typed.
 */
function useHandlingValues(handling: StoredHandling) {
  const [opened, setOpened] = useState({ version: handling.version, values: valuesOf(handling) });
  const [values, setValues] = useState(opened.values);
  const [meanwhile, setMeanwhile] = useState<readonly HandlingField[]>([]);
  const dirty = changedFields(opened.values, values).length > 0;

  function open(version: number, stored: HandlingValues) {
    setOpened({ version, values: stored });
    setMeanwhile([]);
  }

  if (handling.version > opened.version) {
    const stored = valuesOf(handling);
    const merged = mergeHandling(values, opened.values, stored);
    open(handling.version, stored);
    setValues(merged);
    if (changedFields(stored, merged).length > 0) setMeanwhile(changedFields(opened.values, stored));
  }

  return {
    ...{ values, dirty, meanwhile, version: opened.version, stored: opened.values },
    change: (change: Partial<HandlingValues>) => setValues((current) => ({ ...current, ...change })),
    /** What was sent is what is stored now, as this version. */
    saved: open,
    /** Forgets what was typed. */
    take: () => {
      setValues(opened.values);
      setMeanwhile([]);
    },
  };
}

interface HandlingFormProps {
  id: string;
  /** When the row was sent: nothing is due before. */
  sentAt: string;
  handling: StoredHandling;
  /** What was sent: the button that saves stays in sight while it is read. */
  children: ReactNode;
}

/**
 * Where a submission stands, whose it is, by when, and what staff note about it. Mounted once per row; nothing typed is lost by
 * accident.
 */
export function HandlingForm({ id, sentAt, handling, children }: HandlingFormProps) {
  const { values, dirty, meanwhile, version, stored, change, saved, take } = useHandlingValues(handling);
  const handle = useHandle();
  const { list: handlers, failed, nameOf } = useHandlers(handling.source);
  const blocker = useUnsavedChanges(dirty, leavesRow);
  const problem = handle.error ? toAppError(handle.error) : null;

  async function save(event?: SyntheticEvent) {
    event?.preventDefault();
    if (handle.isPending || !dirty) return;
    const sent = values;
    const answer = await handle
      .mutateAsync({ source: handling.source, id, version, values: sent })
      .catch(() => null);
    if (answer) saved(answer.version, sent);
  }

  useShortcut('s', () => void save(), { whileTyping: true });

  const by = handlers.find((one) => one.id === handling.by)?.name ?? handling.byName;
  const lastHand = by ?? (handling.by ? nameOf(handling.by) : text.formerAccount);

  function inWords(field: HandlingField): string {
    if (field === 'status') return submissionStatuses[stored.status].label;
    if (field === 'assignee') return stored.assignee ? nameOf(stored.assignee) : text.nobody;
    if (field === 'dueOn') return stored.dueOn ? formatAdminDate(stored.dueOn) : '';
    return stored.note;
  }

  // whoever lost the permission still stands for what they were given
  const choices =
    values.assignee && !handlers.some((handler) => handler.id === values.assignee)
      ? [...handlers, { id: values.assignee, name: nameOf(values.assignee) }]
      : handlers;

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
          if (isSubmissionStatus(status)) change({ status });
        }}
      >
        {Object.entries(submissionStatuses).map(([status, { label }]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={text.assignee}
          hint={failed ? handlerText.failed : undefined}
          value={values.assignee ?? ''}
          onChange={(event) => change({ assignee: event.target.value || null })}
        >
          <option value="">{text.nobody}</option>
          {choices.map((handler) => (
            <option key={handler.id} value={handler.id}>
              {handler.name}
            </option>
          ))}
        </SelectField>
        <TextField
          type="date"
          label={text.dueOn}
          min={sentAt.slice(0, 10)}
          value={values.dueOn ?? ''}
          onChange={(event) => change({ dueOn: event.target.value || null })}
        />
      </div>
      <TextAreaField
        label={text.note}
        hint={text.noteHint}
        rows={4}
        maxLength={noteLength}
        value={values.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      {handling.at ? (
        <p className="text-sm text-muted">
          {text.handled} {formatAdminDateTime(handling.at)} {text.by} {lastHand}
        </p>
      ) : null}
      {meanwhile.length > 0 ? (
        <Meanwhile
          who={lastHand}
          at={handling.at}
          changes={meanwhile.map((field) => ({ label: labels[field], value: inWords(field) }))}
          onTake={take}
        />
      ) : problem ? (
        <p role="alert" className="rounded-card border border-danger bg-danger/10 p-3 text-danger">
          {problem.kind === 'invalid' ? text.refusedValue : problem.message}
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
      <ConfirmBlocked blocker={blocker} />
    </form>
  );
}
