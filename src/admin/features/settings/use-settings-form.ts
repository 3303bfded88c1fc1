import { createRefusedDatesReplacer } from '@/admin/editing/create-refused-dates-replacer';
import { useVersionedForm } from '@/admin/editing/use-versioned-form';
import { fetchSettings, type SettingsRow, useSaveSettings } from './api/settings-api';
import { createSettingsSchema, type SettingsValues, toSettingsFormValues } from './settings-schema';

/** Returns the form of the settings. */
export function useSettingsForm(row: SettingsRow) {
  const { mutateAsync } = useSaveSettings();
  return useVersionedForm<SettingsValues, SettingsRow>({
    schema: createSettingsSchema,
    row,
    toValues: toSettingsFormValues,
    replaceRefusedDates: createRefusedDatesReplacer(['maintenance_until', 'maintenance_mode']),
    write: mutateAsync,
    // The table does not store who saved.
    readCurrent: async () => ({ row: await fetchSettings(), savedBy: '' }),
  });
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
