import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { siteSettingsSummaryQuery } from '@/admin/hooks/api/site-settings';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { settingsToastTexts } from '@/copy/admin/settings';
import type { SettingsChanges } from '../settings-schema';

const COLUMNS =
  'title, description, url, email, phone, address, facebook, twitter, instagram, youtube, linkedin, maintenance_mode, maintenance_until, public_comments, open_registration, require_second_factor, newsletter_double_opt_in, updated_at';

const fetchSettings = (signal: AbortSignal) =>
  unwrap(supabase.from('site_settings').select(COLUMNS).abortSignal(signal).single());

export type SettingsRow = Awaited<ReturnType<typeof fetchSettings>>;

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => fetchSettings(signal),
  // The form must start from the stored values, not from the cache.
  gcTime: 0,
  meta: { error: settingsToastTexts.loadFailed },
});

/**
 * Saves the changed settings in the only row, whose id is `true`. Selecting the row detects a refusal by row security,
 * which reports no error.
 */
export function useSaveSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: SettingsChanges) =>
      unwrap(supabase.from('site_settings').update(changes).eq('id', true).select(COLUMNS).single()),
    onSuccess: (row) => {
      queryClient.setQueryData(settingsQuery.queryKey, row);
    },
    meta: {
      success: settingsToastTexts.saved,
      error: settingsToastTexts.saveFailed,
      invalidates: [siteSettingsSummaryQuery.queryKey],
    },
  });
}
