import { queryOptions, useMutation } from '@tanstack/react-query';
import { saveOverVersion } from '@/admin/editing/save-over-version';
import type { VersionedSave } from '@/admin/editing/use-versioned-saves';
import { siteSettingsSummaryQuery } from '@/admin/hooks/api/site-settings';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { settingsToastTexts } from '@/copy/admin/settings';
import {
  pickSettingsChanges,
  type SettingsChanges,
  type SettingsValues,
  type StoredSettings,
  settingNames,
  toSettingsFormValues,
} from '../settings-schema';

/** Row of the settings, as the form reads it. */
export interface SettingsRow extends StoredSettings {
  version: number;
  updated_at: string | null;
}

const COLUMNS = [...settingNames, 'version', 'updated_at'].join(', ');

/** Reads the settings from the database, not from the query cache. */
export const fetchSettings = (signal?: AbortSignal) =>
  unwrap(supabase.from('site_settings').select<string, SettingsRow>(COLUMNS).single(), signal);

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => fetchSettings(signal),
  // The form must start from the stored values, not from the cache.
  gcTime: 0,
  meta: { error: settingsToastTexts.loadFailed },
});

/** Sends the changed settings only. Throws « conflict » when a colleague changed one of them. */
async function saveSettings({
  values,
  baseRow,
  unansweredSaves,
}: VersionedSave<SettingsValues, SettingsRow>): Promise<SettingsRow> {
  const baseValues = toSettingsFormValues(baseRow);
  // A field that a save without a response may have stored is sent too.
  const changes: SettingsChanges = Object.assign(
    {},
    ...[baseValues, ...unansweredSaves].map((knownValues) => pickSettingsChanges(knownValues, values)),
  );
  const changedNames = Object.keys(changes) as (keyof SettingsValues)[];
  if (changedNames.length === 0) return baseRow;
  const hasSameChangedFields = (row: SettingsRow, expectedValues: SettingsValues) => {
    const rowValues = toSettingsFormValues(row);
    return changedNames.every((name) => rowValues[name] === expectedValues[name]);
  };
  return saveOverVersion<SettingsRow>({
    version: baseRow.version,
    save(version) {
      const update = supabase.from('site_settings').update(changes).eq('version', version);
      return unwrap(update.select<string, SettingsRow>(COLUMNS).single());
    },
    readCurrent: () => fetchSettings(),
    isSame: (row) => hasSameChangedFields(row, values),
    // A colleague changed other settings, or an earlier save of this form was stored without a response.
    mayReplace: (row) =>
      [baseValues, ...unansweredSaves].some((knownValues) => hasSameChangedFields(row, knownValues)),
  });
}

/** Saves the settings over the row that the form started from. */
export function useSaveSettings() {
  return useMutation({
    mutationFn: saveSettings,
    meta: {
      success: settingsToastTexts.saved,
      error: settingsToastTexts.saveFailed,
      invalidates: [siteSettingsSummaryQuery.queryKey],
    },
  });
}
