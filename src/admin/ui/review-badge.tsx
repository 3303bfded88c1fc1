import { reviewLabels } from '@/copy/admin/review-labels';
import { Badge } from './badge';

/** Whether a draft waits for a reader, or came back from one; nothing otherwise. */
export function ReviewBadge({ row }: { row: { review_requested_at: string | null; review_note: string } }) {
  if (row.review_requested_at) return <Badge>{reviewLabels.waiting}</Badge>;
  return row.review_note ? <Badge tone="destructive">{reviewLabels.returned}</Badge> : null;
}
