import Papa from 'papaparse';
import { toCsvLines } from '@/admin/lib/csv';
import { importText } from '@/copy/admin/guide';
import { channelTimes } from '@/copy/channel-time';
import { channels } from '@/copy/channels';
import type { ChannelKey } from '@/copy/types';
import { clockOf, dayOf, instantOf, isDay } from '@/shared/lib/guide-day';
import { limits } from '@/shared/lib/limits';
import { findConflict, findEnd, type NewProgramme } from './guide-model';

const { problems } = importText;

/** Most lines of a file. The database checks the same limit. */
const MAX_LINES = 5000;

const COLUMNS = ['chaine', 'jour', 'debut', 'fin', 'titre', 'genre', 'resume', 'a_ne_pas_manquer'] as const;

type Column = (typeof COLUMNS)[number];

const REQUIRED: readonly Column[] = ['chaine', 'jour', 'debut', 'titre'];

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

interface Line {
  line: number;
  cells: Record<Column, string>;
}

/** Valid line. Its end may still be missing. */
interface Draft extends Omit<NewProgramme, 'starts_at' | 'ends_at'> {
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
function readDay(words: string): string | null {
  const [, date = '', month = '', year = ''] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)$/.exec(words) ?? [];
  const day = year ? `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(date)}` : words;
  return isDay(day) ? day : null;
}

/** Parses « 20:45 », « 8:05:00 », « 20h45 » or « 20 h » to `20:45`. */
function readTime(words: string): string | null {
  const [, hours = '', minutes = '00'] = /^(\d\d?)\s*[:hH]\s*(\d\d)?(?::\d\d)?$/.exec(words) ?? [];
  return hours && Number(hours) < 24 && Number(minutes) < 60 ? `${pad(hours)}:${minutes}` : null;
}

const YES_VALUES = ['oui', 'o', 'x', '1', 'vrai', 'true', 'yes'];
const NO_VALUES = ['', 'non', 'n', '0', 'faux', 'false', 'no'];

const readChannel = (words: string): ChannelKey | undefined =>
  channels.find(({ key, name }) => [normalizeName(key), normalizeName(name)].includes(normalizeName(words)))
    ?.key;

/** Removes the apostrophe that our export adds before a formula. */
const removeFormulaGuard = (cell: string) => cell.replace(/^'(?=["\s]*[=+\-@＝＋－＠])/, '');

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
  const mark = normalizeName(cells.a_ne_pas_manquer);
  if (!YES_VALUES.includes(mark) && !NO_VALUES.includes(mark))
    return fail(problems.highlight, cells.a_ne_pas_manquer);
  return { line, channel, day, start, end, title, kind, summary, highlight: YES_VALUES.includes(mark) };
}

/** Returns a problem when the cells are not under their columns. Empty cells at the end may be missing or extra. */
function findColumnShift(row: readonly string[], columns: readonly string[]): string | undefined {
  if (row.slice(columns.length).some((cell) => cell.trim())) return problems.manyCells;
  const [last = '', lastColumn = ''] = [row.at(-1), columns[row.length - 1]];
  const isYesOrNo = [...YES_VALUES, ...NO_VALUES].includes(normalizeName(last)) && last.trim() !== '';
  return isYesOrNo && columns.includes('a_ne_pas_manquer') && ['genre', 'resume'].includes(lastColumn)
    ? formatProblem(problems.fewCells, last)
    : undefined;
}

