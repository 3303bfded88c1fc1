import { reviewText } from '@/content/admin/content-workflow';
import { Badge } from './badge';

/** Whether a draft waits for a reader, or came back from one; nothing otherwise. */
export function ReviewBadge({ row }: { row: { review_requested_at: string | null; review_note: string } }) {
  if (row.review_requested_at) return <Badge>{reviewText.badge}</Badge>;
  return row.review_note ? <Badge tone="destructive">{reviewText.returnedBadge}</Badge> : null;
}
