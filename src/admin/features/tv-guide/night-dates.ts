import type { ChannelKey } from '@/copy/types';
import { addDays } from '@/shared/lib/guide-day';

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

/** Converts `24:30` to `00:30`. */
const toClock = (time: string) =>
  time >= '24:00' ? `${String(Number(time.slice(0, 2)) - 24).padStart(2, '0')}${time.slice(2)}` : time;

const toEndKey = (channel: ChannelKey, day: string, clock: string) => `${channel} ${day} ${clock}`;

/**
 * Returns the dating of a file from its lines, in order. A night line that starts exactly when the line above ends
 * shows the dating. Null when no line shows it, when lines contradict each other, or when both datings would fit.
 */
export function findNightDating(lines: readonly DatedLine[]): NightDating | null {
  /** Ends of the lines that are not night lines, as keys. */
  const dayLineEnds = new Set(
    lines
      .filter((line) => !isNightLine(line) && line.end)
      .map(({ channel, day, end }) => toEndKey(channel, day, toClock(end))),
  );
  const lastLines = new Map<ChannelKey, DatedLine>();
  const datings = new Set<NightDating>();
  for (const line of lines) {
    const { channel, day, start } = line;
    const previousLine = lastLines.get(channel);
    lastLines.set(channel, line);
    if (!previousLine || isNightLine(previousLine) || !isNightLine(line)) continue;
    const previousEnd = toClock(previousLine.end);
    const isNextDate = previousLine.day === addDays(day, -1);
    // With calendar dating, this line would start before the line above ends.
    if (isNextDate && previousEnd > start && previousEnd < NIGHT_END) return null;
    if (previousEnd !== start) continue;
    if (previousLine.day === day) datings.add('broadcast');
    // Both datings fit when an evening with the date of this line ends at this time too.
    else if (isNextDate && !dayLineEnds.has(toEndKey(channel, day, start))) datings.add('calendar');
  }
  const [dating] = datings;
  return datings.size === 1 && dating ? dating : null;
}