/** Splits a file into lines, numbered as in the text: a quoted cell may contain line breaks. */
function splitLines(text: string): { lines: Line[]; errors: LineError[] } {
  // Files edited on several systems mix line ends, and Papa Parse supports one kind only.
  const { data, errors: parseErrors } = Papa.parse<string[]>(text.replaceAll(/\r\n?/g, '\n'), {
    newline: '\n',
    delimitersToGuess: [';', ',', '\t', '|'],
  });
  const unquoted = new Set(parseErrors.map(({ type, row }) => (type === 'Quotes' ? row : undefined)));
  if (unquoted.has(0)) return { lines: [], errors: [{ line: 1, text: problems.quotes }] };
  const [names = [], ...rows] = data;
  const columns = names.map(normalizeName);
  const missing = REQUIRED.find((column) => !columns.includes(column));
  if (missing) return { lines: [], errors: [{ line: 1, text: formatProblem(problems.column, missing) }] };
  const countLines = (row: readonly string[]) => row.join('').split('\n').length;
  let line = 1;
  let height = countLines(names);
  const lines: Line[] = [];
  const errors: LineError[] = [];
  for (const [index, row] of rows.entries()) {
    line += height;
    height = countLines(row);
    const problem = unquoted.has(index + 1) ? problems.quotes : findColumnShift(row, columns);
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
function resolveTimes(drafts: readonly Draft[], zone: string): (ParsedProgramme | LineError)[] {
  let after = Number.NEGATIVE_INFINITY;
  const started = drafts
    .map((draft) => ({ draft, at: instantOf(draft.day, draft.start, zone) }))
    .sort((one, other) => one.at - other.at || one.draft.line - other.draft.line)
    .map(({ draft }) => {
      const start = instantOf(draft.day, draft.start, zone, after);
      const end = draft.end ? findEnd(draft.day, draft.end, start, zone) : undefined;
      after = end ?? start + 60_000;
      return { draft, start, end };
    });
  return started.map(({ draft: { day: _, start: __, end: ___, ...said }, start, end }, index) => {
    const ends = end === undefined ? started[index + 1]?.start : end;
    if (ends === undefined) return { line: said.line, text: problems.noEnd };
    if (ends === null || ends <= start) return { line: said.line, text: problems.length };
    return { ...said, starts_at: new Date(start).toISOString(), ends_at: new Date(ends).toISOString() };
  });
}

const isError = (one: object): one is LineError => 'text' in one;

/** Parses a file to programmes and problems. */
export function parseGuide(text: string): ParsedGuide {
  const { lines, errors } = splitLines(text);
  if (errors.length > 0 && lines.length === 0) return { programmes: [], errors };
  if (lines.length > MAX_LINES) return { programmes: [], errors: [{ line: 0, text: problems.tooMany }] };
  if (lines.length === 0) return { programmes: [], errors: [{ line: 0, text: problems.empty }] };

  const days = new Map<string, Draft[]>();
  for (const line of lines) {
    const draft = readLine(line);
    if (isError(draft)) {
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
    for (const one of resolveTimes(drafts, channelTimes[first.channel].zone)) {
      if (isError(one)) errors.push(one);
      else programmes.push(one);
    }
  }
  programmes.sort(
    (one, other) =>
      one.channel.localeCompare(other.channel) || Date.parse(one.starts_at) - Date.parse(other.starts_at),
  );
  // in order of start, so that comparing with the longest earlier programme is enough
  let longest: ParsedProgramme | undefined;
  for (const one of programmes) {
    if (longest && findConflict(one, [longest])) {
      const [before, after] = [longest.line, one.line].sort((a, b) => a - b);
      errors.push({ line: after ?? 0, text: formatProblem(problems.overlap, before ?? 0) });
    }
    const isLater = longest?.channel === one.channel && Date.parse(longest.ends_at) > Date.parse(one.ends_at);
    if (!isLater) longest = one;
  }
  return { programmes, errors: errors.sort((one, other) => one.line - other.line) };
}

/** Writes programmes as CSV that `parseGuide` reads again. */
export function writeGuide(programmes: readonly NewProgramme[]): string {
  const lines = programmes.map(({ channel, starts_at, ends_at, title, kind, summary, highlight }) => {
    const { zone } = channelTimes[channel];
    const [year, month, date] = dayOf(starts_at, zone).split('-');
    return [
      channels.find(({ key }) => key === channel)?.name ?? channel,
      ...[`${date}/${month}/${year}`, clockOf(starts_at, zone), clockOf(ends_at, zone)],
      ...[title, kind, summary, highlight ? 'oui' : 'non'],
    ];
  });
  return toCsvLines([COLUMNS, ...lines]);
}
