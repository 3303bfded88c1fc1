import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { formatCount } from '@/admin/lib/number-format';
import { useListFocus } from '@/admin/lists/use-list-focus';
import { Badge } from '@/admin/ui/badge';
import { Button } from '@/admin/ui/button';
import { mailQueueText as text } from '@/copy/admin/mails';
import { useResolveUnsentMail, useSendTestMail } from '../api/mail-mutations';
import { type MailQueueStatus, mailQueries, type UnsentMail } from '../api/mail-queries';

function UnsentMailItem({ mail }: { mail: UnsentMail }) {
  const resend = useResolveUnsentMail('resend');
  const dismiss = useResolveUnsentMail('dismiss');
  const isBusy = resend.isPending || dismiss.isPending;
  const name = `${text.kinds[mail.kind] ?? mail.kind} ${text.to} ${mail.recipient}`;
  const isUnconfirmed = mail.state === 'unconfirmed';
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 break-all">
          <Badge tone={isUnconfirmed ? 'outline' : 'destructive'}>
            {text.states[isUnconfirmed ? 'unconfirmed' : 'failed']}
          </Badge>
          {name}
        </p>
        <p className="mt-1 break-words text-sm text-muted">
          {formatAdminDateTime(mail.created_at)}
          {mail.reason ? ` – ${mail.reason}` : ''}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          aria-label={`${text.sendAgain} ${name}`}
          disabled={isBusy}
          onClick={() => resend.mutate(mail.id)}
        >
          {text.sendAgain}
        </Button>
        <Button
          variant="quiet"
          aria-label={`${text.dismiss} ${name}`}
          disabled={isBusy}
          onClick={() => dismiss.mutate(mail.id)}
        >
          {text.dismiss}
        </Button>
      </div>
    </li>
  );
}

/** Returns the sentences about the waiting and the unsent mails. */
function describeQueue({
  connected,
  waiting,
  waiting_since,
  failed,
  unconfirmed,
}: MailQueueStatus): string[] {
  const since = waiting_since ? ` ${text.since} ${formatAdminDateTime(waiting_since)}` : '';
  return [
    connected ? '' : text.notConnected,
    waiting > 0 ? `${formatCount(waiting, text.waitingCount)}${since}` : text.emptyQueue,
    failed > 0 ? formatCount(failed, text.counts.failed) : '',
    unconfirmed > 0 ? formatCount(unconfirmed, text.counts.unconfirmed) : '',
  ].filter(Boolean);
}

/** Shows the state of the mail queue and its newest unsent mails, and sends a test mail. */
export function MailQueueSection() {
  const id = useId();
  const { data, error, isPending } = useQuery(mailQueries.queueStatus());
  const sendTestMail = useSendTestMail();
  const listFocus = useListFocus<HTMLElement>();
  // `data` is null for a person without the permission.
  const mayReadQueue = data !== null;
  if (isPending || !mayReadQueue) return null;
  const hasProblem = !data?.connected || data.failed > 0 || data.unconfirmed > 0;
  const HealthyIcon = data && data.waiting > 0 ? Clock : CircleCheck;
  const Icon = hasProblem ? TriangleAlert : HealthyIcon;
  return (
    <section
      {...listFocus}
      aria-labelledby={id}
      className="rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Icon
          className={`mt-1 size-5 shrink-0 ${hasProblem ? 'text-danger' : 'text-highlight'}`}
          aria-hidden="true"
        />
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={id} className="font-display text-lg">
            {text.title}
          </h2>
          <p className="text-sm text-muted">{text.lead}</p>
          <div role="status" className="mt-2 flex flex-col gap-1">
            {error ? <p>{text.error}</p> : null}
            {data ? describeQueue(data).map((sentence) => <p key={sentence}>{sentence}</p>) : null}
          </div>
        </div>
        {data?.connected ? (
          <Button disabled={sendTestMail.isPending} onClick={() => sendTestMail.mutate()}>
            {text.sendTest}
          </Button>
        ) : null}
      </div>
      {data && data.unsent.length > 0 ? (
        <ul aria-label={text.listLabel} className="mt-4">
          {data.unsent.map((mail) => (
            <UnsentMailItem key={mail.id} mail={mail} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
