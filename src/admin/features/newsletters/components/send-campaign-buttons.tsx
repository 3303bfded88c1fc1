import { useQuery } from '@tanstack/react-query';
import { CalendarClock, MailCheck, Send } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '@/admin/lib/number-format';
import { Button } from '@/admin/ui/button';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { campaignEditorScreenText as text } from '@/copy/admin/newsletters';
import { type Campaign, campaignQueries } from '../api/campaign-queries';
import { useChangeCampaign } from '../api/change-campaign';
import { ScheduleCampaignDialog } from './schedule-campaign-dialog';
import { TestCampaignDialog } from './test-campaign-dialog';

interface SendCampaignProps {
  /** Stored row: unsaved changes are not sent. */
  campaign: Campaign;
  /** True when the campaign has a subject, and an introduction or an online story. */
  isComplete: boolean;
  isDirty: boolean;
}

interface SendCampaignDialogProps {
  campaign: Campaign;
  sendLabel: string;
  onClose: () => void;
}

function SendCampaignDialog({ campaign, sendLabel, onClose }: SendCampaignDialogProps) {
  return (
    <ConfirmMutationDialog
      target={{ campaign }}
      title={text.confirm.title}
      description={text.confirm.text}
      confirmLabel={text.confirm.send}
      pendingLabel={text.confirm.sending}
      mutation={useChangeCampaign('start')}
      onClose={onClose}
    >
      <p className="mt-4 font-semibold">{sendLabel}</p>
      <p className="mt-1 text-sm text-muted">{text.audiences[campaign.audience]}</p>
    </ConfirmMutationDialog>
  );
}

/** Buttons that send a test, schedule the campaign, or send it after a confirmation. On a phone, two show only their icon. */
export function SendCampaignButtons({ campaign, isComplete, isDirty }: SendCampaignProps) {
  const { version } = campaign;
  const [openDialog, setOpenDialog] = useState({ name: '', version });
  const open = (name: 'test' | 'schedule' | 'send') => setOpenDialog({ name, version });
  const close = () => setOpenDialog({ name: '', version });
  // A newer version closes the dialog: the person must read that version first.
  const openDialogName = openDialog.version === version ? openDialog.name : '';
  const countQuery = useQuery(campaignQueries.subscriberCount(campaign.audience));
  const { data: subscriberCount } = countQuery;
  const subscribersText =
    subscriberCount === undefined
      ? `…\u00a0${text.subscribers.many}`
      : formatCount(subscriberCount, text.subscribers);
  const sendLabel = `${text.sendTo} ${subscribersText}`;
  // A test and a schedule need a saved and complete draft. The sending also needs subscribers.
  const contentProblem = isComplete ? undefined : text.nothingToSend;
  const draftProblem = isDirty ? text.saveFirst : contentProblem;
  const sendProblem = draftProblem ?? (subscriberCount === 0 ? text.noReader : undefined);
  return (
    <>
      <Button
        icon={MailCheck}
        disabled={draftProblem !== undefined}
        title={draftProblem}
        aria-haspopup="dialog"
        onClick={() => open('test')}
      >
        <span className="max-sm:sr-only">{text.test.open}</span>
      </Button>
      <Button
        icon={CalendarClock}
        disabled={draftProblem !== undefined}
        title={draftProblem}
        aria-haspopup="dialog"
        onClick={() => open('schedule')}
      >
        <span className="max-sm:sr-only">{text.schedule.open}</span>
      </Button>
      <Button
        variant="primary"
        icon={Send}
        disabled={sendProblem !== undefined || subscriberCount === undefined}
        title={sendProblem}
        aria-haspopup="dialog"
        onClick={() => open('send')}
      >
        {sendLabel}
      </Button>
      {sendProblem ? <p className="basis-full text-sm text-muted">{sendProblem}</p> : null}
      <FailureNotice
        className="basis-full text-sm"
        error={subscriberCount === undefined && countQuery.error && text.subscribersFailed}
        onRetry={() => void countQuery.refetch()}
      />
      {openDialogName === 'send' ? (
        <SendCampaignDialog campaign={campaign} sendLabel={sendLabel} onClose={close} />
      ) : null}
      {openDialogName === 'test' ? <TestCampaignDialog id={campaign.id} onClose={close} /> : null}
      {openDialogName === 'schedule' ? <ScheduleCampaignDialog campaign={campaign} onClose={close} /> : null}
    </>
  );
}
