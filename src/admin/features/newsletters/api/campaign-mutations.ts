import { useMutation } from '@tanstack/react-query';
import { saveOverVersion } from '@/admin/editing/save-over-version';
import { createRowDeletion } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { campaignToastTexts } from '@/copy/admin/newsletters';
import { AppError } from '@/shared/lib/app-error';
import { type CampaignValues, isSameCampaign } from '../campaign-model';
import { CAMPAIGN_COLUMNS, type Campaign, campaignQueries, readCampaign } from './campaign-queries';

const invalidatedKeys = [campaignQueries.all()];

const asCampaign = (row: unknown) => row as Campaign;

/** Creates an empty draft. */
export function useCreateCampaign() {
  return useMutation({
    mutationFn: async () =>
      asCampaign(
        await unwrap(supabase.from('letters').insert({ subject: '' }).select(CAMPAIGN_COLUMNS).single()),
      ),
    meta: {
      invalidates: invalidatedKeys,
      success: campaignToastTexts.created,
      error: campaignToastTexts.saveFailed,
    },
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
    meta: { invalidates: invalidatedKeys, success: campaignToastTexts.saved },
  });
}

export function useDeleteCampaign() {
  return useMutation({
    mutationFn: createRowDeletion('letters', 'id'),
    meta: {
      invalidates: invalidatedKeys,
      success: campaignToastTexts.deleted,
      error: campaignToastTexts.deleteFailed,
    },
  });
}

interface CampaignTest {
  id: string;
  addresses: string[];
}

/** Sends a test mail to these addresses. Throws « duplicate » within a minute of the last one. */
export function useSendTestCampaign() {
  return useMutation({
    mutationFn: async ({ id, addresses }: CampaignTest) => {
      const wasSent = await unwrap(supabase.rpc('send_test_campaign', { letter: id, addresses }));
      if (!wasSent) throw new AppError('duplicate');
    },
    meta: { success: campaignToastTexts.testSent, error: campaignToastTexts.testFailed },
  });
}

interface CampaignSchedule {
  campaign: Campaign;
  /** ISO date. */
  startAt: string;
}

/** Schedules the sending. The call returns no row after a conflict, or when an earlier attempt succeeded. */
async function scheduleCampaign({ campaign, startAt }: CampaignSchedule): Promise<void> {
  const { id, version } = campaign;
  const rows = await unwrap(
    supabase
      .rpc('change_campaign', { letter: id, step: 'schedule', base_version: version, start_at: startAt })
      .select('id'),
  );
  if (rows.length > 0) return;
  const current = await readCampaign(id);
  if (current.state === 'draft' || current.version !== version) throw new AppError('conflict');
}

export function useScheduleCampaign() {
  return useMutation({
    mutationFn: scheduleCampaign,
    meta: {
      invalidates: invalidatedKeys,
      success: campaignToastTexts.scheduled,
      error: campaignToastTexts.scheduleFailed,
    },
  });
}

/** Makes a scheduled campaign a draft again; a retry changes nothing. */
export function useCancelScheduledCampaign() {
  return useMutation({
    mutationFn: async (id: string) => {
      await unwrap(supabase.rpc('change_campaign', { letter: id, step: 'cancel' }).select('id'));
      if ((await readCampaign(id)).state !== 'draft') throw new AppError('conflict');
    },
    meta: {
      invalidates: invalidatedKeys,
      success: campaignToastTexts.cancelled,
      error: campaignToastTexts.cancelFailed,
    },
  });
}

/** Starts the sending. The call returns no row after a conflict, or when an earlier attempt succeeded. */
async function startCampaign({ id, version }: Campaign): Promise<void> {
  const rows = await unwrap(
    supabase.rpc('change_campaign', { letter: id, step: 'start', base_version: version }).select('id'),
  );
  if (rows.length > 0) return;
  const { state, version: currentVersion } = await readCampaign(id);
  if (state === 'draft' || currentVersion !== version) throw new AppError('conflict');
}

export function useStartCampaign() {
  return useMutation({
    mutationFn: startCampaign,
    meta: {
      invalidates: invalidatedKeys,
      success: campaignToastTexts.started,
      error: campaignToastTexts.startFailed,
    },
  });
}

/** Stops or resumes the sending; a retry changes nothing. */
export function useSetCampaignRunning(running: boolean) {
  return useMutation({
    mutationFn: async (campaign: string) => {
      const step = running ? 'resume' : 'stop';
      await unwrap(supabase.rpc('change_campaign', { letter: campaign, step }).select('id'));
    },
    meta: {
      invalidates: invalidatedKeys,
      success: running ? campaignToastTexts.resumed : campaignToastTexts.stopped,
      error: campaignToastTexts.stopOrResumeFailed,
    },
  });
}
