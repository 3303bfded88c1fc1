import { useMutation } from '@tanstack/react-query';
import { saveOverVersion } from '@/admin/editing/save-over-version';
import { campaignToastTexts } from '@/copy/admin/newsletters';
import { AppError, toAppError } from '@/shared/lib/app-error';
import { createRowDeletion } from '@/shared/lib/delete-row';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { type CampaignValues, isSameCampaign } from '../campaign-model';
import { CAMPAIGN_COLUMNS, type Campaign, campaignQueries, readCampaign } from './campaign-queries';

const invalidates = [campaignQueries.all()];

const asCampaign = (row: unknown) => row as Campaign;

/** Creates an empty draft. */
export function useCreateCampaign() {
  return useMutation({
    mutationFn: async () =>
      asCampaign(
        await unwrap(supabase.from('letters').insert({ subject: '' }).select(CAMPAIGN_COLUMNS).single()),
      ),
    meta: { invalidates, success: campaignToastTexts.created, error: campaignToastTexts.saveFailed },
  });
}

interface CampaignSave {
  id: string;
  /** Version that the form started from. */
  version: number;
  values: CampaignValues;
}

const updateDraft = ({ id, version, values }: CampaignSave) =>
  supabase
    .from('letters')
    .update(values)
    .eq('id', id)
    .eq('version', version)
    .select(CAMPAIGN_COLUMNS)
    .single();

const saveDraft = (change: CampaignSave): Promise<Campaign> =>
  saveOverVersion({
    version: change.version,
    save: async () => asCampaign(await unwrap(updateDraft(change))),
    readCurrent: () => readCampaign(change.id),
    isSame: (current) => isSameCampaign(current, change.values),
  });

/** Saves a draft over the version that the form started from. The form displays a failure. */
export function useSaveCampaign() {
  return useMutation({
    mutationFn: saveDraft,
    meta: { invalidates, success: campaignToastTexts.saved },
  });
}

export function useDeleteCampaign() {
  return useMutation({
    mutationFn: createRowDeletion('letters', 'id'),
    meta: { invalidates, success: campaignToastTexts.deleted, error: campaignToastTexts.deleteFailed },
  });
}

/** Sends a test mail to the signed-in person. */
export function useSendTestCampaign() {
  return useMutation({
    mutationFn: async (campaign: string) => {
      const { data, error, status } = await supabase.rpc('send_test_campaign', { letter: campaign });
      if (error) throw toAppError(error, status);
      return data === true;
    },
    meta: {
      success: (wasSent) => (wasSent ? campaignToastTexts.tried : campaignToastTexts.triedAlready),
      error: campaignToastTexts.tryFailed,
    },
  });
}

/** Starts the sending. The call returns no row after a conflict, or when an earlier attempt succeeded. */
async function startCampaign({ id, version }: Campaign): Promise<void> {
  const rows = await unwrap(
    supabase.rpc('start_campaign', { letter: id, base_version: version }).select('id'),
  );
  if (rows.length > 0) return;
  const { state, version: currentVersion } = await readCampaign(id);
  if (state === 'draft' || currentVersion !== version) throw new AppError('conflict');
}

export function useStartCampaign() {
  return useMutation({
    mutationFn: startCampaign,
    meta: { invalidates, success: campaignToastTexts.started, error: campaignToastTexts.startFailed },
  });
}

/** Stops or resumes the sending; a retry changes nothing. */
export function useSetCampaignRunning(running: boolean) {
  return useMutation({
    mutationFn: async (campaign: string) => {
      await unwrap(supabase.rpc('set_campaign_running', { letter: campaign, running }).select('id'));
    },
    meta: {
      invalidates,
      success: running ? campaignToastTexts.resumed : campaignToastTexts.stopped,
      error: campaignToastTexts.runFailed,
    },
  });
}
