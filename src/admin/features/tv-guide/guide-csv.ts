import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { toCsvLines } from '@/admin/lib/csv';
import { importText } from '@/copy/admin/guide';
import { channelTimes } from '@/copy/channel-time';
import { channels } from '@/copy/channels';
import { addDays, clockOf, dayOf, instantOf } from '@/shared/lib/guide-day';
import { limits } from '@/shared/lib/limits';
import { readChannel, readDay, readTime, readYesOrNo } from './guide-cells';
import { findConflict, findEnd, type NewProgramme } from './guide-model';
import { EXPORT_HEADER, formatProblem, type Line, type LineError, readTable } from './guide-table';
import { findNightDating, isNightLine, type NightDating } from './night-dates';

const { problems } = importText;

/** Most lines of a file. The database checks the same limit. */
const MAX_LINES = 5000;

/** Programme with its line in the file. */
export interface ParsedProgramme extends NewProgramme {
  line: number;
}

/** Valid line. Its end may still be missing. */
export interface Draft extends Omit<NewProgramme, 'starts_at' | 'ends_at'> {
  line: number;
  day: string;
  start: string;
  end: string;
}

export interface ParsedGuide {
  programmes: ParsedProgramme[];
  errors: LineError[];
  /** First line whose night depends on the dating, and the dating that the file shows; null without such a line. */
  night: { example: Draft; shown: NightDating | null } | null;
}

function readLine({ line, cells }: Line): Draft | LineError {
  const fail = (problem: string, value = ''): LineError => ({ line, text: formatProblem(problem, value) });
  const channel = readChannel(cells.chaine);
  if (!channel) return fail(problems.channel, cells.chaine);
  const day = readDay(cells.jour);
  if (!day) return fail(problems.day, cells.jour);
  const start = readTime(cells.debut);
  if (!start) return fail(problems.start, cells.debut);
  const end = cells.fin ? readTime(cells.fin) : '';
  if (end === null) return fail(problems.end, cells.fin);
  if (start === end) return fail(problems.length);
  const { titre: title, genre: kind, resume: summary } = cells;
  if (!title) return fail(problems.title);
  if ([...title].length > limits.programme.title) return fail(problems.titleLong);
  if ([...kind].length > limits.programme.kind) return fail(problems.kindLong);
  if ([...summary].length > limits.programme.summary) return fail(problems.summaryLong);
  const highlight = readYesOrNo(cells.a_ne_pas_manquer);
  if (highlight === null) return fail(problems.highlight, cells.a_ne_pas_manquer);
  return { line, channel, day, start, end, title, kind, summary, highlight };
}

/** Returns the instant when a line ends: the next `05:00`, or the `29:00` of its broadcast day. */
const toEnd = ({ day, end }: Draft, start: number, zone: string) =>
  end >= '24:00' ? instantOf(day, end, zone) : findEnd(day, end, start, zone);

/** Computes start and end of the programmes of one day. Without an end, a programme ends when the next one starts. */
function resolveTimes(drafts: readonly Draft[], zone: string): (ParsedProgramme | LineError)[] {
  let after = Number.NEGATIVE_INFINITY;
  const started = drafts
    .map((draft) => ({ draft, at: instantOf(draft.day, draft.start, zone) }))
    .sort((one, other) => one.at - other.at || one.draft.line - other.draft.line)
    .map(({ draft }) => {
      const start = instantOf(draft.day, draft.start, zone, after);
      const end = draft.end ? toEnd(draft, start, zone) : undefined;
      after = end ?? start + 60_000;
      return { draft, start, end };
    });
  return started.map(({ draft: { day: _, start: __, end: ___, ...said }, start, end }, index) => {
    const ends = end === undefined ? started[index + 1]?.start : end;
    if (ends === undefined) return { line: said.line, text: problems.noEnd };
    if (ends === null || ends <= start || ends - start > millisecondsInDay)
      return { line: said.line, text: problems.duration };
    return { ...said, starts_at: new Date(start).toISOString(), ends_at: new Date(ends).toISOString() };
  });
}

/** Splits results into values and errors. */
function splitErrors<Value extends object>(results: readonly (Value | LineError)[]) {
  const isError = (one: Value | LineError): one is LineError => 'text' in one;
  return {
    values: results.filter((one): one is Value => !isError(one)),
    errors: results.filter(isError),
  };
}

