import { useMutation } from '@tanstack/react-query';
import type { InboxTabKey } from '@/admin/config/inbox-tabs';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { alertSettingsToastTexts } from '@/copy/admin/alert-settings';
import { type AlertMode, alertQueries, type ReviewMailSettingValues } from './alert-queries';

interface AlertSetting {
  tab: InboxTabKey;
  /** Null for never. */
  mode: AlertMode | null;
}

/** Saves how often e-mails about a tab are sent. « Never » deletes the row, which may be missing. */
async function saveAlertMode({ tab, mode }: AlertSetting): Promise<void> {
  const follows = supabase.from('alert_follows');
  if (mode) {
    await unwrap(follows.upsert({ tab, mode }, { onConflict: 'user_id,tab' }).select('tab').single());
  } else {
    await unwrap(follows.delete().eq('tab', tab).select('tab'));
  }
}

export function useSaveAlertMode() {
  return useMutation({
    mutationFn: saveAlertMode,
    // One save after the other: arrow keys choose several options of a menu within a moment.
    scope: { id: 'alert mode' },
    // Pending until the stored choice is read again, so that the menu does not show the old one.
    onSettled: (_data, _error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: alertQueries.follows().queryKey }),
    meta: {
      success: alertSettingsToastTexts.saved,
      error: alertSettingsToastTexts.saveFailed,
    },
  });
}

export function useSaveReviewMails(userId: string) {
  return useMutation({
    mutationFn: (choice: ReviewMailSettingValues) =>
      unwrap(supabase.from('profiles').update(choice).eq('id', userId).select('id').single()),
    // One save after the other: a person may press two switches within a moment.
    scope: { id: 'review mails' },
    onSettled: (_data, _error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: alertQueries.reviewMails(userId).queryKey }),
    meta: {
      success: alertSettingsToastTexts.saved,
      error: alertSettingsToastTexts.saveFailed,
    },
  });
}
