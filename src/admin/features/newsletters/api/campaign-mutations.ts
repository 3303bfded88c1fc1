import { useMutation } from '@tanstack/react-query';
import { isEqual } from '@/admin/editing/merge-fields';
import { saveOverVersion } from '@/admin/editing/save-over-version';
import type { VersionedSave } from '@/admin/editing/use-versioned-saves';
import { createRowDeleter } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { campaignToastTexts, campaignEditorScreenText as text } from '@/copy/admin/newsletters';
import { AppError } from '@/shared/lib/app-error';
import { type CampaignValues, toCampaignValues } from '../campaign-model';
import { CAMPAIGN_COLUMNS, type Campaign, campaignQueries, fetchCampaignById } from './campaign-queries';

const invalidatedKeys = [campaignQueries.all()];

/** Creates a campaign as an empty draft. */
export function useCreateCampaign() {
  return useMutation({
    mutationFn: () => unwrap(supabase.from('campaigns').insert({ subject: '' }).select('id').single()),
    meta: {
      invalidates: invalidatedKeys,
      // When no answer comes, the database may have stored the draft.
      invalidatesOnError: true,
      success: campaignToastTexts.created,
      error: campaignToastTexts.saveFailed,
    },
  });
}

const saveDraft = ({
  baseRow: { id },
  version,
  values,
  unansweredSaves,
}: VersionedSave<CampaignValues, Campaign>): Promise<Campaign> =>
  saveOverVersion({
    version,
    save(baseVersion) {
      const update = supabase.from('campaigns').update(values).eq('id', id).eq('version', baseVersion);
      return unwrap(update.select<string, Campaign>(CAMPAIGN_COLUMNS).single());
    },
    async readCurrent() {
      const campaign = await fetchCampaignById(id);
      // A schedule or a start does not change the version.
      if (campaign.state !== 'draft') throw new AppError('conflict');
      return campaign;
    },
    isSame: (current) => isEqual(toCampaignValues(current), values),
    mayReplace: (current) =>
      unansweredSaves.some((sentValues) => isEqual(toCampaignValues(current), sentValues)),
  });

/** Saves a draft over the version that the form started from. */
export function useSaveCampaign() {
  return useMutation({
    mutationFn: saveDraft,
    meta: {
      invalidates: invalidatedKeys,
      success: campaignToastTexts.saved,
      error: campaignToastTexts.saveFailed,
    },
  });
}

const deleteCampaign = createRowDeleter('campaigns', 'id');

/** Deletes a campaign that is a draft. */
export function useDeleteCampaign() {
  return useMutation({
    mutationFn: deleteCampaign,
    meta: {
      invalidates: invalidatedKeys,
      // When no answer comes, the database may have deleted the draft.
      invalidatesOnError: true,
      success: campaignToastTexts.deleted,
      error: campaignToastTexts.deleteFailed,
    },
  });
}

/** Returns the message for a test mail that was not sent. */
export function explainTestFailure({ kind, message }: AppError): string {
  if (kind === 'duplicate') return text.test.sentRecently;
  return kind === 'not-found' ? text.missing : message;
}

/** Sends a test mail to these addresses. Throws « duplicate » for a second test of the campaign in the same minute. */
export function useSendTestCampaign() {
  return useMutation({
    mutationFn: async ({ id, addresses }: { id: string; addresses: string[] }) => {
      const wasSent = await unwrap(supabase.rpc('send_test_campaign', { campaign: id, addresses }));
      if (!wasSent) throw new AppError('duplicate');
    },
    meta: {
      // A colleague may have deleted the draft.
      invalidates: invalidatedKeys,
      success: campaignToastTexts.testSent,
      error: (error) => ({ ...campaignToastTexts.testFailed, description: explainTestFailure(error) }),
    },
  });
}
