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

/** Choice of the menu: the channels to export, and the start of the file name before the date. */
interface ExportChoice {
  label: string;
  channelKeys: readonly ChannelKey[];
  fileNamePrefix: string;
}

async function exportWeek(week: readonly string[], { channelKeys, fileNamePrefix }: ExportChoice) {
  const [monday = ''] = week;
  const { formatGuideCsv } = await import('../guide-csv');
  const requests = channelKeys.map((key) => fetchProgrammesInSpan(toGuideDaySpan(key, monday, week.at(-1))));
  const programmes = (await Promise.all(requests)).flat();
  saveBlob(toCsvBlob([formatGuideCsv(programmes)]), `${fileNamePrefix}-${monday}.csv`);
}

interface GuideExportButtonProps {
  channel: ChannelKey;
  week: readonly string[];
}

/** Downloads the week of the shown channel, or of all channels, as CSV. */
export function GuideExportButton({ channel, week }: GuideExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: (choice: ExportChoice) => exportWeek(week, choice),
    meta: { error: guideToastTexts.exportFailed },
  });
  const name = channels.find(({ key }) => key === channel)?.name ?? channel;
  const choices: ExportChoice[] = [
    { label: name, channelKeys: [channel], fileNamePrefix: `guide-tv-${channel}` },
    { label: text.allChannels, channelKeys: channels.map(({ key }) => key), fileNamePrefix: 'guide-tv' },
  ];
  return (
    <MenuButton
      className={getCompactButtonClassName('outline')}
      isPending={isPending}
      items={choices.map((choice) => ({
        label: choice.label,
        onPress: () => (isPending ? undefined : mutate(choice)),
      }))}
    >
      <Download className="size-4" aria-hidden="true" />
      {text.export}
    </MenuButton>
  );
}
