import { useMutation } from '@tanstack/react-query';
import { toCsvBlob } from '@/admin/lib/csv';
import { saveBlob } from '@/admin/lib/save-file';
import { guideToasts } from '@/copy/admin/guide';
import { channelTimes } from '@/copy/channel-time';
import { channels } from '@/copy/channels';
import { readSpan } from '../api/guide-queries';
import { toDaySpan } from '../guide-model';

/** Downloads a week of all channels as CSV. */
export function useGuideExport(week: readonly string[]) {
  return useMutation({
    mutationFn: async () => {
      const [monday = ''] = week;
      const { writeGuide } = await import('../guide-csv');
      const requests = channels.map(({ key: channel }) => {
        const { zone } = channelTimes[channel];
        const { since } = toDaySpan(channel, monday, zone);
        return readSpan({ channel, since, until: toDaySpan(channel, week.at(-1) ?? monday, zone).until });
      });
      const programmes = (await Promise.all(requests)).flat();
      saveBlob(toCsvBlob([writeGuide(programmes)]), `guide-tv-${monday}.csv`);
    },
    meta: { error: guideToasts.exportFailed },
  });
}
