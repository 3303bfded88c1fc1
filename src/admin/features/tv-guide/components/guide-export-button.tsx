import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { toCsvBlob } from '@/admin/lib/csv';
import { MenuButton } from '@/admin/ui/menu-button';
import { guideToastTexts, guideText as text } from '@/copy/admin/guide';
import { channels } from '@/copy/channels';
import type { ChannelKey } from '@/copy/types';
import { getCompactButtonClassName } from '@/shared/components/button-class-name';
import { saveBlob } from '@/shared/lib/save-file';
import { fetchProgrammesInSpan } from '../api/guide-queries';
import { toGuideDaySpan } from '../guide-model';

async function exportWeek(week: readonly string[], channelKeys: readonly ChannelKey[]) {
  const [monday = ''] = week;
  const { formatGuideCsv } = await import('../guide-csv');
  const requests = channelKeys.map((key) => fetchProgrammesInSpan(toGuideDaySpan(key, monday, week.at(-1))));
  const programmes = (await Promise.all(requests)).flat();
  const prefix = channelKeys.length === 1 ? `guide-tv-${channelKeys[0]}` : 'guide-tv';
  saveBlob(toCsvBlob([formatGuideCsv(programmes)]), `${prefix}-${monday}.csv`);
}

interface GuideExportButtonProps {
  channel: ChannelKey;
  week: readonly string[];
}

/** Downloads the week of the shown channel, or of all channels, as CSV. */
export function GuideExportButton({ channel, week }: GuideExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: (channelKeys: readonly ChannelKey[]) => exportWeek(week, channelKeys),
    meta: { error: guideToastTexts.exportFailed },
  });
  const channelName = channels.find(({ key }) => key === channel)?.name ?? channel;
  const exportChannels = (channelKeys: ChannelKey[]) => (isPending ? undefined : mutate(channelKeys));
  return (
    <MenuButton
      className={getCompactButtonClassName('outline')}
      isPending={isPending}
      items={[
        { label: channelName, onPress: () => exportChannels([channel]) },
        { label: text.allChannels, onPress: () => exportChannels(channels.map(({ key }) => key)) },
      ]}
    >
      <Download className="size-4" aria-hidden="true" />
      {text.export}
    </MenuButton>
  );
}
