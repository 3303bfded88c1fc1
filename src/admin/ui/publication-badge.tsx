import { publicationStateBadges } from '@/admin/config/content';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import {
  type ContentBuildStatusFields,
  type PublishedBuild,
  toContentBuildStatus,
} from '@/admin/lib/build-status';
import { getPublicationState, type PublicationData } from '@/admin/lib/publication-state';
import { siteBuildText } from '@/copy/admin/site-build';
import { Badge } from './badge';

type PublicationBadgeProps =
  | { row: PublicationData; site?: undefined }
  | { row: ContentBuildStatusFields; site: PublishedBuild };

/** Badge of the publication state. With `site`, a delayed or omitted page shows its build status instead. */
export function PublicationBadge({ row, site }: PublicationBadgeProps) {
  const pageStatus = site ? toContentBuildStatus(row, site) : null;
  if (pageStatus) {
    return (
      <Badge tone={pageStatus === 'pending' ? 'secondary' : 'destructive'} wraps>
        {siteBuildText.pages[pageStatus]}
      </Badge>
    );
  }
  const state = getPublicationState(row);
  const { tone, label } = publicationStateBadges[state];
  if (state === 'published') return <Badge tone={tone}>{siteBuildText.pages.current}</Badge>;
  if (state !== 'scheduled' || !row.publish_at) return <Badge tone={tone}>{label}</Badge>;
  return (
    <Badge tone={tone} wraps>
      {label} {siteBuildText.scheduledOn} {formatAdminDateTime(row.publish_at)}
    </Badge>
  );
}
