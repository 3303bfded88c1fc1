import { formatInOfficeTimeZones, fromDateTimeInputValue } from '@/admin/lib/publication-state';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { useEditDialogForm } from '@/admin/ui/use-edit-dialog-form';
import { campaignEditorScreenText } from '@/copy/admin/newsletters';
import { TextField } from '@/shared/form/field';
import type { Campaign } from '../api/campaign-queries';
import { PAST_START_CODE, useChangeCampaign } from '../api/change-campaign';
import { campaignScheduleSchema } from '../campaign-model';

const text = campaignEditorScreenText.schedule;

/** Schedules the stored draft for a date and hour. */
export function ScheduleCampaignDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const schedule = useChangeCampaign('schedule');
  const { form, field, dialog } = useEditDialogForm({
    schema: campaignScheduleSchema,
    defaultValues: { startAt: '' },
    mutation: schedule,
    save: ({ startAt }) => schedule.mutateAsync({ campaign, startAt: fromDateTimeInputValue(startAt) ?? '' }),
    // The start may become past between the check of the form and the change in the database.
    toFieldError: ({ code }) => (code === PAST_START_CODE ? { field: 'startAt', message: text.past } : null),
    onClose,
  });
  return (
    <EditDialog
      title={text.title}
      description={text.lead}
      submitLabel={text.submit}
      pendingLabel={text.submitting}
      {...dialog}
    >
      <TextField
        {...field('startAt')}
        type="datetime-local"
        label={text.startAt}
        hint={formatInOfficeTimeZones(fromDateTimeInputValue(form.watch('startAt'))) || text.hint}
        required
      />
    </EditDialog>
  );
}
