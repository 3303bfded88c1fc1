import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasAnyPermission } from '@/admin/config/roles';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { IconLink } from '@/admin/lists/icon-link';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { LoadFailureNotice } from '@/admin/lists/load-failure-notice';
import { DetailPanel } from '@/admin/ui/detail-panel';
import { inboxScreenText, submissionPanelText as text } from '@/copy/admin/inbox';
import { submissionSources } from '@/copy/admin/submission-sources';
import { submissionQueries } from '../api/submission-queries';
import {
  buildSubmissionHref,
  type SubmissionKey,
  type SubmissionParams,
  submissionListUrlParams,
} from '../submission-params';
import type { SubmissionRow } from '../submission-row';
import { isFirstSourceOfTab } from '../submission-source';
import { ErasePersonButton } from './erase-person-button';
import { FollowUpForm } from './follow-up-form';
import { SubmissionDetailView } from './submission-detail-view';

/** Returns the rows around the open one. A row that a save removed from the list keeps its last position. */
function useNeighbours(rows: readonly SubmissionRow[], openSubmission: SubmissionKey) {
  const index = rows.findIndex(({ id }) => id === openSubmission.id);
  const [lastIndex, setLastIndex] = useState(index);
  if (index >= 0 && index !== lastIndex) setLastIndex(index);
  const isMissing = index < 0;
  return {
    previous: lastIndex > 0 ? rows[lastIndex - 1] : undefined,
    // The row after a missing one has moved to its position.
    next: lastIndex < 0 ? undefined : rows[isMissing ? lastIndex : lastIndex + 1],
  };
}

interface SubmissionPanelProps {
  params: SubmissionParams;
  openSubmission: SubmissionKey;
  rows: readonly SubmissionRow[];
}

export function SubmissionPanel({ params, openSubmission, rows }: SubmissionPanelProps) {
  const navigate = useNavigate();
  const { permissions } = useOwnRolesAndPermissions();
  const mayErasePeople = hasAnyPermission(permissions, 'all');
  const { data, error, isPending, refetch } = useQuery(
    submissionQueries.detail(openSubmission.source, openSubmission.id),
  );
  const { previous, next } = useNeighbours(rows, openSubmission);
  const toHref = (row: SubmissionKey | undefined) => (row ? buildSubmissionHref(params, row) : null);
  const listedRow = rows.find(({ id }) => id === openSubmission.id);

  const close = () =>
    navigate(submissionListUrlParams.href(params, { position: params.position }), {
      // Back must not open the panel again.
      replace: true,
      preventScrollReset: true,
    });

  return (
    <DetailPanel
      title={data?.name ?? listedRow?.name ?? inboxScreenText.title}
      closeLabel={text.close}
      onClose={close}
    >
      <div className="flex flex-col gap-5 px-5 pt-4 pb-6">
        <div className="flex items-center gap-2">
          <p className="min-w-0 grow truncate text-sm font-semibold">
            {isFirstSourceOfTab(openSubmission.source)
              ? inboxScreenText.tabs[params.tab].label
              : submissionSources[openSubmission.source].label}
          </p>
          <IconLink
            replace
            preventScrollReset
            icon={ChevronLeft}
            label={text.previous}
            href={toHref(previous)}
          />
          <IconLink replace preventScrollReset icon={ChevronRight} label={text.next} href={toHref(next)} />
        </div>
        {data ? (
          <>
            {data.followUp ? (
              <FollowUpForm key={data.id} id={data.id} followUp={data.followUp}>
                <SubmissionDetailView detail={data} />
              </FollowUpForm>
            ) : (
              <SubmissionDetailView detail={data} />
            )}
            {mayErasePeople ? (
              <ErasePersonButton key={data.email} email={data.email} onErased={close} />
            ) : null}
          </>
        ) : null}
        {isPending ? <ListSkeleton /> : null}
        {!data && !isPending ? (
          <LoadFailureNotice
            title={inboxScreenText.loadFailed}
            error={error}
            onRetry={() => refetch()}
            missingText={text.missing}
          />
        ) : null}
      </div>
    </DetailPanel>
  );
}
