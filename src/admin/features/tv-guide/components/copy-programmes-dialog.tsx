import { useState } from 'react';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { importModeText, programmeText, copyProgrammesDialogText as text } from '@/copy/admin/guide';
import { channelTimeZonesByKey } from '@/copy/channel-time';
import type { ChannelKey } from '@/copy/types';
import { TextField } from '@/shared/form/field';
import { formatLongDay } from '@/shared/lib/day-names';
import { addDays, formatClock, isValidDay, toGuideDay } from '@/shared/lib/guide-day';
import { formatLongDate } from '@/shared/lib/long-date';
import { useImportProgrammes } from '../api/guide-mutations';
import { countDaysBetween, type Programme, shiftProgrammes } from '../guide-model';
import { explainImportError, ImportModeField, useImportPlan } from './import-mode-field';
import { ImportPreview } from './import-preview';

interface CopyDialogProps {
  channel: ChannelKey;
  /** Day to copy, or a day of the week to copy. */
  from: string;
  unit: 'day' | 'week';
  programmes: readonly Programme[];
  onClose: () => void;
}

/** Copies a day or a week of a channel to another. */
export function CopyProgrammesDialog({ channel, from, unit, programmes, onClose }: CopyDialogProps) {
  const { zone } = channelTimeZonesByKey[channel];
  const [to, setTo] = useState(() => addDays(from, 7));
  const [shouldReplace, setShouldReplace] = useState(true);
  const importProgrammes = useImportProgrammes();
  const dayShift = isValidDay(to) ? countDaysBetween(from, to, unit) : 0;
  const dateProblem = isValidDay(to) ? text.sameDate : programmeText.invalidDay;
  const copies = dayShift === 0 ? [] : shiftProgrammes(programmes, dayShift, zone);
  const plan = useImportPlan(copies, shouldReplace);
  const { clearedDays, deletedProgrammes } = plan;

  function handleSubmit() {
    if (copies.length === 0 || !deletedProgrammes || plan.conflicts.length > 0) return;
    if (importProgrammes.isPending) return;
    importProgrammes.mutate({ programmes: copies, clearedDays, deletedProgrammes }, { onSuccess: onClose });
  }

  const describeStart = (instant: string) =>
    `${formatLongDay(toGuideDay(instant, zone))}, ${formatClock(instant, zone)}`;
  return (
    <EditDialog
      title={unit === 'day' ? text.dayTitle : text.weekTitle}
      description={`${text.sourceLabels[unit]} ${formatLongDate(from)}`}
      submitLabel={text.submit}
      pendingLabel={text.pending}
      isSubmitting={importProgrammes.isPending}
      error={explainImportError(importProgrammes.error)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        {...(unit === 'day' ? text.targetDay : text.targetWeek)}
        type="date"
        value={to}
        onChange={(event) => setTo(event.target.value)}
        error={dayShift === 0 ? dateProblem : undefined}
      />
      <ImportModeField
        programmes={copies}
        plan={plan}
        shouldReplace={shouldReplace}
        onChange={setShouldReplace}
      />
      {copies.length > 0 ? <ImportPreview programmes={copies} plan={plan} /> : null}
      {plan.conflicts.length > 0 ? (
        <div role="alert" className="text-danger">
          <p className="font-semibold">{importModeText.conflictsTitle}</p>
          <ul className="mt-1 list-disc pl-5">
            {plan.conflicts.slice(0, 5).map(({ programme, other }) => (
              <li key={programme.starts_at}>
                {`«\u00a0${programme.title}\u00a0» (${describeStart(programme.starts_at)}) ${importModeText.overlaps} «\u00a0${other.title}\u00a0» (${describeStart(other.starts_at)})`}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </EditDialog>
  );
}
