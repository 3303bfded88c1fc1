import { useQuery } from '@tanstack/react-query';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { formatInOfficeTimeZones } from '@/admin/lib/publication-state';
import { Button } from '@/admin/ui/button';
import { FailureNotice } from '@/admin/ui/failure-notice';
import {
  campaignEditorScreenText,
  campaignListScreenText,
  scheduledCampaignText as text,
} from '@/copy/admin/newsletters';
import { isolateRightToLeftName } from '../../../../../supabase/functions/_shared/plain-text.ts';
import { type Campaign, campaignQueries } from '../api/campaign-queries';
import { useChangeCampaign } from '../api/change-campaign';
import { CampaignHeader } from './campaign-header';
import { CampaignPreview } from './campaign-preview';

/** Shows when a scheduled campaign starts, and its mail. Cancelling makes it a draft again. */
export function ScheduledCampaignView({ campaign }: { campaign: Campaign }) {
  const { subject, intro, state, audience, scheduled_at, started_by_name } = campaign;
  const { data: stories, error, refetch } = useQuery(campaignQueries.stories(campaign.stories));
  const cancel = useChangeCampaign('cancel');
  return (
    <>
      <CampaignHeader subject={subject} state={state}>
        <Button disabled={cancel.isPending} onClick={() => cancel.mutate({ campaign })}>
          {text.cancel}
        </Button>
      </CampaignHeader>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_390px] xl:gap-10">
        <section aria-label={text.label} className="flex min-w-0 max-w-3xl flex-col gap-3">
          {scheduled_at ? (
            <p className="text-lg font-semibold">
              {campaignListScreenText.scheduledFor}{' '}
              <time dateTime={scheduled_at}>{formatAdminDateTime(scheduled_at)}</time>
            </p>
          ) : null}
          <p className="text-muted">{formatInOfficeTimeZones(scheduled_at)}</p>
          <p className="text-muted">
            {campaignListScreenText.audiences[audience]}
            {started_by_name ? ` · ${text.scheduledBy} ${isolateRightToLeftName(started_by_name)}` : ''}
          </p>
          <p className="text-muted">{text.note}</p>
          <FailureNotice
            error={!stories && error && campaignEditorScreenText.storiesFailed}
            onRetry={() => void refetch()}
          />
        </section>
        <CampaignPreview campaign={{ subject, intro, stories: stories ?? [], audience }} />
      </div>
    </>
  );
}
