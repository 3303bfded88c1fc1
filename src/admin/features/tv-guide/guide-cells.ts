import { guideImportText } from '@/copy/admin/guide';
import { channels } from '@/copy/channels';
import { months } from '@/copy/months';
import type { ChannelKey } from '@/copy/types';
import { weekdays } from '@/copy/weekdays';
import { getWeekdayIndex, isValidDay } from '@/shared/lib/guide-day';
import { formatLongDate } from '@/shared/lib/long-date';
import { foldText } from '@/shared/lib/search-text';

/** Folds a cell for comparisons: « À ne pas manquer » → `a_ne_pas_manquer`. */
export const toCellComparisonKey = (text: string) =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

const pad = (value: number | string) => String(value).padStart(2, '0');

/** Returns the number, from 1, of a month that is written in full or abbreviated: « décembre », « déc. ». */
function findMonth(text: string): number | undefined {
  const name = foldText(text).replace('.', '');
  const fullNames = months.map(foldText);
  if (fullNames.includes(name)) return fullNames.indexOf(name) + 1;
  const [match, otherMatch] = fullNames.filter((fullName) => fullName.startsWith(name));
  const isUnambiguous = name.length >= 3 && match !== undefined && otherMatch === undefined;
  return isUnambiguous ? fullNames.indexOf(match) + 1 : undefined;
}

const ISO_DATE = /^20\d\d-\d\d-\d\d$/;

/**
 * Formats « 24/11/2026 », « 24.11.26 », « 2026-11-24 » or « 24 novembre 2026 » as an ISO date; null for another text.
 * Does not check that the date exists: « 31/11/2026 » gives `2026-11-31`.
 */
function toIsoDate(text: string): string | null {
  const numericDate = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)$/.exec(text);
  const namedDate = /^(\d\d?)(?:er)?\s+(\p{L}+\.?)\s+(\d{4})$/iu.exec(text);
  const match = numericDate ?? namedDate;
  if (!match) return ISO_DATE.test(text) ? text : null;
  const [, dayOfMonth = '', month = '', year = ''] = match;
  const monthNumber = numericDate ? month : findMonth(month);
  if (!monthNumber) return null;
  const fullYear = year.length === 2 ? `20${year}` : year;
  const date = `${fullYear}-${pad(monthNumber)}-${pad(dayOfMonth)}`;
  return ISO_DATE.test(date) ? date : null;
}

const { problems } = guideImportText;

/** Parses a cell to an ISO day, or returns its problem. A cell may also have a weekday before the day, and midnight after it. */
export function parseDayCell(text: string): { day: string } | { problem: string } {
  // "2026-11-24 00:00:00" → "2026-11-24"
  const date = text.replace(/[ T]00:00(?::00)?(?:\.0+)?$/, '');
  // "mer. 02/12/2026" → "mer" and "02/12/2026"
  const [, name = '', dateWithoutName = date] = /^(\p{L}{3,8})[.,]*\s+(.+)$/u.exec(date) ?? [];
  const day = toIsoDate(dateWithoutName.trim());
  // Without a weekday in the cell, `name` is empty and every weekday matches.
  const isNamedWeekday = (weekday: string) => weekday.startsWith(name.toLowerCase());
  if (!day || !weekdays.some(isNamedWeekday)) return { problem: problems.day };
  if (!isValidDay(day)) return { problem: problems.noSuchDay };
  const weekday = weekdays[getWeekdayIndex(day)] ?? '';
  if (isNamedWeekday(weekday)) return { day };
  return { problem: problems.weekday.replace('{jour}', formatLongDate(day)).replace('{nom}', weekday) };
}

/** Last hour that a file may count from midnight of its day: `29:59` is 05:59 of the next morning. */
const LAST_HOUR = 29;

/** Parses « 8:05:00 » to `08:05`, « 20 h » to `20:00`, and « 24h30 » to `24:30`. Null for another text. */
export function parseClockCell(text: string): string | null {
  const [match, hours, minutes = '00'] = /^(\d\d?)\s*[:h]\s*([0-5]\d)?(?::\d\d)?$/i.exec(text) ?? [];
  if (match === undefined || Number(hours) > LAST_HOUR) return null;
  return `${pad(Number(hours))}:${minutes}`;
}

const YES_VALUES = ['oui', 'o', 'x', '1', 'vrai', 'true', 'yes'];
const NO_VALUES = ['', 'non', 'n', '0', 'faux', 'false', 'no'];

/** Parses « oui », « x », « faux »… Null for another text. */
export function parseYesOrNoCell(text: string): boolean | null {
  const answer = toCellComparisonKey(text);
  if (YES_VALUES.includes(answer)) return true;
  return NO_VALUES.includes(answer) ? false : null;
}

/** Returns the key of the channel that a cell names; undefined for another text. */
export const parseChannelCell = (text: string): ChannelKey | undefined =>
  channels.find(({ key, name }) => [key, name].map(toCellComparisonKey).includes(toCellComparisonKey(text)))
    ?.key;
