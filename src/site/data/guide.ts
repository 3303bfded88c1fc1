import { channelTimes } from '@/copy/channel-time';
import type { Programme } from '@/copy/pages/chaines';
import { showcaseText } from '@/copy/pages/chaines';
import type { ChannelKey } from '@/copy/types';
import { longDay, shortDay } from '@/shared/lib/day-names';
import { addDays, boundsOf, clockOf, dayOf, EVENING, instantOf } from '@/shared/lib/guide-day';
import { readProgrammes, type ShownProgramme } from '@/site/api/published-guide';

/** Line of the guide, with a mark for the programme on air. */
export interface GuideLine extends Programme {
  onAir?: boolean;
}

/** One day of a channel, ready to be shown. */
export interface GuideDay {
  day: string;
  /** « Ce soir », « mar. 24 ». */
  label: string;
  /** « Ce soir, lundi 23 novembre ». */
  name: string;
  /** Empty when staff entered nothing for the day. */
  whole: GuideLine[];
  evening: GuideLine[];
}

const DAYS = 7;

const lineOf = ({ starts_at, title, kind, summary, highlight }: ShownProgramme, zone: string): GuideLine => ({
  ...{ time: clockOf(starts_at, zone), title, type: kind },
  ...(highlight && { prime: true }),
  ...(summary && { summary }),
});

/** Converts programmes to a day. Its evening is every programme that ends after 17:00. */
export function guideDay(
  day: string,
  programmes: readonly ShownProgramme[],
  zone: string,
  now = 0,
): GuideDay {
  const own = programmes.filter(({ starts_at }) => dayOf(starts_at, zone) === day);
  const evening = instantOf(day, EVENING, zone);
  const lines = own.map((programme) => {
    const isOn = Date.parse(programme.starts_at) <= now && now < Date.parse(programme.ends_at);
    return { ...lineOf(programme, zone), ...(isOn && { onAir: true }) };
  });
  const isToday = now > 0 && dayOf(now, zone) === day;
  const name = longDay(day);
  return {
    day,
    label: isToday ? showcaseText.tonight : shortDay(day),
    name: isToday ? `${showcaseText.tonight}, ${name}` : `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    whole: lines,
    // a film that started before 17:00 may end in the evening
    evening: lines.filter((_, index) => Date.parse(own[index]?.ends_at ?? '') > evening),
  };
}

/** Returns a week of a channel from today on, in its time zone; empty when staff entered nothing. */
export async function readWeek(channel: ChannelKey, now = Date.now()): Promise<GuideDay[]> {
  const { zone } = channelTimes[channel];
  const today = dayOf(now, zone);
  const days = Array.from({ length: DAYS }, (_, count) => addDays(today, count));
  const since = boundsOf(today, zone).since;
  const programmes = await readProgrammes(channel, since, boundsOf(days.at(-1) ?? today, zone).until);
  return programmes.length === 0 ? [] : days.map((day) => guideDay(day, programmes, zone, now));
}
