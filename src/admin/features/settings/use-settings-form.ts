import { createRefusedDatesRestorer } from '@/admin/editing/create-refused-dates-restorer';
import { useVersionedForm } from '@/admin/editing/use-versioned-form';
import { type SettingsRow, useSaveSettings } from './api/settings-api';
import {
  pickSettingsChanges,
  type SettingsValues,
  settingsSchema,
  toSettingsFormValues,
} from './settings-schema';

// `useVersionedForm` passes undefined only for a new record. The row of the settings always exists.
const toFormValues = (row: SettingsRow | undefined) => toSettingsFormValues(row as SettingsRow);

/** Returns the form of the settings. The row has no version number, so a save sends only the changed fields. */
export function useSettingsForm(row: SettingsRow) {
  const { mutateAsync } = useSaveSettings();
  return useVersionedForm<SettingsValues, SettingsRow & { version?: number }>({
    schema: settingsSchema,
    row,
    toValues: toFormValues,
    replaceRefusedDates: createRefusedDatesRestorer(['maintenance_until', 'maintenance_mode']),
    async write(values, { baseRow = row }) {
      const changes = pickSettingsChanges(toSettingsFormValues(baseRow), values);
      return Object.keys(changes).length > 0 ? mutateAsync(changes) : baseRow;
    },
  });
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
