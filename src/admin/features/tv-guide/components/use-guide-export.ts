import { useMutation } from '@tanstack/react-query';
import { toCsvBlob } from '@/admin/lib/csv';
import { guideToastTexts } from '@/copy/admin/guide';
import { channelTimeZonesByKey } from '@/copy/channel-time';
import type { ChannelKey } from '@/copy/types';
import { saveBlob } from '@/shared/lib/save-file';
import { fetchProgrammesInSpan } from '../api/guide-queries';
import { toGuideDaySpan } from '../guide-model';

/** Channels of an export, and the start of its file name; the date follows. */
interface GuideExport {
  channels: readonly ChannelKey[];
  fileNamePrefix: string;
}

/** Downloads a week of some channels as CSV. */
export function useGuideExport(week: readonly string[]) {
  return useMutation({
    mutationFn: async ({ channels, fileNamePrefix }: GuideExport) => {
      const [monday = ''] = week;
      const { formatGuideCsv } = await import('../guide-csv');
      const requests = channels.map((channel) => {
        const { zone } = channelTimeZonesByKey[channel];
        const { since } = toGuideDaySpan(channel, monday, zone);
        return fetchProgrammesInSpan({
          channel,
          since,
          until: toGuideDaySpan(channel, week.at(-1) ?? monday, zone).until,
        });
      });
      const programmes = (await Promise.all(requests)).flat();
      saveBlob(toCsvBlob([formatGuideCsv(programmes)]), `${fileNamePrefix}-${monday}.csv`);
    },
    meta: { error: guideToastTexts.exportFailed },
  });
}
