import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { Badge } from '@/admin/ui/badge';
import { Button } from '@/admin/ui/button';
import { mailsText as text } from '@/copy/admin/mails';
import { useSendTestMail, useSettleMail } from '../api/mail-mutations';
import { mailQueries, type UnsentMail } from '../api/mail-queries';

const quantity = (count: number, { one, several }: { one: string; several: string }) =>
  `${count.toLocaleString('fr')} ${count === 1 ? one : several}`;

function Unsent({ mail }: { mail: UnsentMail }) {
  const again = useSettleMail(true);
  const giveUp = useSettleMail(false);
  const busy = again.isPending || giveUp.isPending;
  const name = `${text.kinds[mail.kind] ?? mail.kind} ${text.to} ${mail.recipient}`;
  const doubtful = mail.state === 'doubtful';
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 break-all">
          <Badge tone={doubtful ? 'outline' : 'destructive'}>
            {text.states[doubtful ? 'doubtful' : 'failed']}
          </Badge>
          {name}
        </p>
        <p className="mt-1 break-words text-sm text-muted">
          {formatAdminDateTime(mail.created_at)}
          {mail.reason ? ` – ${mail.reason}` : ''}
        </p>
      </div>
      <div className="flex gap-2">
        <Button aria-label={`${text.again} ${name}`} disabled={busy} onClick={() => again.mutate(mail.id)}>
          {text.again}
        </Button>
        <Button
          variant="quiet"
          aria-label={`${text.giveUp} ${name}`}
          disabled={busy}
          onClick={() => giveUp.mutate(mail.id)}
        >
          {text.giveUp}
        </Button>
      </div>
    </li>
  );
}

function UnsentList() {
  const { data = [] } = useQuery(mailQueries.unsent());
  return (
    <ul aria-label={text.list} className="mt-4">
      {data.map((mail) => (
        <Unsent key={mail.id} mail={mail} />
      ))}
    </ul>
  );
}

/** Shows the state of the mail queue and its unsent mails, and sends a test mail. */
export function MailQueueStatus() {
  const id = useId();
  const { data, error, isPending } = useQuery(mailQueries.standing());
  const trial = useSendTestMail();
  if (isPending || (!data && !error)) return null;
  const troubled = !data?.connected || data.failed > 0 || data.doubtful > 0;
  const Icon = troubled ? TriangleAlert : data.waiting > 0 ? Clock : CircleCheck;
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Icon
          className={`mt-1 size-5 shrink-0 ${troubled ? 'text-danger' : 'text-highlight'}`}
          aria-hidden="true"
        />
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={id} className="font-display text-lg">
            {text.title}
          </h2>
          <p className="text-sm text-muted">{text.lead}</p>
          <div role="status" className="mt-2 flex flex-col gap-1">
            {error ? <p>{text.error}</p> : null}
            {data && !data.connected ? <p>{text.unconnected}</p> : null}
            {data ? (
              <p>
                {data.waiting > 0 ? `${quantity(data.waiting, text.waiting)}` : text.idle}
                {data.waiting > 0 && data.waiting_since
                  ? ` ${text.since} ${formatAdminDateTime(data.waiting_since)}`
                  : ''}
              </p>
            ) : null}
            {data && data.failed > 0 ? <p>{quantity(data.failed, text.counts.failed)}</p> : null}
            {data && data.doubtful > 0 ? <p>{quantity(data.doubtful, text.counts.doubtful)}</p> : null}
          </div>
        </div>
        {data?.connected ? (
          <Button disabled={trial.isPending} onClick={() => trial.mutate()}>
            {text.trial}
          </Button>
        ) : null}
      </div>
      {data && data.failed + data.doubtful > 0 ? <UnsentList /> : null}
    </section>
  );
}
