import { useState } from 'react';
import { formatInOfficeTimeZones, fromDateTimeInputValue } from '@/admin/lib/publication-state';
import { SwitchField } from '@/admin/ui/switch-field';
import { adminCommonText } from '@/copy/admin/common';
import { maintenanceQuestionText as question } from '@/copy/admin/maintenance';
import { settingsText } from '@/copy/admin/settings';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { TextField } from '@/shared/form/field';
import { pickSettingsChanges } from '../settings-schema';
import type { SettingsFormState } from '../use-settings-form';

const { maintenance_mode: modeText, maintenance_until: endText } = settingsText.fields;

/** Switch of the maintenance, and its end. The start of a maintenance asks for confirmation, then saves at once. */
export function MaintenanceField({ editor, readOnly }: { editor: SettingsFormState; readOnly: boolean }) {
  const { form, field, values, storedValues, isSubmitting, submit } = editor;
  const hasOtherChanges = Object.keys(pickSettingsChanges(storedValues, values)).some(
    (name) => name !== 'maintenance_until',
  );
  const [isConfirming, setIsConfirming] = useState(false);

  function setMaintenance({ isOn, end }: { isOn: boolean; end: string }) {
    form.setValue('maintenance_mode', isOn);
    form.setValue('maintenance_until', end);
  }

  function handleSwitch(isOn: boolean) {
    if (!isOn) setMaintenance({ isOn: false, end: '' });
    // The stored maintenance still runs: the switch to off was not saved.
    else if (storedValues.maintenance_mode)
      setMaintenance({ isOn: true, end: storedValues.maintenance_until });
    else setIsConfirming(true);
  }

  async function startMaintenance() {
    if (!(await form.trigger('maintenance_until', { shouldFocus: true }))) return;
    form.setValue('maintenance_mode', true);
    await submit();
    setIsConfirming(false);
  }

  function cancelStart() {
    // `resetField` would show the end that the screen opened with, which a save may have replaced.
    form.setValue('maintenance_until', storedValues.maintenance_until);
    form.clearErrors('maintenance_until');
    setIsConfirming(false);
  }

  const endProps = field('maintenance_until');
  const endField = (
    <TextField
      {...endProps}
      onChange={async (event) => {
        await endProps.onChange(event);
        // The dialog may show this error before the form is submitted, so each change validates again.
        if (endProps.error) await form.trigger('maintenance_until');
      }}
      type="datetime-local"
      label={endText.label}
      hint={formatInOfficeTimeZones(fromDateTimeInputValue(values.maintenance_until)) || endText.hint}
      readOnly={readOnly}
    />
  );
  return (
    <>
      <div>
        <SwitchField
          {...modeText}
          name="maintenance_mode"
          checked={values.maintenance_mode}
          onChange={({ target }) => handleSwitch(target.checked)}
          disabled={readOnly}
        />
        {values.maintenance_mode ? <div className="pb-4">{endField}</div> : null}
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={question.title}
        description={
          hasOtherChanges ? `${question.description} ${question.otherChanges}` : question.description
        }
        confirmLabel={question.confirm}
        cancelLabel={adminCommonText.cancel}
        isPending={isSubmitting}
        onConfirm={() => void startMaintenance()}
        onCancel={cancelStart}
      >
        <div className="mt-5">{endField}</div>
      </ConfirmDialog>
    </>
  );
}
