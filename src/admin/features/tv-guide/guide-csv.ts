import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { toCsvLines } from '@/admin/lib/csv';
import { guideImportText } from '@/copy/admin/guide';
import { channels } from '@/copy/channels';
import { addDays, formatClock, toGuideDay, toGuideInstant } from '@/shared/lib/guide-day';
import { inputLimits } from '@/shared/lib/limits';
import { parseChannelCell, parseClockCell, parseDayCell, parseYesOrNoCell } from './guide-cells';
import {
  computeProgrammeEndInstant,
  findOverlappingProgramme,
  formatIsoInstant,
  type ProgrammeData,
} from './guide-model';
import {
  formatGuideProblem,
  GUIDE_EXPORT_HEADER,
  type GuideCsvLine,
  type GuideCsvLineError,
  parseGuideLines,
} from './guide-table';
import { detectNightDateRule, isNightLine, type NightDateRule } from './night-date-rule';

const { problems } = guideImportText;

/** Maximum number of lines of a file. The database checks the same limit. */
const MAX_LINES = 5000;

/** Programme with its line in the file. */
interface ParsedProgramme extends ProgrammeData {
  line: number;
}

/** Valid line of the file. Its end may be empty. */
interface ParsedGuideLine extends Omit<ProgrammeData, 'starts_at' | 'ends_at'> {
  line: number;
  day: string;
  start: string;
  end: string;
}

/** Content of a file, with the errors that prevent its import. */
export interface ParsedGuide {
  programmes: ParsedProgramme[];
  errors: GuideCsvLineError[];
  /** First line whose night depends on the date rule, and the rule that the file shows; null without such a line. */
  night: { example: ParsedGuideLine; detectedRule: NightDateRule | null } | null;
}

/** Parses a line. Adds the first problem to `errors` and returns null when the line is invalid. */
function parseLine({ line, cells }: GuideCsvLine, errors: GuideCsvLineError[]): ParsedGuideLine | null {
  const refuse = (problem: string, value = '') => {
    errors.push({ line, text: formatGuideProblem(problem, value) });
    return null;
  };
  const channel = parseChannelCell(cells.chaine);
  if (!channel) return refuse(problems.channel, cells.chaine);
  const dayResult = parseDayCell(cells.jour);
  if ('problem' in dayResult) return refuse(dayResult.problem, cells.jour);
  const { day } = dayResult;
  const start = parseClockCell(cells.debut);
  if (!start) return refuse(problems.start, cells.debut);
  const end = cells.fin ? parseClockCell(cells.fin) : '';
  if (end === null) return refuse(problems.end, cells.fin);
  if (start === end) return refuse(problems.endEqualsStart);
  const { titre: title, genre: kind, resume: summary } = cells;
  if (!title) return refuse(problems.title);
  if ([...title].length > inputLimits.programme.title) return refuse(problems.titleLong);
  if ([...kind].length > inputLimits.programme.kind) return refuse(problems.kindLong);
  if ([...summary].length > inputLimits.programme.summary) return refuse(problems.summaryLong);
  const highlight = parseYesOrNoCell(cells.a_ne_pas_manquer);
  if (highlight === null) return refuse(problems.highlight, cells.a_ne_pas_manquer);
  return { line, channel, day, start, end, title, kind, summary, highlight };
}

/** Returns when a line ends. `24:30` is in the night after its day; `00:30` is the next half past midnight after the start. */
const toEndInstant = ({ day, end }: ParsedGuideLine, start: number) =>
  end >= '24:00' ? toGuideInstant(day, end) : computeProgrammeEndInstant(day, end, start);

/**
 * Returns the programmes of valid lines, by channel and start. Without an end, a programme ends when the next one of its
 * day starts. Adds the lines without a possible end to `errors`.
 */
