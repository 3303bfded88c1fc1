import { removeControlCharacters } from '../../../supabase/functions/_shared/plain-text.ts';

/**
 * Where a cell may start with what a spreadsheet takes for a formula. Whoever opens the file chooses the separator, and a
 * wrong one cuts cells at any sign that separates, and at each line; blanks and quotes before a formula hide nothing.
 */
const FORMULA = /(?<=^|[;,|\t\n])((?:"|[^\S\t\n])*)(?=[=+\-@\t＝＋－＠])/g;
const NEEDS_QUOTES = /[;"\n]|^\s|\s$/;

/** One cell: no formula in it (an apostrophe before makes it text), quoted as RFC 4180 asks. */
export function csvCell(value: string): string {
  const safe = removeControlCharacters(value).replace(FORMULA, "$1'");
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of a file that French spreadsheets open: semicolons, CRLF after each line. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('');
}

/** The byte order mark, with which a CSV file starts: it makes spreadsheets read UTF-8. */
export const csvStart = '\uFEFF';

export const CSV_TYPE = 'text/csv;charset=utf-8';

/** A CSV file out of its lines. */
export function csvFile(parts: readonly string[]): Blob {
  return new Blob([csvStart, ...parts], { type: CSV_TYPE });
}
