import { millisecondsInDay } from 'date-fns/constants';
import type { ChannelKey } from '@/copy/types';
import { addDays, toGuideInstant } from '@/shared/lib/guide-day';

/** Rule for the dates of the hours from midnight to five in a file: the broadcast day, or the calendar date. */
export type NightDateRule = 'broadcast' | 'calendar';

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
 * Detects the date rule of a file from its lines, in order. A night line that starts exactly when the line above ends
 * shows the rule. Null when no line shows it, when lines contradict each other, or when both rules would fit.
 */
export function detectNightDateRule(lines: readonly DatedLine[]): NightDateRule | null {
  /** Ends of the lines that are not night lines. Their dates are the same in both rules. */
  const dayLineEnds = new Set(
    lines
      .filter((line) => !isNightLine(line) && line.end)
      .map(({ channel, day, end }) => `${channel} ${toGuideInstant(day, end)}`),
  );
  const lastLines = new Map<ChannelKey, DatedLine>();
  const rules = new Set<NightDateRule>();
  for (const line of lines) {
    const { channel, day, start } = line;
    const previousLine = lastLines.get(channel);
    lastLines.set(channel, line);
    if (!previousLine?.end || isNightLine(previousLine) || !isNightLine(line)) continue;
    const previousEnd = toGuideInstant(previousLine.day, previousLine.end);
    const broadcastStart = toGuideInstant(day, start);
    const calendarStart = broadcastStart - millisecondsInDay;
    // By the calendar, this line would start before the line above ends.
    if (previousLine.day === addDays(day, -1) && previousEnd > calendarStart) return null;
    if (previousEnd === broadcastStart) rules.add('broadcast');
    // Both rules fit when an evening with the date of this line ends at this time too.
    if (previousEnd === calendarStart && !dayLineEnds.has(`${channel} ${broadcastStart}`))
      rules.add('calendar');
  }
  const [dateRule] = rules;
  return rules.size === 1 && dateRule ? dateRule : null;
}
