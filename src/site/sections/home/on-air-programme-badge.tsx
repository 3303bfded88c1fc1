import { homeChannelsText } from '@/copy/pages/home';
import type { ChannelKey } from '@/copy/types';
import type { PublicProgramme } from '@/site/api/published-guide';

/** Title of a channel's current programme, over the channel's picture. It loads late and moves nothing. */
export function OnAirProgrammeBadge({
  channel,
  programmes,
}: {
  channel: ChannelKey;
  programmes: readonly PublicProgramme[];
}) {
  const now = Date.now();
  const currentProgramme = programmes.find(
    (programme) =>
      programme.channel === channel &&
      Date.parse(programme.starts_at) <= now &&
      now < Date.parse(programme.ends_at),
  );
  if (!currentProgramme) return null;
  return (
    <p className="absolute inset-x-0 bottom-0 flex items-baseline gap-2 bg-bg/85 px-6 py-3 transition-opacity duration-500 starting:opacity-0 lg:px-8">
      <span className="shrink-0 text-sm font-semibold text-channel">{homeChannelsText.onAir}</span>
      <span className="truncate font-semibold">{currentProgramme.title}</span>
    </p>
  );
}
