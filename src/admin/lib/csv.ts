import { removeControlCharacters } from '../../../supabase/functions/_shared/plain-text.ts';

/**
 * Matches places where a spreadsheet may read a formula. The reader chooses the separator, so any separator or line
 * break may start a cell. Spreadsheets skip blanks and quotes before a formula.
 */
const FORMULA_START = /(?<=^|[;,|\t\n])((?:"|[^\S\t\n])*)(?=[=+\-@\t＝＋－＠])/g;
/** An international phone number is no formula. */
const PHONE_NUMBER = /^\+\d[\d .()\u00a0]{6,20}$/;
const NEEDS_QUOTES = /[;"\n]|^\s|\s$/;

/** Returns one cell, quoted as in RFC 4180. An apostrophe before a formula makes it text. */
export function toCsvCell(value: string): string {
  const text = removeControlCharacters(value);
  const safeText = PHONE_NUMBER.test(text) ? text : text.replace(FORMULA_START, "$1'");
  return NEEDS_QUOTES.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

/** Returns rows as lines for French spreadsheets: semicolons, CRLF after each line. */
export function toCsvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCsvCell).join(';')}\r\n`).join('');
}

/** Byte order mark: spreadsheets then read the file as UTF-8. */
export const CSV_BOM = '\uFEFF';

export const CSV_MIME_TYPE = 'text/csv;charset=utf-8';

export function toCsvBlob(parts: readonly string[]): Blob {
  return new Blob([CSV_BOM, ...parts], { type: CSV_MIME_TYPE });
}