/** Returns the programmes of valid lines, by channel and start, and the lines without a possible end. */
function toProgrammes(drafts: readonly Draft[]): { programmes: ParsedProgramme[]; errors: LineError[] } {
  const days = new Map<string, { zone: string; drafts: Draft[] }>();
  for (const draft of drafts) {
    const key = `${draft.channel} ${draft.day}`;
    const day = days.get(key);
    if (day) day.drafts.push(draft);
    else days.set(key, { zone: channelTimes[draft.channel].zone, drafts: [draft] });
  }
  const { values, errors } = splitErrors<ParsedProgramme>(
    [...days.values()].flatMap((day) => resolveTimes(day.drafts, day.zone)),
  );
  const programmes = values.sort(
    (one, other) =>
      one.channel.localeCompare(other.channel) || Date.parse(one.starts_at) - Date.parse(other.starts_at),
  );
  return { programmes, errors };
}

/** Returns an error for each programme that starts before an earlier one ends. */
function findOverlaps(programmes: readonly ParsedProgramme[]): LineError[] {
  const errors: LineError[] = [];
  // in order of start, so that comparing with the longest earlier programme is enough
  let longest: ParsedProgramme | undefined;
  for (const one of programmes) {
    if (longest && findConflict(one, [longest])) {
      const [before = 0, after = 0] = [longest.line, one.line].sort((a, b) => a - b);
      errors.push({ line: after, text: formatProblem(problems.overlap, before) });
    }
    const isLater = longest?.channel === one.channel && Date.parse(longest.ends_at) > Date.parse(one.ends_at);
    if (!isLater) longest = one;
  }
  return errors;
}

const toFailure = (text: string): ParsedGuide => ({
  programmes: [],
  errors: [{ line: 0, text }],
  night: null,
});

/** Parses a file to programmes and problems. Without a chosen dating, that of the file decides on its nights. */
export function parseGuide(text: string, chosen?: NightDating): ParsedGuide {
  const { lines, errors: tableErrors } = readTable(text);
  if (tableErrors.length > 0 && lines.length === 0)
    return { programmes: [], errors: tableErrors, night: null };
  if (lines.length > MAX_LINES) return toFailure(problems.tooMany);
  if (lines.length === 0) return toFailure(problems.empty);

  const { values: drafts, errors: lineErrors } = splitErrors<Draft>(lines.map(readLine));
  const errors = [...tableErrors, ...lineErrors];
  const example = drafts.find(isNightLine);
  const shown = findNightDating(drafts);
  const dating = chosen ?? shown;
  const sorted = (all: LineError[]) => all.sort((one, other) => one.line - other.line);
  const night = example ? { example, shown } : null;
  if (night && !dating) return { programmes: [], errors: sorted(errors), night };

  const dated = drafts.map((draft) =>
    dating === 'calendar' && isNightLine(draft) ? { ...draft, day: addDays(draft.day, -1) } : draft,
  );
  const { programmes, errors: timeErrors } = toProgrammes(dated);
  return { programmes, errors: sorted([...errors, ...timeErrors, ...findOverlaps(programmes)]), night };
}

/** Writes a time after midnight as `24:30`: read again, it cannot belong to another night. */
function toBroadcastTime(instant: string, day: string, zone: string): string {
  const clock = clockOf(instant, zone);
  const isAfterMidnight = dayOf(Date.parse(instant) - millisecondsInHour, zone) === day && clock < '06:00';
  return isAfterMidnight ? `${Number(clock.slice(0, 2)) + 24}${clock.slice(2)}` : clock;
}

/** Writes programmes as CSV that `parseGuide` reads again. */
export function writeGuide(programmes: readonly NewProgramme[]): string {
  const lines = programmes.map(({ channel, starts_at, ends_at, title, kind, summary, highlight }) => {
    const { zone } = channelTimes[channel];
    const day = dayOf(starts_at, zone);
    return [
      channels.find(({ key }) => key === channel)?.name ?? channel,
      day.split('-').reverse().join('/'),
      ...[starts_at, ends_at].map((instant) => toBroadcastTime(instant, day, zone)),
      ...[title, kind, summary, highlight ? 'oui' : 'non'],
    ];
  });
  return toCsvLines([EXPORT_HEADER, ...lines]);
}
