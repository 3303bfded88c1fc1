import { removeControlCharacters } from '../../../supabase/functions/_shared/plain-text.ts';

/** Matches a text and the separator after it. Each spreadsheet chooses a separator, so any of them may end a cell. */
const POSSIBLE_CELL = /[^;,|\t\n]*(?:[;,|\t\n]|$)/g;
/**
 * Matches the start of a formula, such as `=1+1` or ` "-5`: spreadsheets skip blanks and quotes. Apostrophes of the author
 * may stand before the formula: the export adds one more, and an import removes only that one.
 */
const FORMULA_START = /^((?:"|[^\S\t\n])*)(?='*[=+\-@\t＝＋－＠])/;
/** Matches the start of a formula after the apostrophe that the export adds. */
const FORMULA_START_WITH_APOSTROPHE = /^((?:"|[^\S\t\n])*)'(?='*[=+\-@\t＝＋－＠])/;
/** Matches an international phone number, such as « +225 07 08 09 10 »: it is no formula. */
const PHONE_NUMBER = /^\+\d[\d .()\u00a0]{6,20}$/;
const NEEDS_QUOTES = /[;"\n]|^\s|\s$/;

/** Safari before 16.4 has no look-behind, so each possible cell is replaced on its own. */
const replaceInCells = (text: string, pattern: RegExp, replacement: string): string =>
  text.replace(POSSIBLE_CELL, (cell) => cell.replace(pattern, replacement));

/** Returns one cell, quoted as in RFC 4180. An apostrophe before a formula makes it text. */
export function toCsvCell(value: string): string {
  const text = removeControlCharacters(value);
  const safeText = PHONE_NUMBER.test(text) ? text : replaceInCells(text, FORMULA_START, "$1'");
  return NEEDS_QUOTES.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

/** Removes the apostrophes that `toCsvCell` added before formulas. The quotes are already removed. */
export const removeCsvFormulaGuards = (cell: string): string =>
  replaceInCells(cell, FORMULA_START_WITH_APOSTROPHE, '$1');

/** Returns rows as lines for French spreadsheets: semicolons, CRLF after each line. */
export function toCsvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCsvCell).join(';')}\r\n`).join('');
}

/** Byte order mark: spreadsheets then read the file as UTF-8. */
export const CSV_BOM = '\uFEFF';

/** MIME type of CSV files, with their charset. */
export const CSV_MIME_TYPE = 'text/csv;charset=utf-8';

/** Creates a CSV file from parts of text, with the byte order mark at its start. */
export function toCsvBlob(parts: readonly string[]): Blob {
  return new Blob([CSV_BOM, ...parts], { type: CSV_MIME_TYPE });
}
