import Papa from 'papaparse';
import { removeCsvFormulaGuards } from '@/admin/lib/csv';
import { guideImportText } from '@/copy/admin/guide';
import { cleanText } from '../../../../supabase/functions/_shared/plain-text.ts';
import { parseYesOrNoCell, toCellComparisonKey } from './guide-cells';

const { problems } = guideImportText;

/** Columns of a file, with the names that our export writes. Their accents tell our export from other files (`isOwnExport`). */
const exportNamesByColumn = {
  chaine: 'chaîne',
  jour: 'jour',
  debut: 'début',
  fin: 'fin',
  titre: 'titre',
  genre: 'genre',
  resume: 'résumé',
  a_ne_pas_manquer: 'à ne pas manquer',
};

type Column = keyof typeof exportNamesByColumn;
const allColumns = Object.keys(exportNamesByColumn) as Column[];

/** Column names in the first line of a guide that this site exported. */
export const GUIDE_EXPORT_HEADER = Object.values(exportNamesByColumn);

const REQUIRED_COLUMNS: readonly Column[] = ['chaine', 'jour', 'debut', 'titre'];

const DELIMITERS = [';', ',', '\t', '|'];

/** Number of first rows that may be the header. A title, notes or Excel's `sep=;` may stand above it. */
const MAX_HEADER_ROWS = 20;

/** Problem of a line; line 0 stands for the whole file. */
export interface GuideCsvLineError {
  line: number;
  text: string;
}

/** Line of the file with a programme. `line` is its number in the file. */
export interface GuideCsvLine {
  line: number;
  cells: Record<Column, string>;
}

/** Inserts a value of the file into a problem, at most 60 characters of it. */
export const formatGuideProblem = (problem: string, value: string | number) =>
  problem.replace('{valeur}', () => String(value).slice(0, 60));

function findMissingColumns(columns: readonly string[]): string | undefined {
  const missingColumns = REQUIRED_COLUMNS.filter((column) => !columns.includes(column));
  if (missingColumns.length === 0) return undefined;
  const problem = missingColumns.length > 1 ? problems.columns : problems.column;
  return formatGuideProblem(problem, missingColumns.join(', '));
}

/** Returns a problem when cells are not under their columns. Missing or extra empty cells at the end are allowed. */
function findColumnShift(row: readonly string[], columns: readonly string[]): string | undefined {
  if (row.slice(columns.length).some((cell) => cell.trim())) return problems.manyCells;
  const lastCell = row.at(-1) ?? '';
  const lastColumn = columns[row.length - 1];
  const isYesOrNo = parseYesOrNoCell(lastCell) !== null && lastCell.trim() !== '';
  const isTextColumn = lastColumn === 'genre' || lastColumn === 'resume';
  // « oui » at the end of a row, under « genre »: a cell before it is missing.
  const isShifted = isYesOrNo && isTextColumn && columns.includes('a_ne_pas_manquer');
  return isShifted ? formatGuideProblem(problems.fewCells, lastCell) : undefined;
}

/** Parses with a delimiter. The header is the row with the most required columns among the first rows. */
function parseWithDelimiter(delimiter: string, text: string) {
  const { data, errors } = Papa.parse<string[]>(text, { newline: '\n', delimiter });
  const quoteErrors = errors.filter(({ type }) => type === 'Quotes');
  const requiredCounts = data.slice(0, MAX_HEADER_ROWS).map((row) => {
    const names = row.map(toCellComparisonKey);
    return REQUIRED_COLUMNS.filter((column) => names.includes(column)).length;
  });
  const requiredCount = Math.max(0, ...requiredCounts);
  return {
    rows: data,
    rowsWithQuoteErrors: new Set(quoteErrors.map(({ row }) => row)),
    requiredCount,
    headerIndex: requiredCounts.indexOf(requiredCount),
  };
}

/** Parses with the delimiter that finds the most required columns in the header. */
const parseRows = (text: string) =>
  DELIMITERS.map((delimiter) => parseWithDelimiter(delimiter, text)).reduce((best, parse) =>
    parse.requiredCount > best.requiredCount ? parse : best,
  );

/** Counts the lines of the file that a row takes: its quoted cells may contain line breaks. */
const countLines = (row: readonly string[]) => row.join('').split('\n').length;

/** Finds delimiter and header of a guide file; returns its lines by column, and errors. */
export function parseGuideLines(fileText: string): { lines: GuideCsvLine[]; errors: GuideCsvLineError[] } {
  // Files edited on several systems mix line ends, and Papa Parse supports one kind only.
  const text = fileText.replaceAll(/\r\n?/g, '\n');
  const { rows, rowsWithQuoteErrors, headerIndex } = parseRows(text);
  let lineNumber = 1;
  for (const row of rows.slice(0, headerIndex)) lineNumber += countLines(row);
  const names = rows[headerIndex] ?? [];
  const columns = names.map(toCellComparisonKey);
  const headerProblem = rowsWithQuoteErrors.has(headerIndex) ? problems.quotes : findMissingColumns(columns);
  if (headerProblem) return { lines: [], errors: [{ line: lineNumber, text: headerProblem }] };
  // Our export escapes formulas.
  const isOwnExport = GUIDE_EXPORT_HEADER.every((name) => names.includes(name));
  function readCell(column: Column, cell = ''): string {
    const text = cleanText(isOwnExport ? removeCsvFormulaGuards(cell) : cell);
    // The programme form shows a summary on several lines, and removes the line breaks of the other fields.
    return column === 'resume' ? text : text.replaceAll(/\s*\n\s*/g, ' ');
  }

  const lines: GuideCsvLine[] = [];
  const errors: GuideCsvLineError[] = [];
  let rowLineCount = countLines(names);
  for (const [index, row] of rows.slice(headerIndex + 1).entries()) {
    lineNumber += rowLineCount;
    rowLineCount = countLines(row);
    const problem = rowsWithQuoteErrors.has(headerIndex + 1 + index)
      ? problems.quotes
      : findColumnShift(row, columns);
    if (problem) {
      errors.push({ line: lineNumber, text: problem });
      continue;
    }
    const cells = Object.fromEntries(
      allColumns.map((column) => [column, readCell(column, row[columns.indexOf(column)])]),
    ) as Record<Column, string>;
    if (row.some((cell) => cell.trim())) lines.push({ line: lineNumber, cells });
  }
  return { lines, errors };
}
