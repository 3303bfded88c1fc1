import { Trash2 } from 'lucide-react';
import { hasValues } from '@/admin/editing/merge-fields';
import { quoteName } from '@/admin/lib/quote-name';
import { Button } from '@/admin/ui/button';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { SwitchField } from '@/admin/ui/switch-field';
import { useEditDialogForm } from '@/admin/ui/use-edit-dialog-form';
import { guideToastTexts, programmeText as text } from '@/copy/admin/guide';
import { channels } from '@/copy/channels';
import type { ChannelKey } from '@/copy/types';
import { TextAreaField, TextField } from '@/shared/form/field';
import type { AppError } from '@/shared/lib/app-error';
import { isOverlapError, useDeleteProgramme, useSaveProgramme } from '../api/guide-mutations';
import { findOverlappingProgramme, formatProgrammeTimes, type Programme } from '../guide-model';
import { type ProgrammeValues, programmeSchema, toProgrammeData } from '../programme-schema';

function explainError(error: AppError): string {
  if (isOverlapError(error)) return text.timeIsTaken;
  if (error.kind === 'conflict') return text.changedMeanwhile;
  return `${guideToastTexts.saveFailed.title}. ${error.message}`;
}

interface ProgrammeDialogProps {
  channel: ChannelKey;
  /** Programme to edit; null for a new one. */
  programme: Programme | null;
  values: ProgrammeValues;
  /** Programmes on screen, also the edited one. */
  programmes: readonly Programme[];
  onClose: () => void;
}

/** Creates or edits a programme. Mounted while it is open. */
export function ProgrammeDialog({ channel, programme, values, programmes, onClose }: ProgrammeDialogProps) {
  const channelName = channels.find(({ key }) => key === channel)?.name ?? channel;
  const save = useSaveProgramme(programme);
  const remove = useDeleteProgramme();
  function check(formValues: ProgrammeValues) {
    const programmeToSave = toProgrammeData(formValues, channel, programme);
    if (!programmeToSave) return { field: 'end', message: text.endEqualsStart } as const;
    // An attempt without a response may have stored the programme.
    const isFromFailedAttempt = (stored: Programme) => save.isError && hasValues(stored, programmeToSave);
    const otherProgrammes = programmes.filter(
      (stored) => stored.id !== programme?.id && !isFromFailedAttempt(stored),
    );
    const overlapped = findOverlappingProgramme(programmeToSave, otherProgrammes);
    if (!overlapped) return null;
    const message = `${text.overlapWith} ${quoteName(overlapped.title)} (${formatProgrammeTimes(overlapped)}).`;
    return { field: 'start', message } as const;
  }

  const { form, field, dialog } = useEditDialogForm({
    schema: programmeSchema,
    defaultValues: values,
    mutation: save,
    async save(formValues) {
      const programmeToSave = toProgrammeData(formValues, channel, programme);
      if (programmeToSave) await save.mutateAsync(programmeToSave);
    },
    isBusy: remove.isPending,
    check,
    explain: explainError,
    onClose,
  });
  const kinds = [...new Set(programmes.map(({ kind }) => kind))].filter(Boolean).sort();

  return (
    <EditDialog title={`${programme ? text.editTitle : text.newTitle} (${channelName})`} {...dialog}>
      <div className="grid gap-4 sm:grid-cols-[1.4fr_1fr_1fr]">
        <TextField {...field('day')} {...text.fields.day} type="date" required />
        <TextField {...field('start')} {...text.fields.start} type="time" required />
        <TextField {...field('end')} {...text.fields.end} type="time" required />
      </div>
      <TextField {...field('title')} {...text.fields.title} required />
      <TextField {...field('kind')} {...text.fields.kind} list="genres" />
      <datalist id="genres">
        {kinds.map((kind) => (
          <option key={kind} value={kind} />
        ))}
      </datalist>
      <TextAreaField {...field('summary')} {...text.fields.summary} rows={3} />
      <SwitchField {...form.register('highlight')} {...text.fields.highlight} />
      {programme ? (
        <Button
          variant="danger"
          icon={Trash2}
          className="self-start"
          disabled={dialog.isBlocked}
          onClick={() => remove.mutate(programme, { onSuccess: onClose })}
        >
          {text.remove}
        </Button>
      ) : null}
    </EditDialog>
  );
}
