import { millisecondsInDay } from 'date-fns/constants';
import type { ChannelKey } from '@/copy/types';
import { addDays, toGuideInstant } from '@/shared/lib/guide-day';

/** How a file dates the hours from midnight to five: by the broadcast day before, or by the calendar. */
export type NightDating = 'broadcast' | 'calendar';

const NIGHT_END = '05:00';

interface DatedLine {
  channel: ChannelKey;
  day: string;
  start: string;
  end: string;
}

/** Returns true for `00:30`, which may belong to two nights. `24:30` belongs to one. */
export const isNightLine = ({ start }: Pick<DatedLine, 'start'>): boolean => start < NIGHT_END;

/**
 * Returns the dating of a file from its lines, in order. A night line that starts exactly when the line above ends
 * shows the dating. Null when no line shows it, when lines contradict each other, or when both datings would fit.
 */
export function findNightDating(lines: readonly DatedLine[]): NightDating | null {
  /** Ends of the lines that are not night lines. Their dates are the same in both datings. */
  const dayLineEnds = new Set(
    lines
      .filter((line) => !isNightLine(line) && line.end)
      .map(({ channel, day, end }) => `${channel} ${toGuideInstant(day, end)}`),
  );
  const lastLines = new Map<ChannelKey, DatedLine>();
  const datings = new Set<NightDating>();
  for (const line of lines) {
    const { channel, day, start } = line;
    const previousLine = lastLines.get(channel);
    lastLines.set(channel, line);
    if (!previousLine?.end || isNightLine(previousLine) || !isNightLine(line)) continue;
    const previousEnd = toGuideInstant(previousLine.day, previousLine.end);
    const broadcastStart = toGuideInstant(day, start);
    const calendarStart = broadcastStart - millisecondsInDay;
    // With calendar dating, this line would start before the line above ends.
    if (previousLine.day === addDays(day, -1) && previousEnd > calendarStart) return null;
    if (previousEnd === broadcastStart) datings.add('broadcast');
    // Both datings fit when an evening with the date of this line ends at this time too.
    if (previousEnd === calendarStart && !dayLineEnds.has(`${channel} ${broadcastStart}`))
      datings.add('calendar');
  }
  const [dating] = datings;
  return datings.size === 1 && dating ? dating : null;
}
