import { useState } from 'react';
import { quoteName } from '@/admin/lib/quote-name';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { existingProgrammesText, programmeText, copyProgrammesDialogText as text } from '@/copy/admin/guide';
import { TextField } from '@/shared/form/field';
import { formatLongDay } from '@/shared/lib/day-names';
import { addDays, formatClock, isValidDay, toGuideDay } from '@/shared/lib/guide-day';
import { formatLongDate } from '@/shared/lib/long-date';
import { computeDayShift, type Programme, type ProgrammeData, shiftProgrammes } from '../guide-model';
import { useGuideImport } from '../use-guide-import';
import { GuideImportModeField } from './guide-import-mode-field';
import { GuideImportPreview } from './guide-import-preview';

const MAX_SHOWN_CONFLICTS = 5;

interface CopyDialogProps {
  /** Day to copy, or a day of the week to copy. */
  sourceDay: string;
  unit: 'day' | 'week';
  programmes: readonly Programme[];
  onClose: () => void;
}

/** Copies a day or a week of a channel to another date. */
export function CopyProgrammesDialog({ sourceDay, unit, programmes, onClose }: CopyDialogProps) {
  const [targetDay, setTargetDay] = useState(() => addDays(sourceDay, 7));
  const dayShift = isValidDay(targetDay) ? computeDayShift(sourceDay, targetDay, unit) : 0;
  const dateProblem = isValidDay(targetDay) ? text.sameDate : programmeText.invalidDay;
  const copies = dayShift === 0 ? [] : shiftProgrammes(programmes, dayShift);
  const guideImport = useGuideImport(copies);
  const { conflicts } = guideImport;
  const describeProgramme = ({ title, starts_at }: ProgrammeData) =>
    `${quoteName(title)} (${formatLongDay(toGuideDay(starts_at))}, ${formatClock(starts_at)})`;
  return (
    <EditDialog
      title={unit === 'day' ? text.dayTitle : text.weekTitle}
      description={`${text.sourceLabels[unit]} ${formatLongDate(sourceDay)}`}
      submitLabel={text.submit}
      pendingLabel={text.pending}
      {...guideImport.dialog}
      onSubmit={() => guideImport.submit(copies, onClose)}
      onClose={onClose}
    >
      <TextField
        {...(unit === 'day' ? text.targetDay : text.targetWeek)}
        type="date"
        value={targetDay}
        onChange={(event) => setTargetDay(event.target.value)}
        error={dayShift === 0 ? dateProblem : undefined}
      />
      <GuideImportModeField guideImport={guideImport} />
      {copies.length > 0 ? <GuideImportPreview programmes={copies} guideImport={guideImport} /> : null}
      {conflicts.length > 0 ? (
        <div role="alert" className="text-danger">
          <p className="font-semibold">{existingProgrammesText.conflictsTitle}</p>
          <ul className="mt-1 list-disc pl-5">
            {conflicts.slice(0, MAX_SHOWN_CONFLICTS).map(({ programme, overlappedProgramme }) => (
              <li key={programme.starts_at}>
                {`${describeProgramme(programme)} ${existingProgrammesText.overlaps} ${describeProgramme(overlappedProgramme)}`}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </EditDialog>
  );
}
