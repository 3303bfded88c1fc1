import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { Component as NotFoundScreen } from '@/admin/app/not-found-screen';
import { mayOpenScreen } from '@/admin/config/screen-access';
import { FORM_QUERY_OPTIONS } from '@/admin/editing/form-query-options';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { MailConnectionAlert } from '@/admin/features/mails/components/mail-connection-alert';
import { z } from '@/admin/lib/zod';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { LoadFailureNotice } from '@/admin/lists/load-failure-notice';
import { RefusedNotice } from '@/admin/lists/refused-notice';
import { DocumentTitle } from '@/admin/ui/document-title';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { campaignListScreenText, campaignEditorScreenText as text } from '@/copy/admin/newsletters';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { paths } from '@/shared/lib/paths';
import { type Campaign, campaignQueries } from './api/campaign-queries';
import { CampaignEditor } from './components/campaign-editor';
import { ScheduledCampaignView } from './components/scheduled-campaign-view';
import { StartedCampaignView } from './components/started-campaign-view';

function CampaignView({ campaign }: { campaign: Campaign }) {
  if (campaign.state === 'draft') return <CampaignEditor campaign={campaign} />;
  if (campaign.state === 'scheduled') return <ScheduledCampaignView campaign={campaign} />;
  return <StartedCampaignView campaign={campaign} />;
}

function CampaignLoader({ id }: { id: string }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...campaignQueries.detail(id),
    ...FORM_QUERY_OPTIONS,
  });
  if (data && isFetchedAfterMount) {
    return (
      <>
        <DocumentTitle title={campaignListScreenText.title} />
        {data.state === 'sent' ? null : <MailConnectionAlert />}
        <CampaignView campaign={data} />
      </>
    );
  }
  return (
    <ScreenLayout title={campaignListScreenText.title}>
      {error ? (
        <LoadFailureNotice
          title={text.error}
          error={error}
          onRetry={() => void refetch()}
          missingText={text.missing}
        >
          <Link to={paths.admin.campaigns} className={getButtonClassName('outline')}>
            {text.back}
          </Link>
        </LoadFailureNotice>
      ) : (
        <ListSkeleton />
      )}
    </ScreenLayout>
  );
}

/** Screen of a campaign: a form, the date of its start, or the progress of its sending. */
export function Component() {
  const access = useOwnRolesAndPermissions();
  const { id = '' } = useParams();
  const canWriteNewsletters = mayOpenScreen(paths.admin.campaigns, access);
  if (!z.uuid().safeParse(id).success) return <NotFoundScreen />;
  if (!access.isLoading && canWriteNewsletters) return <CampaignLoader key={id} id={id} />;
  return (
    <ScreenLayout title={campaignListScreenText.title}>
      <RefusedNotice text={campaignListScreenText.refused} />
    </ScreenLayout>
  );
}
