import { useQuery } from '@tanstack/react-query';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { LoadFailureNotice } from '@/admin/lists/load-failure-notice';
import { Badge } from '@/admin/ui/badge';
import { Button } from '@/admin/ui/button';
import { Spinner } from '@/admin/ui/spinner';
import { adminCommonText } from '@/copy/admin/common';
import { sessionsText as text } from '@/copy/admin/sessions';
import { Dialog } from '@/shared/components/dialog';
import { type ActiveSession, sessionsQuery, useEndOtherSessions, useEndSession } from '../api/session-list';
import { describeUserAgent } from '../device';

function SessionRow({ session }: { session: ActiveSession }) {
  const endSession = useEndSession();
  const device = describeUserAgent(session.user_agent);
  const ipAddress = session.address ?? text.unknownIpAddress;
  const details = [
    { label: text.lastUsedOn, value: formatAdminDateTime(session.used_at) },
    { label: text.openedOn, value: formatAdminDateTime(session.created_at) },
    { label: text.ipAddress, value: ipAddress },
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.current ? <Badge tone="success">{text.current}</Badge> : null}
          {session.second_factor ? <Badge tone="secondary">{text.secondFactor}</Badge> : null}
        </p>
        <dl className="mt-1 text-sm text-muted [&_dd]:inline [&_dt]:inline">
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt>{`${label}\u00a0: `}</dt>
              <dd className="break-all">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {session.current ? null : (
        <Button
          aria-label={`${text.endLabel} ${device}, ${ipAddress}`}
          isPending={endSession.isPending}
          onClick={() => endSession.mutate(session.id)}
        >
          {endSession.isPending ? text.ending : text.end}
        </Button>
      )}
    </li>
  );
}

export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const endOthers = useEndOtherSessions();
  return (
    <Dialog isWide title={text.title} description={text.lead} onClose={onClose}>
      {error && !data ? (
        <LoadFailureNotice title={text.failed} error={error} onRetry={() => refetch()} />
      ) : null}
      {!data && !error ? <Spinner label={adminCommonText.loading} /> : null}
      {data ? (
        <ul aria-label={text.listLabel}>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : null}
      {data && data.length > 1 ? (
        <Button
          variant="danger"
          size="regular"
          className="self-start"
          isPending={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          {endOthers.isPending ? text.ending : text.endOthers}
        </Button>
      ) : null}
    </Dialog>
  );
}
