import Papa from 'papaparse';
import { toCsvLines } from '@/admin/lib/csv';
import { importText } from '@/copy/admin/guide';
import { channelTimes } from '@/copy/channel-time';
import { channels } from '@/copy/channels';
import type { ChannelKey } from '@/copy/types';
import { formatClock, isDay, toGuideDay, toInstant } from '@/shared/lib/guide-day';
import { limits } from '@/shared/lib/limits';
import { findConflict, findEnd, type NewProgramme } from './guide-model';

const { problems } = importText;

/** Most lines of a file. The database checks the same limit. */
const MAX_LINES = 5000;

const COLUMNS = ['chaine', 'jour', 'debut', 'fin', 'titre', 'genre', 'resume', 'a_ne_pas_manquer'] as const;

type Column = (typeof COLUMNS)[number];

const REQUIRED_COLUMNS: readonly Column[] = ['chaine', 'jour', 'debut', 'titre'];

/** Problem of a line; line 0 stands for the whole file. */
export interface LineError {
  line: number;
  text: string;
}

/** Programme with its line in the file. */
export interface ParsedProgramme extends NewProgramme {
  line: number;
}

export interface ParsedGuide {
  programmes: ParsedProgramme[];
  errors: LineError[];
}

interface FileLine {
  line: number;
  cells: Record<Column, string>;
}

/** Valid line of the file. Its end may be empty. */
interface ParsedLine extends Omit<NewProgramme, 'starts_at' | 'ends_at'> {
  line: number;
  day: string;
  start: string;
  end: string;
}

const normalizeName = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

const formatProblem = (problem: string, value: string | number) =>
  problem.replace('{valeur}', String(value).slice(0, 60));

const pad = (value: string) => value.padStart(2, '0');

/** Parses « 24/11/2026 », « 24.11.26 » or « 2026-11-24 » to an ISO day. */
function parseDay(words: string): string | null {
  const [, date = '', month = '', year = ''] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)$/.exec(words) ?? [];
  const day = year ? `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(date)}` : words;
  return isDay(day) ? day : null;
}

/** Parses « 20:45 », « 8:05:00 », « 20h45 » or « 20 h » to `20:45`. */
function parseTime(words: string): string | null {
  const [, hours = '', minutes = '00'] = /^(\d\d?)\s*[:hH]\s*(\d\d)?(?::\d\d)?$/.exec(words) ?? [];
  return hours && Number(hours) < 24 && Number(minutes) < 60 ? `${pad(hours)}:${minutes}` : null;
}

const YES_VALUES = ['oui', 'o', 'x', '1', 'vrai', 'true', 'yes'];
const NO_VALUES = ['', 'non', 'n', '0', 'faux', 'false', 'no'];

const parseChannel = (words: string): ChannelKey | undefined =>
  channels.find(({ key, name }) => [normalizeName(key), normalizeName(name)].includes(normalizeName(words)))
    ?.key;

