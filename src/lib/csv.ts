/** What a spreadsheet takes for a formula when a cell starts with it. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[;"\r\n]|^\s|\s$/;

/** One cell: never a formula (a leading apostrophe makes it text), quoted as RFC 4180 asks. */
export function csvCell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of a file that French spreadsheets open: semicolons, CRLF after each line. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('');
}

/** A CSV file out of its lines; the byte order mark makes spreadsheets read UTF-8. */
export function csvFile(parts: readonly string[]): Blob {
  return new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' });
}
