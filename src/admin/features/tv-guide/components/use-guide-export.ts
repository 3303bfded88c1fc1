import { useMutation } from '@tanstack/react-query';
import { toCsvBlob } from '@/admin/lib/csv';
import { guideToastTexts } from '@/copy/admin/guide';
import { channelTimeZonesByKey } from '@/copy/channel-time';
import { channels } from '@/copy/channels';
import { saveBlob } from '@/shared/lib/save-file';
import { fetchSpanProgrammes } from '../api/guide-queries';
import { toGuideDaySpan } from '../guide-model';

/** Downloads a week of all channels as CSV. */
export function useGuideExport(week: readonly string[]) {
  return useMutation({
    mutationFn: async () => {
      const [monday = ''] = week;
      const { formatGuideCsv } = await import('../guide-csv');
      const requests = channels.map(({ key: channel }) => {
        const { zone } = channelTimeZonesByKey[channel];
        const { since } = toGuideDaySpan(channel, monday, zone);
        return fetchSpanProgrammes({
          channel,
          since,
          until: toGuideDaySpan(channel, week.at(-1) ?? monday, zone).until,
        });
      });
      const programmes = (await Promise.all(requests)).flat();
      saveBlob(toCsvBlob([formatGuideCsv(programmes)]), `guide-tv-${monday}.csv`);
    },
    meta: { error: guideToastTexts.exportFailed },
  });
}
