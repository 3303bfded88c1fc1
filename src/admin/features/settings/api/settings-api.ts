import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { settingsToasts } from '@/copy/admin/settings';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import type { SettingsChanges } from '../settings-schema';

const COLUMNS =
  'title, description, url, email, phone, address, facebook, twitter, instagram, youtube, linkedin, maintenance_mode, public_comments, open_registration, require_second_factor, updated_at';

const fetchSettings = (signal: AbortSignal) =>
  unwrap(supabase.from('site_settings').select(COLUMNS).abortSignal(signal).single());

/** The settings, as read. */
export type SettingsRow = Awaited<ReturnType<typeof fetchSettings>>;

/** Key and call of the settings. */
export const settingsQueries = {
  row: () =>
    queryOptions({
      queryKey: ['settings'],
      queryFn: ({ signal }) => fetchSettings(signal),
      // the form starts from what is stored now, never from an earlier visit
      gcTime: 0,
      meta: { error: settingsToasts.loadFailed },
    }),
};

/** Saves what changed, and asks the row back: row security refuses in silence. */
export function useSaveSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: SettingsChanges) =>
      unwrap(supabase.from('site_settings').update(changes).eq('id', true).select(COLUMNS).single()),
    onSuccess: (row) => {
      queryClient.setQueryData(settingsQueries.row().queryKey, row);
    },
    meta: { success: settingsToasts.saved, error: settingsToasts.saveFailed },
  });
}
