import { Download } from 'lucide-react';
import { MenuButton } from '@/admin/ui/menu-button';
import { guideText as text } from '@/copy/admin/guide';
import { channels } from '@/copy/channels';
import type { ChannelKey } from '@/copy/types';
import { compactButtonStyles } from '@/shared/components/button-styles';
import { useGuideExport } from './use-guide-export';

interface GuideExportButtonProps {
  channel: ChannelKey;
  week: readonly string[];
}

/** Exports the week of the shown channel, or of all channels. */
export function GuideExportButton({ channel, week }: GuideExportButtonProps) {
  const exportWeek = useGuideExport(week);
  const channelName = channels.find(({ key }) => key === channel)?.name ?? channel;
  const items = [
    { label: channelName, channels: [channel], fileNamePrefix: `guide-tv-${channel}` },
    { label: text.allChannels, channels: channels.map(({ key }) => key), fileNamePrefix: 'guide-tv' },
  ];
  return (
    <MenuButton
      className={compactButtonStyles('outline')}
      isPending={exportWeek.isPending}
      items={items.map(({ label, ...guideExport }) => ({
        label,
        onPress: () => (exportWeek.isPending ? undefined : exportWeek.mutate(guideExport)),
      }))}
    >
      <Download className="size-4" aria-hidden="true" />
      {text.export}
    </MenuButton>
  );
}