function toProgrammes(
  parsedLines: readonly ParsedGuideLine[],
  errors: GuideCsvLineError[],
): ParsedProgramme[] {
  const timedLines = parsedLines
    .map((parsedLine) => ({ ...parsedLine, startInstant: toGuideInstant(parsedLine.day, parsedLine.start) }))
    .sort(
      (one, other) =>
        one.channel.localeCompare(other.channel) ||
        one.startInstant - other.startInstant ||
        one.line - other.line,
    );
  return timedLines.flatMap((timedLine, index) => {
    const { line, channel, day, startInstant, title, kind, summary, highlight } = timedLine;
    const followingLine = timedLines[index + 1];
    const isOfSameDay = followingLine?.channel === channel && followingLine.day === day;
    const nextLine = isOfSameDay ? followingLine : undefined;
    if (!timedLine.end && nextLine?.startInstant === startInstant) {
      errors.push({ line: nextLine.line, text: formatGuideProblem(problems.overlap, line) });
      return [];
    }
    const endInstant = timedLine.end ? toEndInstant(timedLine, startInstant) : nextLine?.startInstant;
    if (!endInstant || endInstant <= startInstant || endInstant - startInstant > millisecondsInDay) {
      errors.push({ line, text: endInstant === undefined ? problems.noEnd : problems.duration });
      return [];
    }
    const [starts_at, ends_at] = [formatIsoInstant(startInstant), formatIsoInstant(endInstant)];
    return [{ line, channel, title, kind, summary, highlight, starts_at, ends_at }];
  });
}

/** Returns an error for each programme that starts before an earlier one ends. */
const findOverlaps = (programmes: readonly ParsedProgramme[]): GuideCsvLineError[] =>
  programmes.flatMap((programme, index) => {
    const earlierProgramme = findOverlappingProgramme(programme, programmes.slice(0, index));
    if (!earlierProgramme) return [];
    const firstLine = Math.min(earlierProgramme.line, programme.line);
    const secondLine = Math.max(earlierProgramme.line, programme.line);
    return [{ line: secondLine, text: formatGuideProblem(problems.overlap, firstLine) }];
  });

/** Returns the guide of a file that is refused as a whole. Line 0 stands for the whole file. */
export const createGuideWithFileError = (text: string): ParsedGuide => ({
  programmes: [],
  errors: [{ line: 0, text }],
  night: null,
});

/**
 * Parses a file to programmes and errors. Without a chosen date rule, uses the rule detected in the file. A file that needs
 * a rule has no programmes before one is known.
 */
export function parseGuideCsv(text: string, chosenRule?: NightDateRule): ParsedGuide {
  if (!text.trim()) return createGuideWithFileError(problems.empty);
  const { lines, errors } = parseGuideLines(text);
  if (lines.length > MAX_LINES) return createGuideWithFileError(problems.tooMany);
  if (lines.length === 0 && errors.length === 0) return createGuideWithFileError(problems.empty);

  const parsedLines = lines.flatMap((line) => parseLine(line, errors) ?? []);
  const example = parsedLines.find(isNightLine);
  const detectedRule = detectNightDateRule(parsedLines);
  const dateRule = chosenRule ?? detectedRule;
  const night = example ? { example, detectedRule } : null;
  const datedLines = parsedLines.map((line) =>
    dateRule === 'calendar' && isNightLine(line) ? { ...line, day: addDays(line.day, -1) } : line,
  );
  const programmes = night && !dateRule ? [] : toProgrammes(datedLines, errors);
  errors.push(...findOverlaps(programmes));
  errors.sort((one, other) => one.line - other.line);
  return { programmes, errors, night };
}

/** Writes a time of the night as `24:30`, because `parseGuideCsv` could assign `00:30` to another night. */
function toBroadcastTime(instant: string, day: string): string {
  const clock = formatClock(instant);
  const hours = Math.floor((Date.parse(instant) - Date.parse(day)) / millisecondsInHour);
  // The day ends at five, but its last programme may end later. `parseClockCell` reads hours up to 29.
  return hours >= 24 && hours < 30 ? `${hours}${clock.slice(2)}` : clock;
}

/** Writes programmes as CSV that `parseGuideCsv` reads again. */
export function formatGuideCsv(programmes: readonly ProgrammeData[]): string {
  const lines = programmes.map(({ channel, starts_at, ends_at, title, kind, summary, highlight }) => {
    const day = toGuideDay(starts_at);
    return [
      channels.find(({ key }) => key === channel)?.name ?? channel,
      day.split('-').reverse().join('/'),
      toBroadcastTime(starts_at, day),
      toBroadcastTime(ends_at, day),
      title,
      kind,
      summary,
      highlight ? 'oui' : 'non',
    ];
  });
  return toCsvLines([GUIDE_EXPORT_HEADER, ...lines]);
}
