import { useMutation } from '@tanstack/react-query';
import { isSameInstant } from '@/admin/lib/admin-date';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { campaignEditorScreenText as text, campaignToastTexts as toasts } from '@/copy/admin/newsletters';
import type { ToastText } from '@/copy/types';
import { AppError, mayBeStored, toAppError } from '@/shared/lib/app-error';
import { type Campaign, campaignQueries, fetchCampaignById } from './campaign-queries';

interface CampaignChange {
  /** Campaign that was read. The database refuses to start or schedule another version of it. Only a save increments the version. */
  campaign: Campaign;
  /** Start of a schedule, as an ISO date. */
  startAt?: string;
}

interface CampaignStep {
  /** Returns true when the stored campaign is as the person wanted: an earlier attempt may have succeeded. */
  isDone: (stored: Campaign, change: CampaignChange) => boolean;
  success: ToastText;
  error: ToastText | ((error: AppError) => ToastText);
}

/** Code of `change_campaign` for a start in the past; the schema of the form refuses the other invalid dates. */
export const PAST_START_CODE = '22023';

/** Steps that change the state of a campaign. */
const steps = {
  schedule: {
    isDone: (stored, { campaign, startAt = '' }) =>
      stored.version === campaign.version && isSameInstant(stored.scheduled_at, startAt),
    success: toasts.scheduled,
    error: ({ code, message }) => ({
      ...toasts.scheduleFailed,
      description: code === PAST_START_CODE ? text.schedule.past : message,
    }),
  },
  /** Makes a scheduled campaign a draft again. */
  cancel: { isDone: ({ state }) => state === 'draft', success: toasts.cancelled, error: toasts.cancelFailed },
  start: {
    isDone: ({ version, started_at }, { campaign }) => version === campaign.version && started_at !== null,
    success: toasts.started,
    error: toasts.startFailed,
  },
  stop: {
    isDone: ({ state }) => state === 'stopped',
    success: toasts.stopped,
    error: toasts.stopOrResumeFailed,
  },
  resume: {
    // A resumed campaign is sending, or already sent.
    isDone: ({ state }) => state !== 'stopped',
    success: toasts.resumed,
    error: toasts.stopOrResumeFailed,
  },
} satisfies Record<string, CampaignStep>;

/** Changes the state of a campaign. A retry after a lost answer succeeds when the first attempt was stored. */
export function useChangeCampaign(step: keyof typeof steps) {
  const { isDone, success, error: errorToast }: CampaignStep = steps[step];
  return useMutation({
    mutationFn: async (change: CampaignChange) => {
      const { campaign, startAt } = change;
      let error = new AppError('conflict');
      try {
        const call = { campaign: campaign.id, step, base_version: campaign.version, start_at: startAt };
        const changedRows = await unwrap(supabase.rpc('change_campaign', call).select('id'));
        if (changedRows.length > 0) return;
      } catch (cause) {
        error = toAppError(cause);
        if (!mayBeStored(error)) throw error;
      }
      if (!isDone(await fetchCampaignById(campaign.id), change)) throw error;
    },
    meta: { invalidates: [campaignQueries.all()], invalidatesOnError: true, success, error: errorToast },
  });
}
