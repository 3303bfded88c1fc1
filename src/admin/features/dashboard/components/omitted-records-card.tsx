import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import {
  omissionReasonLabels,
  omittedKindLabels,
  omittedRecordsCardText as text,
} from '@/copy/admin/omitted';
import { channels } from '@/copy/channels';
import type { OmittedRecord } from '@/copy/omitted-record';
import { paths } from '@/shared/lib/paths';
import { omittedRecordNamesQuery } from '../api/omitted-record-names';

const MAX_VISIBLE_RECORDS = 10;

const isDate = (value: string) => Number.isFinite(Date.parse(value));

/** Returns the address where staff can correct the record. */
function toEditHref({ kind, id }: OmittedRecord): string {
  if (kind === 'settings') return '/admin/settings';
  if (kind === 'redirect') return paths.admin.redirects;
  if (kind === 'collection') return `${paths.admin.collections}/${encodeURIComponent(id)}`;
  if (kind === 'programme') {
    const [channel = '', start = ''] = id.split(' ');
    return `${paths.admin.guide}?${new URLSearchParams({ chaine: channel, jour: start.slice(0, 10) })}`;
  }
  return `${paths.admin.content}/${encodeURIComponent(id)}`;
}

/** Returns the name of a record for staff; `name` is its name in the database. */
function toRecordName({ kind, id }: OmittedRecord, name: string | undefined): string {
  if (name) return name;
  if (kind === 'redirect') return id;
  if (kind !== 'programme') return kind === 'settings' ? omittedKindLabels.settings : text.unnamed;
  const [key, start = ''] = id.split(' ');
  const channel = channels.find((definition) => definition.key === key)?.name ?? text.unnamed;
  return isDate(start) ? `${channel}, ${formatAdminDateTime(start)}` : channel;
}

/** Lists the records that the last build left out, with reason and link. */
export function OmittedRecordsCard({ omitted: omittedRecords }: { omitted: readonly OmittedRecord[] }) {
  const visibleRecords = omittedRecords.slice(0, MAX_VISIBLE_RECORDS);
  const { data: names = {} } = useQuery(omittedRecordNamesQuery(visibleRecords));
  const hiddenCount = omittedRecords.length - visibleRecords.length;
  return (
    <section className="rounded-card border border-line border-l-4 border-l-danger bg-surface">
      <div className="border-b border-line px-4 py-3">
        <h2 className="font-display text-lg">{text.title}</h2>
        <p className="text-muted">{text.lead}</p>
      </div>
      <ul className="divide-y divide-line">
        {visibleRecords.map((record) => (
          <li key={`${record.kind} ${record.id} ${record.reason}`}>
            <Link
              to={toEditHref(record)}
              className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 hover:bg-surface-strong"
            >
              <span className="min-w-0 flex-1 basis-60 font-semibold break-words">
                {toRecordName(record, names[record.id])}
              </span>
              <span className="basis-full text-sm text-muted">
                {omittedKindLabels[record.kind]}&nbsp;: {omissionReasonLabels[record.reason]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hiddenCount > 0 ? (
        <p className="border-t border-line px-4 py-3 text-muted">{text.more(hiddenCount)}</p>
      ) : null}
    </section>
  );
}
