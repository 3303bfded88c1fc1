import { useQuery } from '@tanstack/react-query';
import { ChevronRight, MailPlus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { inboxAndCampaignScreenTabs } from '@/admin/config/screen-links';
import { useReadonlySearchParams } from '@/admin/hooks/use-readonly-search-params';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { ListNotice } from '@/admin/lists/list-notice';
import { PagedList } from '@/admin/lists/paged-list';
import { Badge } from '@/admin/ui/badge';
import { Button } from '@/admin/ui/button';
import { CreateButton } from '@/admin/ui/create-button';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { campaignListScreenText as text } from '@/copy/admin/newsletters';
import { isolateRightToLeftName } from '../../../../supabase/functions/_shared/plain-text.ts';
import { useCreateCampaign } from './api/campaign-mutations';
import { type CampaignListRow, campaignListUrlParams, campaignQueries } from './api/campaign-queries';
import { campaignStateTones } from './campaign-model';

/** Returns the last step of a campaign: sending, schedule or change. A schedule also fills `started_by_name`. */
function findLastStep(campaign: CampaignListRow) {
  const { started_at, scheduled_at, started_by_name, updated_at, updated_by_name } = campaign;
  if (started_at) return { label: text.sentOn, date: started_at, personName: started_by_name };
  if (scheduled_at) return { label: text.scheduledFor, date: scheduled_at, personName: started_by_name };
  return { label: text.modifiedOn, date: updated_at, personName: updated_by_name };
}

function CampaignItem({ campaign }: { campaign: CampaignListRow }) {
  const { id, subject, state, audience } = campaign;
  const { label, date, personName } = findLastStep(campaign);
  return (
    <li className="relative flex items-center gap-4 py-4 hover:bg-surface">
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <Link to={id} className="wrap-anywhere after:absolute after:inset-0">
            {subject || text.untitled}
          </Link>
          <Badge tone={campaignStateTones[state]}>{text.states[state]}</Badge>
        </h3>
        <p className="mt-1 text-sm text-muted">
          {label} <time dateTime={date}>{formatAdminDateTime(date)}</time>
          {personName ? ` ${text.by} ${isolateRightToLeftName(personName)}` : ''}
          {`\u00a0· ${text.audiences[audience]}`}
        </p>
      </div>
      <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
    </li>
  );
}

function CampaignGroup({ title, campaigns }: { title: string; campaigns: readonly CampaignListRow[] }) {
  if (campaigns.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-2 font-display text-lg">{title}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {campaigns.map((campaign) => (
          <CampaignItem key={campaign.id} campaign={campaign} />
        ))}
      </ul>
    </section>
  );
}

function CampaignList({ onCreate }: { onCreate: () => void }) {
  const params = campaignListUrlParams.read(useReadonlySearchParams());
  return (
    <PagedList
      urlParams={campaignListUrlParams}
      params={params}
      query={useQuery(campaignQueries.list(params))}
      text={text}
      empty={
        <ListNotice icon={MailPlus} {...text.empty}>
          <Button variant="primary" size="regular" onClick={onCreate}>
            {text.create}
          </Button>
        </ListNotice>
      }
    >
      {(campaigns) => (
        <div className="flex flex-col gap-6">
          <CampaignGroup
            title={text.draftsTitle}
            campaigns={campaigns.filter(({ state }) => state === 'draft')}
          />
          <CampaignGroup
            title={text.scheduledTitle}
            campaigns={campaigns.filter(({ state }) => state === 'scheduled')}
          />
          <CampaignGroup
            title={text.sentTitle}
            campaigns={campaigns.filter(({ started_at }) => started_at !== null)}
          />
        </div>
      )}
    </PagedList>
  );
}

/** Lists the newsletter campaigns: drafts and scheduled ones first, then the sent ones. */
export function Component() {
  const navigate = useNavigate();
  const create = useCreateCampaign();
  function handleCreate() {
    // While the editor loads, the list stays on screen: a second press must not create another campaign.
    if (create.isPending || create.isSuccess) return;
    create.mutate(undefined, { onSuccess: ({ id }) => void navigate(id) });
  }
  return (
    <ScreenLayout
      title={text.title}
      lead={text.lead}
      tabs={inboxAndCampaignScreenTabs}
      actions={<CreateButton onClick={handleCreate}>{text.create}</CreateButton>}
      refusedText={text.refused}
    >
      <CampaignList onCreate={handleCreate} />
    </ScreenLayout>
  );
}
