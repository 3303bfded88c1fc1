import { useQueryClient } from '@tanstack/react-query';
import { createLocalBackupStore } from '@/admin/editing/local-backup';
import { useVersionedForm } from '@/admin/editing/use-versioned-form';
import { useSaveCampaign } from './api/campaign-mutations';
import { type Campaign, campaignQueries, readCampaign } from './api/campaign-queries';
import { type CampaignValues, campaignSchema, isCampaignValues, isSameCampaign } from './campaign-model';

const campaignBackup = createLocalBackupStore('newsletter', isCampaignValues);

const toValues = (campaign: Campaign | undefined): CampaignValues => {
  const { subject = '', intro = '', audience = 'readers', stories = [] } = campaign ?? {};
  return { subject, intro, audience, stories };
};

/** Form of a draft campaign. */
export function useCampaignForm(campaign: Campaign) {
  const { id } = campaign;
  const queryClient = useQueryClient();
  const { mutateAsync } = useSaveCampaign();
  const editor = useVersionedForm<CampaignValues, Campaign>({
    schema: campaignSchema,
    row: campaign,
    toValues,
    isSame: isSameCampaign,
    write: (values, { version }) => mutateAsync({ id, version, values }),
    async readCurrent() {
      const row = await readCampaign(id);
      return { row, savedBy: row.updated_by_name };
    },
    backup: { store: campaignBackup, toId: () => id },
  });
  return {
    ...editor,
    storedRow: editor.storedRow ?? campaign,
    reload() {
      editor.reload();
      // A campaign that was sent meanwhile has another screen.
      void queryClient.invalidateQueries({ queryKey: campaignQueries.detail(id).queryKey });
    },
  };
}
