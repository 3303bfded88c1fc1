import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type AppError, toAppError } from '@/shared/lib/app-error';
import { useSaveCampaign } from './api/campaign-mutations';
import { type Campaign, readCampaign } from './api/campaign-queries';
import { type CampaignValues, campaignSchema, isSameCampaign } from './campaign-model';

const valuesOf = ({ subject, intro, stories }: CampaignValues): CampaignValues => ({
  subject,
  intro,
  stories,
});

/** The form of a draft: what is typed, what is stored, and the one way to save. */
export function useCampaignForm(campaign: Campaign) {
  const [stored, setStored] = useState(campaign);
  const [failure, setFailure] = useState<AppError | null>(null);
  const save = useSaveCampaign();
  const form = useForm<CampaignValues>({
    resolver: zodResolver(campaignSchema),
    defaultValues: valuesOf(campaign),
  });
  const values = useWatch({ control: form.control }) as CampaignValues;
  const dirty = !isSameCampaign(values, stored);

  const saveOver = (version: number) =>
    form.handleSubmit(async (typed) => {
      setFailure(null);
      try {
        const next = await save.mutateAsync({ id: campaign.id, version, values: typed });
        setStored(next);
        // what was typed while the answer was on its way stays
        if (isSameCampaign(campaignSchema.parse(form.getValues()), typed)) form.reset(valuesOf(next));
      } catch (cause) {
        setFailure(toAppError(cause));
      }
    })();

  return {
    form,
    values,
    stored,
    dirty,
    saving: save.isPending,
    failure,
    save: () => saveOver(stored.version),
    /** A colleague saved first: theirs takes the place of what is typed. */
    async takeTheirs() {
      const theirs = await readCampaign(campaign.id);
      setStored(theirs);
      form.reset(valuesOf(theirs));
      setFailure(null);
    },
    /** Or what is typed takes the place of theirs. */
    async keepMine() {
      const theirs = await readCampaign(campaign.id);
      await saveOver(theirs.version);
    },
  };
}
