import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/admin/ui/button';
import { campaignScreenText as text } from '@/copy/admin/newsletters';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { toAppError } from '@/shared/lib/app-error';
import { useSendTestCampaign, useStartCampaign } from '../api/campaign-mutations';
import { type Campaign, campaignQueries } from '../api/campaign-queries';

interface SendCampaignProps {
  /** Stored row: unsaved changes are not sent. */
  campaign: Campaign;
  /** True when the campaign has a subject, and an introduction or a story. */
  isComplete: boolean;
  isDirty: boolean;
}

/** Buttons that send a test mail, and the campaign after a confirmation. */
export function SendCampaignButtons({ campaign, isComplete, isDirty }: SendCampaignProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { data: subscriberCount } = useQuery(campaignQueries.subscriberCount());
  const sendTestEmail = useSendTestCampaign();
  const start = useStartCampaign();
  const count = subscriberCount?.toLocaleString('fr-FR') ?? '…';
  const sendLabel = `${text.send} ${count}\u00a0${subscriberCount === 1 ? text.reader : text.readers}`;
  const disabledReason = isDirty
    ? text.saveFirst
    : !isComplete
      ? text.empty
      : subscriberCount === 0
        ? text.nobody
        : undefined;
  return (
    <>
      <Button
        disabled={sendTestEmail.isPending || isDirty || !isComplete}
        title={isDirty ? text.saveFirst : undefined}
        onClick={() => sendTestEmail.mutate(campaign.id)}
      >
        {sendTestEmail.isPending ? text.trying : text.try}
      </Button>
      <Button
        variant="primary"
        icon={Send}
        disabled={disabledReason !== undefined || subscriberCount === undefined}
        title={disabledReason}
        aria-haspopup="dialog"
        onClick={() => setIsConfirming(true)}
      >
        {sendLabel}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={text.confirm.title}
        description={text.confirm.text}
        confirmLabel={start.isPending ? text.confirm.sending : text.confirm.send}
        cancelLabel={text.cancel}
        pending={start.isPending}
        error={start.error ? toAppError(start.error).message : undefined}
        onConfirm={() => start.mutate(campaign, { onSuccess: () => setIsConfirming(false) })}
        onCancel={() => {
          start.reset();
          setIsConfirming(false);
        }}
      >
        <p className="mt-4 font-semibold">{sendLabel}</p>
        <p className="mt-1 text-sm text-muted">{text.pressExcluded}</p>
      </ConfirmDialog>
    </>
  );
}
