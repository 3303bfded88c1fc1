import { useQuery } from '@tanstack/react-query';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { omissionReasonLabels, omittedKindLabels, omittedRecordsText as text } from '@/copy/admin/omitted';
import { channels } from '@/copy/channels';
import type { OmittedRecord } from '@/copy/omitted-record';
import { toGuideDay } from '@/shared/lib/guide-day';
import { paths } from '@/shared/lib/paths';
import { omittedRecordNamesQuery } from '../api/omitted-record-names';
import { DashboardListItem } from './dashboard-list-item';

const MAX_VISIBLE_RECORDS = 10;

const isDate = (value: string) => Number.isFinite(Date.parse(value));

/** Splits the id of a programme, such as `hivowood 2026-12-07T01:30:00+00:00`. An unknown channel is undefined. */
function parseProgrammeId(id: string) {
  const [channelKey, start = ''] = id.split(' ');
  return { channel: channels.find(({ key }) => key === channelKey), start };
}

/** Returns the address of the guide on the broadcast day of the programme. That day starts at five in the morning. */
function toGuideHref(id: string): string {
  const { channel, start } = parseProgrammeId(id);
  if (!channel || !isDate(start)) return paths.admin.guide;
  const day = toGuideDay(start);
  return `${paths.admin.guide}?${new URLSearchParams({ chaine: channel.key, jour: day })}`;
}

function toEditHref({ kind, id }: OmittedRecord): string {
  if (kind === 'settings') return '/admin/settings';
  if (kind === 'redirect') return paths.admin.redirects;
  if (kind === 'collection') return `${paths.admin.collections}/${encodeURIComponent(id)}`;
  if (kind === 'programme') return toGuideHref(id);
  return `${paths.admin.content}/${encodeURIComponent(id)}`;
}

/** Returns the name of a record for staff. `storedName` is the name in the database. */
function toRecordName({ kind, id }: OmittedRecord, storedName: string | undefined): string {
  if (storedName) return storedName;
  if (kind === 'redirect') return id;
  if (kind === 'settings') return omittedKindLabels.settings;
  if (kind !== 'programme') return text.unnamed;
  const { channel, start } = parseProgrammeId(id);
  const channelName = channel?.name ?? text.unnamed;
  return isDate(start) ? `${channelName}, ${formatAdminDateTime(start)}` : channelName;
}

/** Lists the records that the last build left out, with reason and link. */
export function OmittedRecordsCard({ records }: { records: readonly OmittedRecord[] }) {
  const visibleRecords = records.slice(0, MAX_VISIBLE_RECORDS);
  const { data: names = {} } = useQuery(omittedRecordNamesQuery(visibleRecords));
  const hiddenCount = records.length - visibleRecords.length;
  return (
    <section className="rounded-card border border-line border-l-4 border-l-danger bg-surface">
      <div className="border-b border-line px-4 py-3">
        <h2 className="font-display text-lg">{text.title}</h2>
        <p className="text-muted">{text.lead}</p>
      </div>
      <ul className="divide-y divide-line">
        {visibleRecords.map((record) => (
          <DashboardListItem key={`${record.kind} ${record.id} ${record.reason}`} to={toEditHref(record)}>
            <span className="min-w-0 flex-1 basis-60 font-semibold break-words">
              {toRecordName(record, names[record.id])}
            </span>
            <span className="basis-full text-sm text-muted">
              {omittedKindLabels[record.kind]}&nbsp;: {omissionReasonLabels[record.reason]}
            </span>
          </DashboardListItem>
        ))}
      </ul>
      {hiddenCount > 0 ? (
        <p className="border-t border-line px-4 py-3 text-muted">{text.more(hiddenCount)}</p>
      ) : null}
    </section>
  );
}
