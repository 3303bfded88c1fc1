import { publicationStateBadges } from '@/admin/config/content';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { type DatedContent, type SiteBuild, toPageStatus } from '@/admin/lib/build-status';
import { getPublicationState, type PublicationWindow } from '@/admin/lib/publication-state';
import { siteBuildText } from '@/copy/admin/site-build';
import { Badge } from './badge';

type PublicationBadgeProps =
  | { row: PublicationWindow; site?: undefined }
  | { row: DatedContent; site: SiteBuild };

/** Badge of the state for visitors; with `site`, also of the built page. */
export function PublicationBadge({ row, site }: PublicationBadgeProps) {
  const page = site ? toPageStatus(row, site) : null;
  if (page) {
    return (
      <Badge tone={page === 'pending' ? 'secondary' : 'destructive'} wraps>
        {siteBuildText.pages[page]}
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
