import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useVersionedForm } from '@/admin/editing/use-versioned-form';
import { useSaveCampaign } from './api/campaign-mutations';
import { type Campaign, campaignQueries, fetchCampaignById } from './api/campaign-queries';
import {
  type CampaignValues,
  campaignSchema,
  toCampaignValues,
  unfinishedCampaignSchema,
} from './campaign-model';

/** Form of a draft campaign. */
export function useCampaignForm(campaign: Campaign) {
  const { id } = campaign;
  const queryClient = useQueryClient();
  const { mutateAsync } = useSaveCampaign();
  const editor = useVersionedForm<CampaignValues, Campaign>({
    schema: campaignSchema,
    row: campaign,
    toValues: toCampaignValues,
    write: (values, { version, unansweredSaves }) => mutateAsync({ id, version, values, unansweredSaves }),
    async readCurrent() {
      const row = await fetchCampaignById(id);
      return { row, savedBy: row.updated_by_name };
    },
    backup: { kind: 'newsletter', schema: unfinishedCampaignSchema, toId: () => id },
  });
  const { storedRow, isDirty, showRow } = editor;

  // A failed start or schedule loads the campaign again, because a colleague may have saved it. Without typed text, the
  // form then shows that version.
  const hasNewerCampaign = campaign.version > storedRow.version;
  useEffect(() => {
    if (hasNewerCampaign && !isDirty) showRow(campaign);
  });

  return {
    ...editor,
    reload() {
      editor.reload();
      // A campaign that was scheduled or sent meanwhile has another view.
      void queryClient.invalidateQueries({ queryKey: campaignQueries.detail(id).queryKey });
    },
  };
}
