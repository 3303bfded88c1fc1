import { publicationStates } from '@/admin/config/content';
import { publicationState, type Scheduled } from '@/admin/lib/publication-state';
import { type Dated, pageStanding, type Site } from '@/admin/lib/site-standing';
import { siteBuildText } from '@/content/admin/site-build';
import { Badge } from './badge';

type PublicationBadgeProps = { row: Scheduled; site?: undefined } | { row: Dated; site: Site };

/** Where a content stands for visitors; with `site`, its page too. */
export function PublicationBadge({ row, site }: PublicationBadgeProps) {
  const page = site ? pageStanding(row, site) : null;
  if (page) {
    return (
      <Badge tone={page === 'failed' ? 'destructive' : 'secondary'} wraps>
        {siteBuildText.pages[page]}
      </Badge>
    );
  }
  const { tone, label } = publicationStates[publicationState(row)];
  return <Badge tone={tone}>{label}</Badge>;
}
