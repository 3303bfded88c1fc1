import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { mayOpenScreen } from '@/admin/config/screen-access';
import { FORM_QUERY } from '@/admin/editing/form-query';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { ListFailure } from '@/admin/lists/list-failure';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { RefusedNotice } from '@/admin/lists/refused-notice';
import { PageTitle } from '@/admin/ui/page-title';
import { campaignListScreenText, campaignEditorScreenText as text } from '@/copy/admin/newsletters';
import { buttonStyles } from '@/shared/components/button-styles';
import { paths } from '@/shared/lib/paths';
import { campaignQueries } from './api/campaign-queries';
import { CampaignEditor } from './components/campaign-editor';
import { ScheduledCampaignView } from './components/scheduled-campaign-view';
import { SentCampaignView } from './components/sent-campaign-view';

function CampaignLoader({ id }: { id: string }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...campaignQueries.detail(id),
    ...FORM_QUERY,
  });
  if (!data || !isFetchedAfterMount) {
    if (!error) return <ListSkeleton />;
    return (
      <ListFailure title={text.error} error={error} onRetry={() => void refetch()} missingText={text.missing}>
        <Link to={paths.admin.campaigns} className={buttonStyles('outline')}>
          {text.back}
        </Link>
      </ListFailure>
    );
  }
  if (data.state === 'draft') return <CampaignEditor key={id} campaign={data} />;
  if (data.state === 'scheduled') return <ScheduledCampaignView campaign={data} />;
  return <SentCampaignView campaign={data} />;
}

/** Screen of a campaign: a form, the date of its start, or the progress of its sending. */
export function Component() {
  const { isLoading, permissions, roleState } = useOwnPermissions();
  const { id = '' } = useParams();
  const canWriteNewsletters = mayOpenScreen(paths.admin.campaigns, { permissions, roleState });
  const content = canWriteNewsletters ? (
    <CampaignLoader key={id} id={id} />
  ) : (
    <RefusedNotice text={campaignListScreenText.refused} />
  );
  return (
    <>
      <PageTitle title={campaignListScreenText.title} />
      {isLoading ? <ListSkeleton /> : content}
    </>
  );
}