/** Removes the apostrophe that our export adds before a formula. */
const removeFormulaGuard = (cell: string) => cell.replace(/^'(?=["\s]*[=+\-@＝＋－＠])/, '');

function parseLine({ line, cells }: FileLine): ParsedLine | LineError {
  const toLineError = (problem: string, value = ''): LineError => ({
    line,
    text: formatProblem(problem, value),
  });
  const channel = parseChannel(cells.chaine);
  if (!channel) return toLineError(problems.channel, cells.chaine);
  const day = parseDay(cells.jour);
  if (!day) return toLineError(problems.day, cells.jour);
  const start = parseTime(cells.debut);
  if (!start) return toLineError(problems.start, cells.debut);
  const end = cells.fin ? parseTime(cells.fin) : '';
  if (end === null) return toLineError(problems.end, cells.fin);
  if (start === end) return toLineError(problems.length);
  const { titre: title, genre: kind, resume: summary } = cells;
  if (!title) return toLineError(problems.title);
  if ([...title].length > limits.programme.title) return toLineError(problems.titleLong);
  if ([...kind].length > limits.programme.kind) return toLineError(problems.kindLong);
  if ([...summary].length > limits.programme.summary) return toLineError(problems.summaryLong);
  const highlightCell = normalizeName(cells.a_ne_pas_manquer);
  if (!YES_VALUES.includes(highlightCell) && !NO_VALUES.includes(highlightCell))
    return toLineError(problems.highlight, cells.a_ne_pas_manquer);
  return {
    line,
    channel,
    day,
    start,
    end,
    title,
    kind,
    summary,
    highlight: YES_VALUES.includes(highlightCell),
  };
}

/** Returns a problem when cells are not under their columns. Missing or extra empty cells at the end are allowed. */
function findColumnShift(row: readonly string[], columns: readonly string[]): string | undefined {
  if (row.slice(columns.length).some((cell) => cell.trim())) return problems.manyCells;
  const [last = '', lastColumn = ''] = [row.at(-1), columns[row.length - 1]];
  const isYesOrNo = [...YES_VALUES, ...NO_VALUES].includes(normalizeName(last)) && last.trim() !== '';
  return isYesOrNo && columns.includes('a_ne_pas_manquer') && ['genre', 'resume'].includes(lastColumn)
    ? formatProblem(problems.fewCells, last)
    : undefined;
}

/** Splits a file into rows, each with its first line number. A quoted cell may contain line breaks. */
function splitLines(text: string): { lines: FileLine[]; errors: LineError[] } {
  // Files edited on several systems mix line ends, and Papa Parse supports one kind only.
  const { data, errors: parseErrors } = Papa.parse<string[]>(text.replaceAll(/\r\n?/g, '\n'), {
    newline: '\n',
    delimitersToGuess: [';', ',', '\t', '|'],
  });
  const rowsWithQuoteErrors = new Set(
    parseErrors.map(({ type, row }) => (type === 'Quotes' ? row : undefined)),
  );
  if (rowsWithQuoteErrors.has(0)) return { lines: [], errors: [{ line: 1, text: problems.quotes }] };
  const [names = [], ...rows] = data;
  const columns = names.map(normalizeName);
  const missingColumn = REQUIRED_COLUMNS.find((column) => !columns.includes(column));
  if (missingColumn)
    return { lines: [], errors: [{ line: 1, text: formatProblem(problems.column, missingColumn) }] };
  const countLines = (row: readonly string[]) => row.join('').split('\n').length;
  let line = 1;
  let rowLineCount = countLines(names);
  const lines: FileLine[] = [];
  const errors: LineError[] = [];
  for (const [index, row] of rows.entries()) {
    line += rowLineCount;
    rowLineCount = countLines(row);
    const problem = rowsWithQuoteErrors.has(index + 1) ? problems.quotes : findColumnShift(row, columns);
    if (problem) {
      errors.push({ line, text: problem });
      continue;
    }
    const cells = Object.fromEntries(
      COLUMNS.map((column) => {
        const index = columns.indexOf(column);
        return [column, removeFormulaGuard((row[index] ?? '').replaceAll('\0', '').trim())];
      }),
    ) as Record<Column, string>;
    if (row.some((cell) => cell.trim())) lines.push({ line, cells });
  }
  return { lines, errors };
}

/** Computes start and end of the programmes of one day. Without an end, a programme ends when the next one starts. */
function resolveTimes(drafts: readonly ParsedLine[], zone: string): (ParsedProgramme | LineError)[] {
  let earliestStart = Number.NEGATIVE_INFINITY;
  const timedLines = drafts
    .map((draft) => ({ draft, at: toInstant(draft.day, draft.start, zone) }))
    .sort((one, other) => one.at - other.at || one.draft.line - other.draft.line)
    .map(({ draft }) => {
      const start = toInstant(draft.day, draft.start, zone, earliestStart);
      const end = draft.end ? findEnd(draft.day, draft.end, start, zone) : undefined;
      earliestStart = end ?? start + 60_000;
      return { draft, start, end };
    });
  return timedLines.map(({ draft: { day: _, start: __, end: ___, ...details }, start, end }, index) => {
    const ends = end === undefined ? timedLines[index + 1]?.start : end;
    if (ends === undefined) return { line: details.line, text: problems.noEnd };
    if (ends === null || ends <= start) return { line: details.line, text: problems.length };
    return { ...details, starts_at: new Date(start).toISOString(), ends_at: new Date(ends).toISOString() };
  });
}

const isLineError = (value: object): value is LineError => 'text' in value;

/** Parses a file to programmes and problems. */
export function parseGuide(text: string): ParsedGuide {
  const { lines, errors } = splitLines(text);
  if (errors.length > 0 && lines.length === 0) return { programmes: [], errors };
  if (lines.length > MAX_LINES) return { programmes: [], errors: [{ line: 0, text: problems.tooMany }] };
  if (lines.length === 0) return { programmes: [], errors: [{ line: 0, text: problems.empty }] };

  const days = new Map<string, ParsedLine[]>();
  for (const line of lines) {
    const draft = parseLine(line);
    if (isLineError(draft)) {
      errors.push(draft);
      continue;
    }
    const key = `${draft.channel} ${draft.day}`;
    const dayDrafts = days.get(key);
    if (dayDrafts) dayDrafts.push(draft);
    else days.set(key, [draft]);
  }

  const programmes: ParsedProgramme[] = [];
  for (const drafts of days.values()) {
    const [first] = drafts;
    if (!first) continue;
    for (const result of resolveTimes(drafts, channelTimes[first.channel].zone)) {
      if (isLineError(result)) errors.push(result);
      else programmes.push(result);
    }
  }
  programmes.sort(
    (one, other) =>
      one.channel.localeCompare(other.channel) || Date.parse(one.starts_at) - Date.parse(other.starts_at),
  );
  // Programmes are in order of start: each needs comparing only with the earlier one that ends last.
  let lastToEnd: ParsedProgramme | undefined;
  for (const programme of programmes) {
    if (lastToEnd && findConflict(programme, [lastToEnd])) {
      const [earlierLine, laterLine] = [lastToEnd.line, programme.line].sort((a, b) => a - b);
      errors.push({ line: laterLine ?? 0, text: formatProblem(problems.overlap, earlierLine ?? 0) });
    }
    const endsLater =
      lastToEnd?.channel === programme.channel &&
      Date.parse(lastToEnd.ends_at) > Date.parse(programme.ends_at);
    if (!endsLater) lastToEnd = programme;
  }
  return { programmes, errors: errors.sort((one, other) => one.line - other.line) };
}

/** Writes programmes as CSV that `parseGuide` reads again. */
export function writeGuide(programmes: readonly NewProgramme[]): string {
  const lines = programmes.map(({ channel, starts_at, ends_at, title, kind, summary, highlight }) => {
    const { zone } = channelTimes[channel];
    const [year, month, date] = toGuideDay(starts_at, zone).split('-');
    return [
      channels.find(({ key }) => key === channel)?.name ?? channel,
      ...[`${date}/${month}/${year}`, formatClock(starts_at, zone), formatClock(ends_at, zone)],
      ...[title, kind, summary, highlight ? 'oui' : 'non'],
    ];
  });
  return toCsvLines([COLUMNS, ...lines]);
}
