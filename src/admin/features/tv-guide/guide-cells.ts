import { importText } from '@/copy/admin/guide';
import { channels } from '@/copy/channels';
import { months } from '@/copy/months';
import type { ChannelKey } from '@/copy/types';
import { weekdays } from '@/copy/weekdays';
import { addDays, getWeekdayIndex, isValidDay } from '@/shared/lib/guide-day';
import { formatLongDate } from '@/shared/lib/long-date';
import { foldText } from '@/shared/lib/search-text';

/** Returns a name without accents and signs, for comparisons. */
export const normalizeName = (words: string) =>
  foldText(words)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

const pad = (value: number | string) => String(value).padStart(2, '0');

/** Spreadsheets count days from this one. */
const SERIAL_START = '1899-12-30';

/** Returns the number, from 1, of a month that is written in full or abbreviated: « décembre », « déc. ». */
function findMonth(words: string): number | undefined {
  const name = foldText(words).replace('.', '');
  const index = months.findIndex((month) => foldText(month) === name);
  const abbreviatedMatches = months.filter((month) => foldText(month).startsWith(name));
  if (index >= 0) return index + 1;
  return name.length >= 3 && abbreviatedMatches.length === 1
    ? months.indexOf(abbreviatedMatches[0] ?? '') + 1
    : undefined;
}

/**
 * Formats « 24/11/2026 », « 24.11.26 », « 2026-11-24 », « 24 novembre 2026 » or a serial number as an ISO date. The date
 * may not exist. Null for other words.
 */
function toIsoDate(words: string): string | null {
  if (/^[3-7]\d{4}$/.test(words)) return addDays(SERIAL_START, Number(words));
  const [, date = '', month = '', year = ''] =
    /^(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)$/.exec(words) ??
    /^(\d\d?)(?:er)?\s+([\p{L}]+\.?)\s+(\d{4})$/iu.exec(words) ??
    [];
  const monthNumber = /^\d/.test(month) ? month : findMonth(month);
  const day =
    year && monthNumber
      ? `${year.length === 2 ? `20${year}` : year}-${pad(monthNumber)}-${pad(date)}`
      : words;
  return /^20\d\d-\d\d-\d\d$/.test(day) ? day : null;
}

/** Reason why a cell does not contain a valid day. */
interface DayProblem {
  problem: string;
}

const { problems } = importText;

/** Parses a cell to an ISO day. A weekday before the day, or midnight after it, is allowed. */
export function parseDay(words: string): { day: string } | DayProblem {
  const date = words.replace(/[ T]00:00(?::00)?(?:\.0+)?$/, '');
  const [, name = '', rest = date] = /^(\p{L}{3,8})[.,]*\s+(.+)$/u.exec(date) ?? [];
  const day = toIsoDate(rest.trim());
  const isWeekday = (weekday: string) => weekday.startsWith(name.toLowerCase());
  if (!day || !weekdays.some(isWeekday)) return { problem: problems.day };
  if (!isValidDay(day)) return { problem: problems.noSuchDay };
  const weekday = weekdays[getWeekdayIndex(day)] ?? '';
  if (isWeekday(weekday)) return { day };
  return { problem: problems.weekday.replace('{jour}', formatLongDate(day)).replace('{nom}', weekday) };
}

/** Last hour of the broadcast day: `29:59` is one minute to six of the next morning. */
const LAST_HOUR = 29;
const MINUTES_OF_DAY = 1440;

/** Parses « 20:45 », « 8:05:00 », « 20h45 », « 20 h », « 24:30 » or the serial `0,8646` to `20:45`. */
export function parseTime(words: string): string | null {
  const isSerial = /^(?:[01][.,]\d+|0)$/.test(words);
  const minutesOfSerial = Math.round(Number(words.replace(',', '.')) * MINUTES_OF_DAY);
  const [, hours = '', minutes = '00'] = isSerial
    ? ['', String(Math.floor(minutesOfSerial / 60)), pad(minutesOfSerial % 60)]
    : (/^(\d\d?)\s*[:hH]\s*(\d\d)?(?::\d\d)?$/.exec(words) ?? []);
  return hours && Number(hours) <= LAST_HOUR && Number(minutes) < 60 ? `${pad(hours)}:${minutes}` : null;
}

const YES_VALUES = ['oui', 'o', 'x', '1', 'vrai', 'true', 'yes'];
const NO_VALUES = ['', 'non', 'n', '0', 'faux', 'false', 'no'];

/** Parses « oui », « x », « faux »… Null for another word. */
export function parseYesOrNo(words: string): boolean | null {
  const answer = normalizeName(words);
  if (YES_VALUES.includes(answer)) return true;
  return NO_VALUES.includes(answer) ? false : null;
}

/** Returns the channel of a key or a name. */
export const parseChannel = (words: string): ChannelKey | undefined =>
  channels.find(({ key, name }) => [normalizeName(key), normalizeName(name)].includes(normalizeName(words)))
    ?.key;
