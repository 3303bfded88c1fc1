import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/admin/ui/button';
import { campaignText as text } from '@/copy/admin/newsletters';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { toAppError } from '@/shared/lib/app-error';
import { useSendTestEmail, useStartCampaign } from '../api/campaign-mutations';
import { type Campaign, campaignQueries } from '../api/campaign-queries';

interface SendCampaignProps {
  /** Stored row: unsaved changes are not sent. */
  campaign: Campaign;
  /** True when it has a subject and a text. */
  ready: boolean;
  unsaved: boolean;
}

/** Buttons that send a test mail, and the campaign after a confirmation. */
export function SendCampaign({ campaign, ready, unsaved }: SendCampaignProps) {
  const [asking, setAsking] = useState(false);
  const { data: readers } = useQuery(campaignQueries.readers());
  const trial = useSendTestEmail();
  const start = useStartCampaign();
  const count = readers?.toLocaleString('fr-FR') ?? '…';
  const act = `${text.send} ${count}\u00a0${readers === 1 ? text.reader : text.readers}`;
  const obstacle = unsaved ? text.saveFirst : !ready ? text.empty : readers === 0 ? text.nobody : undefined;
  return (
    <>
      <Button
        disabled={trial.isPending || unsaved || !ready}
        title={unsaved ? text.saveFirst : undefined}
        onClick={() => trial.mutate(campaign.id)}
      >
        {trial.isPending ? text.trying : text.try}
      </Button>
      <Button
        variant="primary"
        icon={Send}
        disabled={obstacle !== undefined || readers === undefined}
        title={obstacle}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {act}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.confirm.title}
        description={text.confirm.text}
        confirmLabel={start.isPending ? text.confirm.sending : text.confirm.send}
        cancelLabel={text.cancel}
        pending={start.isPending}
        error={start.error ? toAppError(start.error).message : undefined}
        onConfirm={() => start.mutate(campaign, { onSuccess: () => setAsking(false) })}
        onCancel={() => {
          start.reset();
          setAsking(false);
        }}
      >
        <p className="mt-4 font-semibold">{act}</p>
        <p className="mt-1 text-sm text-muted">{text.pressApart}</p>
      </ConfirmDialog>
    </>
  );
}
