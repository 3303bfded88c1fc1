import { useQueryClient } from '@tanstack/react-query';
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
    write: mutateAsync,
    async readCurrent() {
      const row = await fetchCampaignById(id);
      return { row, savedBy: row.updated_by_name };
    },
    backup: { kind: 'newsletter', schema: unfinishedCampaignSchema, toId: () => id },
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
