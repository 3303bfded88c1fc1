import { useQuery } from '@tanstack/react-query';
import { Alert } from '@/admin/ui/alert';
import { mailQueueText as text } from '@/copy/admin/mails';
import { mailQueries } from '../api/mail-queries';

/** Warns super admins that the project sends no mails. The database returns the state of the queue to them only. */
export function MailConnectionAlert() {
  const { data } = useQuery(mailQueries.queueStatus());
  return data?.connected === false ? <Alert className="mb-5">{text.notConnected}</Alert> : null;
}
