import { publicationStates } from '@/admin/config/content';
import { publicationState, type Scheduled } from '@/admin/lib/publication-state';
import { Badge } from './badge';

/** Where a content stands for visitors. */
export function PublicationBadge({ row }: { row: Scheduled }) {
  const { tone, label } = publicationStates[publicationState(row)];
  return <Badge tone={tone}>{label}</Badge>;
}
