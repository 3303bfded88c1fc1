import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { numberFormat } from '@/admin/lib/number-format';
import { Button } from '@/admin/ui/button';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { campaignListScreenText, campaignProgressText as text } from '@/copy/admin/newsletters';
import { isolateRightToLeftName } from '../../../../../supabase/functions/_shared/plain-text.ts';
import { type Campaign, type CampaignRecipientCounts, campaignQueries } from '../api/campaign-queries';
import { useChangeCampaign } from '../api/change-campaign';
import { CampaignHeader } from './campaign-header';
import { CampaignPreview } from './campaign-preview';

const COUNT_KEYS = ['sent', 'waiting', 'unsubscribed', 'bounced', 'failed', 'unconfirmed'] as const;

function DeliveryCounts({ progress }: { progress: CampaignRecipientCounts }) {
  const processedCount = progress.recipients - progress.waiting;
  const counts = COUNT_KEYS.filter((key) => progress[key] > 0 || key === 'sent');
  return (
    <div className="flex flex-col gap-5">
      <div>
        <progress
          aria-label={text.label}
          className="h-3 w-full accent-accent"
          max={Math.max(progress.recipients, 1)}
          value={processedCount}
        />
        <p className="mt-1 tabular-nums">
          {numberFormat.format(processedCount)} {text.of} {numberFormat.format(progress.recipients)}
        </p>
      </div>
      <dl className="divide-y divide-line border-y border-line">
        {counts.map((key) => (
          <div key={key} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
            <dt className="font-semibold">{text.counts[key]}</dt>
            <dd className="tabular-nums">{numberFormat.format(progress[key])}</dd>
            {key === 'bounced' || key === 'failed' || key === 'unconfirmed' ? (
              <dd className="col-span-2 text-sm text-muted">{text.notes[key]}</dd>
            ) : null}
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Shows the progress and the mail of a campaign whose sending has started. */
export function StartedCampaignView({ campaign }: { campaign: Campaign }) {
  const { id, subject, intro, state, audience, started_at, started_by_name, sent_stories } = campaign;
  const [isConfirmingStop, setIsConfirmingStop] = useState(false);
  const { data, error } = useQuery(campaignQueries.progress(id, state));
  const stop = useChangeCampaign('stop');
  const resume = useChangeCampaign('resume');
  return (
    <>
      <CampaignHeader subject={subject} state={state}>
        {state === 'sending' ? (
          <Button variant="danger" aria-haspopup="dialog" onClick={() => setIsConfirmingStop(true)}>
            {text.stop}
          </Button>
        ) : null}
        {state === 'stopped' ? (
          <Button variant="primary" disabled={resume.isPending} onClick={() => resume.mutate({ campaign })}>
            {text.resume}
          </Button>
        ) : null}
      </CampaignHeader>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_390px] xl:gap-10">
        <section aria-label={text.label} className="flex min-w-0 max-w-3xl flex-col gap-5">
          {started_at ? (
            <p className="text-muted">
              {campaignListScreenText.sentOn}{' '}
              <time dateTime={started_at}>{formatAdminDateTime(started_at)}</time>
              {started_by_name
                ? ` ${campaignListScreenText.by} ${isolateRightToLeftName(started_by_name)}`
                : ''}{' '}
              · {campaignListScreenText.audiences[audience]}
            </p>
          ) : null}
          {data ? (
            <DeliveryCounts progress={data} />
          ) : (
            <p role={error ? 'alert' : 'status'} className={error ? 'text-danger' : 'text-muted'}>
              {error ? text.error : '…'}
            </p>
          )}
        </section>
        <CampaignPreview campaign={{ subject, intro, stories: sent_stories ?? [], audience }} />
      </div>
      <ConfirmMutationDialog
        // The dialog closes when the last mail leaves.
        target={isConfirmingStop && state === 'sending' ? { campaign } : null}
        title={text.stopTitle}
        description={text.stopText}
        confirmLabel={text.stop}
        pendingLabel={text.stop}
        mutation={stop}
        onClose={() => setIsConfirmingStop(false)}
      />
    </>
  );
}
