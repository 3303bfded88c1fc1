import { reviewStatusText } from '@/copy/admin/review-status';
import { Badge } from './badge';

/** Badge of a draft that waits for review or was returned. Renders nothing for other texts. */
export function ReviewBadge({ row }: { row: { review_requested_at: string | null; review_note: string } }) {
  if (row.review_requested_at) return <Badge>{reviewStatusText.waiting}</Badge>;
  return row.review_note ? <Badge tone="destructive">{reviewStatusText.returned}</Badge> : null;
}
